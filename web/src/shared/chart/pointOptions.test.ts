import { expect, it } from "@jest/globals";
import { pointOptions } from "./pointOptions";

it("marks a point between two gaps, and no other", () => {
  expect(
    pointOptions([
      [1, 5],
      [2, 6],
      [3, null],
      [4, 7],
      [5, null],
    ]),
  ).toEqual([[1, 5], [2, 6], [3, null], { x: 4, y: 7, marker: { enabled: true } }, [5, null]]);
});
