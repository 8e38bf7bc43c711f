import { expect, it } from "@jest/globals";
import { type ColumnSort, sortOf, sortText } from "./useColumnSort";

type Column = "name" | "age";
const columns: readonly Column[] = ["name", "age"];
const usual: ColumnSort<Column> = { column: "name", descending: false };

it.each<[string | null, ColumnSort<Column>]>([
  [null, usual],
  ["-name", { column: "name", descending: true }],
  ["age", { column: "age", descending: false }],
  ["-age", { column: "age", descending: true }],
])("takes the order from %p in the address, and says it the same way", (text, sort) => {
  expect(sortOf(text, columns, usual)).toEqual(sort);
  expect(sortText(sort, usual)).toBe(text);
});

it("takes the usual order for what is no column", () => {
  expect(sortOf("-nonsense", columns, usual)).toEqual(usual);
});
