import { expect, it } from "@jest/globals";
import { completenessText, isComparable } from "./completeness";

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
