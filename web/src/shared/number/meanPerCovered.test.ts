import { expect, it } from "@jest/globals";
import { meanPerCovered } from "./meanPerCovered";

it.each([
  [240, 86_400, 3_600, 10],
  [240, 43_200, 3_600, 20],
  [0, 3_600, 3_600, 0],
  [50, 3_599, 3_600, null],
  [3_000, 25_200, 86_400, null],
  [3_000, 172_800, 86_400, 1_500],
])("%d in %d s is per %d s: %p", (count, covered, unit, mean) => {
  expect(meanPerCovered(count, covered, unit)).toBe(mean);
});
