import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { demoModel } from "../../test/demoModel.js";
import { isRestart, outcomeOf, secondsFor } from "./actions.js";
import type { Device } from "./device.js";
import { statusAt } from "./status.js";

const NOON = Date.UTC(2026, 8, 22, 10) / 1000;

const outcome = (serialNumber: string, actionType: string, faults: Device["faults"] = []) => {
  const asked = { ...demoModel(serialNumber), faults };
  return outcomeOf(asked, { id: 1, data: { actionType } }, statusAt(1, asked, NOON));
};

describe("an action", () => {
  it.each([
    ["OB-2301", "restart", "succeeded", "Naprava je znova zagnana."],
    ["OB-2301", "displayTest", "succeeded", "Vse lučke svetijo."],
    ["OB-2305", "flasherTest", "failure", "Baterija je prešibka (11,"],
    ["OB-2305", "readParameters", "succeeded", "Baterija 11,"],
    ["OB-2313", "flasherTest", "succeeded", "Bliskavka je utripala."],
    ["OB-2301", "flasherTest", "failure", "Naprava nima bliskavke."],
    ["OB-2402", "soundTest", "failure", "Naprava nima prikazovalnika."],
    ["OB-2601", "syncClock", "succeeded", "Ura je nastavljena."],
    ["OB-2301", "toString", "failure", "Naprava ne pozna ukaza toString."],
  ])("of %s, %s, is a %s", (serialNumber, actionType, status, message) => {
    expect(outcome(serialNumber, actionType)).toEqual({ status, message: expect.stringContaining(message) });
  });

  it("fails while the device is broken, and not before", () => {
    const broken = (since: number) => outcome("OB-2301", "restart", [{ since, fault: "actions" }]).status;
    expect([broken(NOON), broken(NOON + 1)]).toEqual(["failure", "succeeded"]);
  });
});

it("takes seconds, a restart longer, each time the same", () => {
  const action = fc.record({
    id: fc.nat(),
    data: fc.record({ actionType: fc.constantFrom("restart", "syncClock", "x") }),
  });
  fc.assert(
    fc.property(fc.integer(), action, (seed, asked) => {
      const seconds = secondsFor(seed, demoModel("OB-2301"), asked);
      expect(seconds).toBeGreaterThanOrEqual(isRestart(asked) ? 15 : 2);
      expect(seconds).toBeLessThan(isRestart(asked) ? 35 : 12);
      expect(secondsFor(seed, demoModel("OB-2301"), asked)).toBe(seconds);
    }),
  );
});
