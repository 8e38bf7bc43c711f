import { expect, it } from "@jest/globals";
import { columnOf, withColumn } from "./answers";
import { meaningsIn, withDirections, withSwappedDirections } from "./fileDirections";
import type { Understanding } from "./importFile";
import { column, question, understanding } from "./testing/files";

const byValue = (part: Partial<Understanding> = {}) =>
  understanding({
    directions: { n: "incoming", s: "outgoing" },
    columns: [column(), column({ index: 1, name: "smer", role: "direction" })],
    ...part,
  });

const byColumn = understanding({
  directions: { lft: "incoming", rgt: "outgoing" },
  columns: [
    column(),
    column({ index: 1, name: "car_lft", role: "count", direction: "incoming" }),
    column({ index: 2, name: "car_rgt", role: "count", direction: "outgoing" }),
  ],
});

it("what one value means is said with what the others do", () => {
  expect(withDirections({ overlap: "fill" }, byValue(), { n: "outgoing" })).toEqual({
    overlap: "fill",
    directions: { n: "outgoing", s: "outgoing" },
  });
});

it("what is changed is said last, after other spellings of the same value", () => {
  const said = { directions: { n: "incoming", N: "incoming" } };
  const { directions } = withDirections(said, byValue(), { n: "outgoing" });
  expect(Object.entries(directions ?? {})).toEqual([
    ["N", "incoming"],
    ["n", "outgoing"],
    ["s", "outgoing"],
  ]);
});

it("both are swapped, and back", () => {
  const swapped = withSwappedDirections({}, byValue());
  expect(swapped).toEqual({ directions: { n: "outgoing", s: "incoming" } });
  expect(withSwappedDirections(swapped, byValue())).toEqual({
    directions: { n: "incoming", s: "outgoing" },
  });
});

it("a value whose lines are left out stays so where another is said, or both are swapped", () => {
  const file = byValue({ directions: { n: "incoming", s: "outgoing", total: null } });
  expect(meaningsIn({}, file)).toEqual({ n: "incoming", s: "outgoing", total: "leaveOut" });
  expect(withDirections({}, file, { n: "outgoing" }).directions).toEqual({
    ...{ n: "outgoing", s: "outgoing", total: null },
  });
  expect(withSwappedDirections({}, file).directions).toEqual({ n: "outgoing", s: "incoming", total: null });
  expect(withDirections({}, file, { s: "leaveOut" }).directions).toEqual({
    n: "incoming",
    s: null,
    total: null,
  });
  const said = { directions: { total: "incoming" } };
  expect(meaningsIn(said, file)).toEqual({ n: "incoming", s: "outgoing", total: "incoming" });
  expect(meaningsIn({ directions: { s: null } }, file)).toMatchObject({ s: "leaveOut" });
});

it("of single records without a column of directions only the signs of speeds mean one", () => {
  const signs = understanding({
    records: "readings",
    directions: { "+": "incoming", "-": "outgoing", x: "incoming" },
  });
  expect(meaningsIn({}, signs)).toEqual({ "+": "incoming", "-": "outgoing" });
});

it.each([
  [question({ code: "DIRECTIONS", values: ["s"] }), ["n"]],
  [question({ code: "DIRECTION_BY_SIGN", values: ["+"] }), ["n", "s"]],
])("what is asked for is not said here, too", (asked, left) => {
  const file = byValue({ questions: [asked], directions: { n: "incoming", s: "outgoing", "+": "incoming" } });
  const shown = Object.keys(meaningsIn({}, file)).filter((value) => value !== "+");
  expect(shown).toEqual(left);
  expect(Object.keys(meaningsIn({}, file)).includes("+")).toBe(asked.code === "DIRECTIONS");
});

it("swapped words in names of columns swap those columns, also one of which its direction is said", () => {
  const said = { columns: [{ index: 1, role: "count", direction: "incoming" }] };
  const swapped = withSwappedDirections(said, byColumn);
  expect(swapped).toEqual({
    directions: { lft: "outgoing", rgt: "incoming" },
    columns: [{ index: 1, role: "count", direction: "outgoing" }],
  });
  const directions = byColumn.columns.map((one) => columnOf(swapped, byColumn, one).direction);
  expect(directions).toEqual([undefined, "outgoing", "incoming"]);
});

it("a column that is changed after a swap keeps its swapped direction", () => {
  const swapped = withSwappedDirections({}, byColumn);
  expect(withColumn(swapped, byColumn, 2, { kind: "bicycle" }).columns).toEqual([
    { index: 2, role: "count", kind: "bicycle", direction: "incoming" },
  ]);
});
