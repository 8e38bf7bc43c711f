import { expect, it } from "@jest/globals";
import { codeAt } from "../../test/secondFactors.js";
import { newTotpSecret, stepOfCode } from "./totp.rules.js";

const secret = newTotpSecret();
/** The middle of a step of 30 s. */
const NOW = 1_794_700_815;
const STEP = Math.floor(NOW / 30);

it("tells the step of a code of now, the one before and the one after, and of no other", () => {
  const steps = [-60, -30, 0, 30, 60].map((apart) =>
    stepOfCode({ secret, lastStep: null }, codeAt(secret, NOW + apart), NOW),
  );
  expect(steps).toEqual([null, STEP - 1, STEP, STEP + 1, null]);
});

it("takes no step up to the last one", () => {
  const taken = [STEP - 1, STEP, STEP + 1].map((lastStep) =>
    stepOfCode({ secret, lastStep }, codeAt(secret, NOW), NOW),
  );
  expect(taken).toEqual([STEP, null, null]);
});

it.each(["", "12345", "1234567", "12345a", "１２３４５６"])("takes no %p for a code", (code) => {
  expect(stepOfCode({ secret, lastStep: null }, code, NOW)).toBeNull();
});
