import { expect, it } from "@jest/globals";
import { unavailable } from "../threads/runner.js";
import type { Threads } from "../threads/threads.js";
import { HOUR } from "../time/clock.js";
import { TableSizes } from "./tableSizes.js";

const SIZES = [{ name: "reading_hour", bytes: 5e9, rows: null }];

it("asks once an hour, whoever wants to know meanwhile, and again after a try that failed", async () => {
  let now = 1000;
  let asked = 0;
  const answers = [
    unavailable("Too many reports are being made; try again."),
    SIZES,
    SIZES,
    new Error("gone"),
  ];
  const run = async () => {
    const answer = answers[asked++];
    if (answer instanceof Error) throw answer;
    return Buffer.from(JSON.stringify(answer));
  };
  const sizes = new TableSizes({ run } as unknown as Threads, () => now);
  expect(await sizes.largest()).toEqual([]);
  expect(await Promise.all([sizes.largest(), sizes.largest()])).toEqual([SIZES, SIZES]);
  now += HOUR - 1;
  expect([await sizes.largest(), asked]).toEqual([SIZES, 2]);
  now += 1;
  expect([await sizes.largest(), asked]).toEqual([SIZES, 3]);
  now += HOUR;
  await expect(sizes.largest()).rejects.toThrow("gone");
});
