import { describe, expect, it } from "@jest/globals";
import { number, whole } from "./kinds.js";
import { rowsOf, toldOf } from "./rows.js";
import { key, may, table } from "./table.js";

const CLASS = table("Class", "A class of speeds.", {
  from: key(["from", "speed"], whole, "Lowest."),
  to: may("to", whole, "Highest."),
  value: may("value", number, "How many."),
});
const classes = rowsOf(CLASS, "to");
const DAY = rowsOf(
  table("Day", "A day.", { date: key("at", whole, "When."), mean: may("mean", number, "Speed.") }),
);

const said = (rows: unknown): unknown => JSON.parse(JSON.stringify(rows));

describe("rows", () => {
  it("go on as they came where each has its form and our names", () => {
    const rows = [{ from: 1, to: null, value: 2.5, stranger: "x" }];
    expect(classes.read(rows, "test")).toBe(rows);
  });

  it.each([
    ["another name", [{ speed: 1, to: 2, value: 3 }]],
    ["text", [{ from: "1", to: 2, value: 3 }]],
    ["no upper border", [{ from: 1, value: 3 }], null],
    ["JSON text for a row", ['{"from":1,"to":2,"value":3}']],
    ["JSON text for all", '[{"from":1,"to":2,"value":3}]'],
    [
      "a row without its key",
      [
        { to: 2, value: 7 },
        { from: 1, to: 2, value: 3 },
      ],
    ],
  ])("are read where there is %s", (_what, rows, to: number | null = 2) => {
    expect(said(classes.read(rows, "test"))).toEqual([{ from: 1, to, value: 3 }]);
  });

  it("are read where the platform's names are others", () => {
    expect(said(DAY.read([{ at: 1, mean: 2 }], "test"))).toEqual([{ date: 1, mean: 2 }]);
    expect(DAY.read([], "test")).toEqual([]);
  });

  it.each([
    ["there are none", undefined],
    ["there is something else", "none"],
    ["none says anything beside its key and its borders", [{ from: 1, to: 2 }]],
    ["none has its key", [{ value: 7 }]],
    ["none tells its key", [{ from: null, to: null, value: 7 }]],
  ])("are not told where %s", (_what, rows) => {
    expect(classes.read(rows, "test")).toBeNull();
  });
});

it("an object of which nothing is told is none", () => {
  for (const wire of [undefined, {}, "{}", { from: null, to: null }])
    expect(toldOf(CLASS).read(wire, "test")).toBeNull();
  expect(toldOf(CLASS).read({ from: 1 }, "test")?.from).toBe(1);
});
