import { describe, expect, it } from "@jest/globals";
import type { Kind } from "./kind.js";
import { document, flag, id, instant, listOf, number, text, told, whole } from "./kinds.js";
import { oneOf } from "./words.js";

const STATE = oneOf(
  {
    OPEN: { wire: ["open", 1], description: "" },
    SHUT: { wire: ["shut", 0], description: "" },
    AJAR: { description: "" },
  },
  "State",
  "",
);

/** Values and the result of reading each; null if it has no meaning. */
const READ: [string, Kind<unknown>, [wire: unknown, value: unknown][]][] = [
  [
    "an id",
    id,
    [
      [7, "7"],
      ["a-7", "a-7"],
      ["", null],
      [true, null],
    ],
  ],
  [
    "text",
    text,
    [
      ["", ""],
      [7, "7"],
      [{ a: 1 }, null],
    ],
  ],
  [
    "a whole number",
    whole,
    [
      [0, 0],
      ["12", 12],
      [1.6, 2],
      ["", null],
      ["x", null],
      [2 ** 31, null],
    ],
  ],
  [
    "a number",
    number,
    [
      [0.5, 0.5],
      ["0.5", 0.5],
      [[1], null],
    ],
  ],
  [
    "yes or no",
    flag,
    [
      [true, true],
      [0, false],
      ["1", true],
      [" False ", false],
      ["maybe", null],
      [2, null],
    ],
  ],
  [
    "an instant",
    instant,
    [
      [1_790_000_000, 1_790_000_000],
      ["1790000000", 1_790_000_000],
      [1_790_000_000_999, 1_790_000_000],
      [1_790_000_000.7, 1_790_000_000],
      ["2026-09-21T13:33:20Z", 1_789_997_600],
      ["2026-09-21T15:33:20.5+02:00", 1_789_997_600],
      ["2026-09-21 15:33:20", 1_789_997_600],
      ["2026-09-21", 1_789_941_600],
      ["2026-13-45", null],
      ["2026-02-31", null],
      ["2026-02-31T10:00:00Z", null],
      ["yesterday", null],
      [1e300, null],
    ],
  ],
  [
    "a word",
    STATE,
    [
      ["OPEN", "OPEN"],
      [0, "SHUT"],
      ["1", "OPEN"],
      ["ajar", "AJAR"],
      ["wide", null],
      [{}, null],
    ],
  ],
  [
    "a document",
    document,
    [
      [{}, {}],
      ["[1]", [1]],
      ["[", null],
      [7, null],
    ],
  ],
  [
    "a list",
    listOf(whole),
    [
      [
        [1, "2", "x", null],
        [1, 2],
      ],
      ["[3]", [3]],
      [{ 0: 1 }, null],
      [[], []],
    ],
  ],
];

describe.each(READ)("%s", (_name, kind, cases) => {
  it.each(cases)("is read of %j as %j", (wire, value) => {
    expect(kind.read(wire, "test")).toEqual(value);
  });

  it.each([null, undefined])("is nothing where it is %p", (wire) => {
    expect(kind.read(wire, "test")).toBeNull();
  });
});

it("tells a word that there is none from no word at all", () => {
  expect([undefined, null, 0, ""].map((wire) => told.read(wire, "test"))).toEqual([null, false, true, true]);
});

it("writes a word as the platform usually does", () => {
  expect([STATE.wireOf("OPEN"), STATE.wireOf("AJAR")]).toEqual(["open", "ajar"]);
});
