import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { scaleOf } from "./speedScale";

it("holds every speed, in order, within its ends", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 6 }), (speeds) => {
      const at = scaleOf(speeds);
      const places = speeds.toSorted((a, b) => a - b).map(at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(100);
    }),
  );
});

it("never stretches two near speeds over the whole scale", () => {
  const at = scaleOf([50, 51]);
  expect(at(51) - at(50)).toBeLessThan(4);
});
