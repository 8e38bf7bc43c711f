import { expect, it } from "@jest/globals";
import { completenessText, coveredOf, isComparable, isSilent } from "./completeness";

const week = {
  coveredSeconds: 579_600,
  totalSeconds: 604_800,
  share: 0.9583,
};

it("says how much of a period is covered, in both languages", () => {
  expect(completenessText(week, "sl")).toBe("podatki za 161 od 168 ur, 95,8\u00a0%");
  expect(completenessText(week, "en")).toBe("data for 161 of 168 hours, 95.8\u00a0%");
});

it.each([
  [1, 1, true],
  [0.9, 0.8, true],
  [0.3, 0.2, true],
  [0.9, 0.799, false],
  [0.2, 0.9, false],
])("compares %d with %d: %p", (now, before, expected) => {
  expect(isComparable({ share: now }, { share: before })).toBe(expected);
});

it("is known only where all of it is told, and silence only where it is told", () => {
  expect(coveredOf(null)).toBeNull();
  expect(coveredOf({ ...week, coveredSeconds: null })).toBeNull();
  expect(coveredOf(week)).toEqual(week);
  expect(isSilent(null)).toBe(false);
  expect(isSilent({ ...week, coveredSeconds: 0, share: 0 })).toBe(true);
});

it("compares what is not told as any other: nothing speaks against it", () => {
  expect(isComparable(null, { share: 1 })).toBe(true);
  expect(isComparable({ share: 0.1 }, null)).toBe(true);
});
