import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { fold } from "../../shared/text/fold";
import { foldAll, ranked } from "./ranking";

const most = { name: "Most", also: ["7", "Cesta na most 5", "OB-2301"] };
const other = { name: "Novi most čez Soro", also: ["17", "Šolska ulica 2"] };
const school = { name: "Podlubnik – Osnovna šola", also: ["2"] };
const all = foldAll([school, other, most]);
const [cesta12, cesta17] = [
  { name: "Cesta 12", also: ["17"] },
  { name: "Cesta 17", also: ["22"] },
];

it.each([
  ["most", [most, other]],
  ["MOST", [most, other]],
  ["sola", [school]],
  ["sol", [school, other]],
  ["osnovna pod", [school]],
  ["7", [most, other]],
  ["ob-23", [most]],
  ["cesta 5", [most]],
  ["nowhere", []],
  ["most nowhere", []],
])("%j finds %j", (search, found) => {
  expect(ranked(all, search)).toEqual(found);
});

it("a number of the name comes before an ID that is the same", () => {
  expect(ranked(foldAll([cesta12, cesta17]), "cesta 17")).toEqual([cesta17, cesta12]);
});

it("a name that repeats a word comes before the word alone", () => {
  const [once, twice] = [{ name: "Log" }, { name: "Log Log" }];
  expect(ranked(foldAll([once, twice]), "log log")).toEqual([twice, once]);
});

it("an empty search keeps all, in their order", () => {
  expect(ranked(all, "  ")).toEqual([school, other, most]);
});

it("finds whoever is named so first, and nobody who lacks a word of the search", () => {
  const name = fc.stringMatching(/^[a-zčšž]{1,6}( [a-zčšž]{1,6}){0,2}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, at) => {
      const searched = names[at % names.length] ?? "";
      const found = ranked(foldAll(names.map((one) => ({ name: one }))), searched.toUpperCase());
      expect(fold(found[0]?.name ?? "").startsWith(fold(searched))).toBe(true);
      for (const { name: one } of found)
        for (const word of fold(searched).split(" ")) expect(fold(one)).toContain(word);
    }),
  );
});
