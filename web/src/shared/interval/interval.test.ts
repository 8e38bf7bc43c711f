import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { intervalInput, parseInterval, presets, rangeFault, withInterval } from "./interval";

const parse = (query: string) => parseInterval(new URLSearchParams(query));
const week = { kind: "preset", preset: "WEEK" } as const;

describe("the interval in the URL", () => {
  it.each([
    ["", { kind: "preset", preset: "LAST_24H" }],
    ["interval=WEEK", week],
    ["interval=week", { kind: "preset", preset: "LAST_24H" }],
    ["interval=__proto__", { kind: "preset", preset: "LAST_24H" }],
    ["from=1000&to=2000", { kind: "custom", from: 1000, to: 2000 }],
    ["from=1000&to=2000&interval=WEEK", { kind: "custom", from: 1000, to: 2000 }],
    ["from=2000&to=1000&interval=WEEK", week],
    ["from=1000&interval=WEEK", week],
    ["from=1e3&to=2e3&interval=WEEK", week],
    ["from=-5&to=2000&interval=WEEK", week],
  ])("reads ?%s", (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });

  it("keeps other parameters and never mixes preset and instants", () => {
    const start = new URLSearchParams("lang=en&from=1&to=2");
    expect(withInterval(start, week).toString()).toBe("lang=en&interval=WEEK");
    expect(withInterval(start, { kind: "preset", preset: "LAST_24H" }).toString()).toBe("lang=en");
    expect(start.toString()).toBe("lang=en&from=1&to=2");
  });

  it("reads back what it wrote", () => {
    const custom = fc
      .tuple(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: 1, max: 400 * 86_400 }))
      .map(([from, length]) => ({ kind: "custom" as const, from, to: from + length }));
    const preset = fc.constantFrom(...presets).map((name) => ({ kind: "preset" as const, preset: name }));
    fc.assert(
      fc.property(fc.oneof(custom, preset), (interval) => {
        expect(parseInterval(withInterval(new URLSearchParams(), interval))).toEqual(interval);
      }),
    );
  });
});

it("hands presets to the API as they are", () => {
  expect(intervalInput(week)).toEqual({ preset: "WEEK" });
  expect(intervalInput({ kind: "custom", from: 1, to: 2 })).toEqual({ from: 1, to: 2 });
});

it.each([
  [null, 5, "MISSING"],
  [5, null, "MISSING"],
  [5, 5, "ORDER"],
  [6, 5, "ORDER"],
  [0, 400 * 86_400, null],
  [0, 400 * 86_400 + 1, "TOO_LONG"],
])("finds the fault of %p to %p: %p", (from, to, fault) => {
  expect(rangeFault(from, to)).toBe(fault);
});

it("holds a period to a shorter length where there is one", () => {
  expect(rangeFault(0, 86_400, 86_400)).toBeNull();
  expect(rangeFault(0, 86_401, 86_400)).toBe("TOO_LONG");
});
