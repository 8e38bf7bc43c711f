import { expect, it } from "@jest/globals";
import { asIfLimitIn } from "./asIfLimit";

it.each([
  ["asIfLimit=30", 30],
  ["asIfLimit=200", 200],
  ["asIfLimit=0", null],
  ["asIfLimit=201", null],
  ["asIfLimit=49.5", null],
  ["asIfLimit=", null],
  ["", null],
])("is read from ?%s", (query, expected) => {
  expect(asIfLimitIn(new URLSearchParams(query))).toBe(expected);
});
