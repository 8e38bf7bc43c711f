import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Change, diffConfigs, shownValue } from "./diff.rules.js";

type Json = Record<string, unknown>;

/** Makes the changes in a copy. A change of the whole is the new value. */
function apply(before: unknown, changes: Change[]): unknown {
  let result = structuredClone(before);
  const emptied: unknown[][] = [];
  for (const { path, after } of changes) {
    if (path.length === 0) {
      result = after;
      continue;
    }
    let at = result as Json;
    for (const name of path.slice(0, -1)) at = at[name] as Json;
    const last = path.at(-1) ?? "";
    if (after !== undefined) at[last] = after;
    else if (Array.isArray(at)) emptied.push(at);
    else delete at[last];
    if (after === undefined && Array.isArray(at)) delete at[last as number];
  }
  for (const list of emptied) {
    const kept = list.filter((_item, index) => index in list);
    list.splice(0, list.length, ...kept);
  }
  return result;
}

/** Few names, so that two drawn values have many in common. */
const name = fc.constantFrom("a", "b", "a.b", "0", "constructor", "");
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(null, true, false, 0, 1, "", "a", "KB0"),
    fc.integer(),
    fc.string({ maxLength: 4 }),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(name, tie("json"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const config = fc.dictionary(name, json, { maxKeys: 5, noNullPrototype: true });

/** The same value with the fields of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

describe("the difference of two configurations", () => {
  it("makes the new one of the old one", () => {
    fc.assert(
      fc.property(config, config, (before, after) => {
        expect(apply(before, diffConfigs(before, after))).toEqual(after);
      }),
    );
  });

  it("is none of equal ones, in whatever order their fields are", () => {
    fc.assert(
      fc.property(config, (one) => {
        expect(diffConfigs(one, shuffled(one))).toEqual([]);
        expect(diffConfigs(one, structuredClone(one))).toEqual([]);
      }),
    );
  });

  it("says what was and what is, as deep as it lies", () => {
    const before = { BasicConfig: { brtLevel: [1, 2, 3], vMax: 90 }, smileyConfig: [] };
    const after = { BasicConfig: { brtLevel: [1, 5], digitsNum: 3 }, smileyConfig: null };
    expect(diffConfigs(before, after)).toEqual([
      { path: ["BasicConfig", "brtLevel", 1], before: 2, after: 5 },
      { path: ["BasicConfig", "brtLevel", 2], before: 3 },
      { path: ["BasicConfig", "vMax"], before: 90 },
      { path: ["BasicConfig", "digitsNum"], after: 3 },
      { path: ["smileyConfig"], before: [], after: null },
    ]);
  });

  it("does not look into what every object has", () => {
    expect(diffConfigs({}, { constructor: 1, toString: 2 })).toHaveLength(2);
  });
});

it("tells a long value by its length", () => {
  expect(shownValue("x".repeat(2000))).toBe("(2002 characters)");
  expect(shownValue([1])).toEqual([1]);
});
