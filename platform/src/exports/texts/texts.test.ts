import { expect, it } from "@jest/globals";
import { EN } from "./en.js";
import { SL } from "./sl.js";

/** Every text by its path. Functions of parts get numbers here. */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value(1, 2, 3))]];
  return Object.entries(value as object).flatMap(([key, one]) => textsOf(one, `${path}/${key}`));
}

it("says everything in both languages, lists item by item", () => {
  expect(textsOf(EN).map(([path]) => path)).toEqual(textsOf(SL).map(([path]) => path));
  expect(textsOf(EN).filter(([, text]) => text === "" || /[čšž]/i.test(text))).toEqual([]);
});

it("has no sheet's name too long or doubled, and none with a sign that spreadsheets refuse", () => {
  for (const { sheets } of [EN, SL]) {
    const names = Object.values(sheets);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => name.length > 31 || /[[\]:*?/\\]/.test(name))).toEqual([]);
  }
});
