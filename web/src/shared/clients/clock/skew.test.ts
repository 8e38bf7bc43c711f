import { expect, it } from "@jest/globals";
import { isClockOff, sizeOf } from "./skew";

it("knows a clock as wrong where it is told to be off by more than a minute", () => {
  expect([null, undefined, 0, 60, -60, 61, -61].map(isClockOff)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

it.each([
  [61, { hours: 0, minutes: 1 }],
  [-300, { hours: 0, minutes: 5 }],
  [3600, { hours: 1, minutes: 0 }],
  [3599, { hours: 1, minutes: 0 }],
  [-5000, { hours: 1, minutes: 23 }],
  [86_399, { days: 1 }],
  [-400 * 86_400, { days: 400 }],
])("says %s s as %j", (skew, size) => {
  expect(sizeOf(skew)).toEqual(size);
});
