import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { countIn, usualPilots } from "./stages";

it.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [200, 10],
  [2000, 10],
])("of %p devices %p get it first", (devices, pilots) => {
  expect(usualPilots(devices)).toBe(pilots);
});

it("takes whole numbers within their bounds alone", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 300 }), (count) => {
      expect(countIn(` ${count} `, 1, 250)).toBe(count >= 1 && count <= 250 ? count : null);
    }),
  );
  for (const text of ["", "1.5", "ten", "1e2", "-0"]) expect(countIn(text, 0, 250)).toBeNull();
});
