import { expect, it } from "@jest/globals";
import { rowsOf } from "./columns";

it("puts together what belongs together, nulls too", () => {
  const columns = { __typename: "CountColumns", time: [10, 20], value: [null, 3] };
  expect(rowsOf(columns)).toEqual([
    { time: 10, value: null },
    { time: 20, value: 3 },
  ]);
});

it("makes no rows of empty columns", () => {
  expect(rowsOf({ time: [], value: [] })).toEqual([]);
});
