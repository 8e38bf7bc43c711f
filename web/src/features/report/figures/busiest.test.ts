import { expect, it } from "@jest/globals";
import { busiest } from "./busiest";

it.each([
  [[], null],
  [[{ time: 1, value: null }], null],
  [[{ time: 1, value: 0 }], null],
  [
    [
      { time: 1, value: 3 },
      { time: 2, value: null },
      { time: 3, value: 7 },
      { time: 4, value: 7 },
    ],
    { time: 3, value: 7 },
  ],
])("finds the busiest of %j", (points, expected) => {
  expect(busiest(points)).toEqual(expected);
});
