import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { chunk, maxOf, maxPrintPoints, meanOf, printStep } from "./bucket";

it.each([
  [0, 1],
  [24, 1],
  [500, 1],
  [501, 2],
  [744, 2],
  [2_160, 6],
  [9_600, 24],
])("prints %d hours in steps of %d", (points, step) => {
  expect(printStep(points)).toBe(step);
});

it("never leaves more than 500 points, and loses none", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), (length) => {
      const points = Array.from({ length }, (_, i) => i);
      const chunks = chunk(points, printStep(length));
      expect(chunks.length).toBeLessThanOrEqual(maxPrintPoints);
      expect(chunks.flat()).toEqual(points);
    }),
  );
});

it("averages what was covered alone", () => {
  expect(meanOf([10, null, 20])).toBe(15);
  expect(meanOf([null, null])).toBeNull();
  expect(meanOf([0, 0])).toBe(0);
});

it("weighs hourly means by their vehicles, which gives the mean of all vehicles", () => {
  expect(meanOf([40, 60], [300, 100])).toBe(45);
  expect(meanOf([40, null], [300, 0])).toBe(40);
  expect(meanOf([40, 60], [0, 0])).toBeNull();
});

it("takes the greatest of what was covered", () => {
  expect(maxOf([null, 3, 9, null])).toBe(9);
  expect(maxOf([null])).toBeNull();
});
