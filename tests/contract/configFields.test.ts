import { describe, expect, it } from "@jest/globals";
import type { Field } from "@obcestje/contract/deviceConfig/field.js";
import { type List, mostCounted, type Shape } from "@obcestje/contract/deviceConfig/sections.js";
import fc from "fast-check";
import { checkConfig } from "../../platform/src/configs/config.rules.js";
import { SECTIONS } from "../../web/src/shared/config/sections.js";

type Document = Record<string, unknown>;
/** A document with only this value at the place. */
type Place = (value: unknown) => Document;
type Case = { name: string; field: Field; place: Place };

const inside = (at: readonly string[], value: Document): Document =>
  at.reduceRight<Document>((below, key) => ({ [key]: below }), value);

function casesIn({ fields, parameters = {}, lists = [] }: Shape, name: string, place: Place): Case[] {
  const own = Object.entries(fields).map(([key, field]) => ({
    name: `${name}.${key}`,
    field,
    place: (value: unknown) => place({ [key]: value }),
  }));
  const below = Object.entries(parameters).flatMap(([key, field]) => [
    { name: `${name}.${key}`, field, place: (value: unknown) => place({ [key]: value }) },
    {
      name: `${name}.parameters.${key}`,
      field,
      place: (value: unknown) => place({ parameters: { [key]: value } }),
    },
  ]);
  return [...own, ...below, ...lists.flatMap((list) => listCases(list, name, place))];
}

const listCases = (list: List, name: string, place: Place): Case[] =>
  list.entry === null
    ? []
    : casesIn(list.entry, `${name}.${list.key}`, (entry) => place({ [list.key]: [entry] }));

type ListCase = { name: string; list: List; place: (entries: unknown[], count?: number) => Document };

function listsIn(lists: readonly List[], name: string, place: Place): ListCase[] {
  return lists.flatMap((list) => [
    {
      name: `${name}.${list.key}`,
      list,
      place: (entries: unknown[], count = entries.length) =>
        place({ [list.key]: entries, ...(list.count === undefined ? {} : { [list.count]: count }) }),
    },
    ...listsIn(list.entry?.lists ?? [], `${name}.${list.key}`, (entry) => place({ [list.key]: [entry] })),
  ]);
}

const sections = SECTIONS.map(({ key, at, groups, lists = [] }) => ({
  key,
  lists,
  place: (value: unknown) => inside(at, value as Document),
  fields: Object.assign({}, ...Object.values(groups ?? {})) as Shape["fields"],
}));
const fields = sections.flatMap(({ key, lists, place, fields: own }) =>
  casesIn({ fields: own, lists }, key, place),
);
const lists = sections.flatMap(({ key, lists: own, place }) => listsIn(own, key, place));

const isTaken = (document: Document): boolean => {
  try {
    checkConfig(document);
    return true;
  } catch {
    return false;
  }
};

const rising = [0, 0, 1, 2, 3, 4, 255, 255];

/** Values at the edges of a field's range, and just beyond. */
function edgesOf(field: Field): { taken: unknown[]; refused: unknown[] } {
  switch (field.kind) {
    case "whole":
      return {
        taken: [field.min, field.max],
        refused: [field.min - 1, field.max + 1, field.min + 0.5, String(field.max), null],
      };
    case "flag":
      return { taken: [0, 1, true, false], refused: [2, -1, "yes"] };
    case "choice": {
      const numbers = field.names.map((_name, index) => index);
      if (field.isOpen) return { taken: [...numbers, "word"], refused: [0.5, true] };
      const names = field.usually === "name" ? field.names : [];
      return { taken: [...numbers, ...names], refused: [numbers.length, -1, "word"] };
    }
    case "seconds":
      return { taken: [...field.values], refused: field.values.flatMap((value) => [value - 1, value + 1]) };
    case "levels":
      return {
        taken: [rising],
        refused: [rising.slice(1), [...rising, 255], [1, ...rising.slice(1)], [...rising.slice(1), 256]],
      };
    case "text":
      return { taken: ["", "x".repeat(field.longest)], refused: ["x".repeat(field.longest + 1), 7] };
    case "token":
    case "fixed":
      return { taken: [7, "x".repeat(100)], refused: ["x".repeat(101), 0.5, true] };
  }
}

it("finds the fields", () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(lists.length).toBe(14);
});

describe("the editor's fields take what the platform takes", () => {
  it.each(fields)("$name, at the edge and beyond", ({ field, place }) => {
    const { taken, refused } = edgesOf(field);
    expect(taken.filter((value) => !isTaken(place(value)))).toEqual([]);
    expect(refused.filter((value) => isTaken(place(value)))).toEqual([]);
  });

  it.each(lists)("$name, with so many entries, and a count that is theirs", ({ list, place }) => {
    const entries = (count: number) => Array.from({ length: count }, () => ({}));
    expect(isTaken(place([]))).toBe(true);
    expect(isTaken(place(entries(mostCounted(list))))).toBe(true);
    expect(isTaken(place(entries(mostCounted(list) + 1)))).toBe(false);
    if (list.count !== undefined) expect(isTaken(place(entries(1), 2))).toBe(false);
  });

  it("a third text only where the layout has four windows", () => {
    const texts = {
      CustomTextProgram: { customTextProgramData: [{ winLayoutID: 0, customTextData: [{}, {}, {}] }] },
    };
    const layout = (count: number) => ({ windowSettings: Array.from({ length: count }, () => ({})) });
    expect(isTaken({ ...texts, WindowLayoutParameter: [layout(3)] })).toBe(false);
    expect(isTaken({ ...texts, WindowLayoutParameter: [layout(4)] })).toBe(true);
    expect(isTaken({ ...texts, WindowLayoutParameter: layout(4) })).toBe(true);
  });
});

it("the editor finds fault with just what the platform refuses", async () => {
  const file = new URL("../../web/src/shared/config/documentFaults.ts", import.meta.url).href;
  const { documentFaults } = (await import(file)) as { documentFaults: (document: Document) => object[] };
  const drawn = fc.constantFrom(...fields).chain(({ name, field, place }) => {
    const { taken, refused } = edgesOf(field);
    return fc.constantFrom(...taken, ...refused).map((value) => ({ name, value, document: place(value) }));
  });
  fc.assert(
    fc.property(drawn, ({ document }) => {
      expect(documentFaults(document).length === 0).toBe(isTaken(document));
    }),
    { numRuns: 2000 },
  );
});
