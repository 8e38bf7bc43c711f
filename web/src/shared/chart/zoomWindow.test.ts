import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { stepWindow, zoomSteps } from "./zoomWindow";

const whole = { min: 0, max: 100 };

it.each([
  ["in", { min: 0, max: 100 }, { min: 25, max: 75 }],
  ["in", { min: 25, max: 75 }, { min: 37.5, max: 62.5 }],
  ["in", { min: 40, max: 50 }, { min: 40, max: 50 }],
  ["out", { min: 0, max: 40 }, { min: 0, max: 80 }],
  ["out", { min: 0, max: 80 }, { min: 0, max: 100 }],
  ["left", { min: 40, max: 60 }, { min: 30, max: 50 }],
  ["left", { min: 5, max: 25 }, { min: 0, max: 20 }],
  ["right", { min: 75, max: 95 }, { min: 80, max: 100 }],
] as const)("a step %s from %p leads to %p", (step, from, to) => {
  expect(stepWindow(from, step, whole, 10)).toEqual(to);
});

it("never leaves the whole", () => {
  const steps = fc.array(fc.constantFrom(...zoomSteps), { maxLength: 30 });
  fc.assert(
    fc.property(steps, fc.double({ min: 0.1, max: 200, noNaN: true }), (taken, narrowest) => {
      const { min, max } = taken.reduce((window, step) => stepWindow(window, step, whole, narrowest), whole);
      expect(min).toBeGreaterThanOrEqual(whole.min - 1e-9);
      expect(max).toBeLessThanOrEqual(whole.max + 1e-9);
      expect(max - min).toBeGreaterThanOrEqual(Math.min(narrowest, 100) - 1e-9);
    }),
  );
});
