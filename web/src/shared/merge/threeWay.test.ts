import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isSame, mergeThreeWay, withValue } from "./threeWay";

const json = fc.jsonValue({ maxDepth: 3 });
const road = (name: string, ...clientIds: string[]) => ({ name, clientIds });

describe("two people's changes", () => {
  it("are laid together where they are of different fields", () => {
    const base = { vMin: 7, vMax: 130, brtLevel: [1, 2, 3] };
    const merged = mergeThreeWay(base, { ...base, vMin: 15 }, { ...base, vMax: 150 });
    expect(merged).toEqual({
      value: { vMin: 15, vMax: 150, brtLevel: [1, 2, 3] },
      overlaps: [],
      theirs: [["vMin"]],
    });
  });

  it("keep both roads that two people added, and a text that one renamed beside another's", () => {
    const base = [road("Celovška", "1"), road("Dunajska", "2")];
    const theirs = [road("Celovška", "1"), road("Dunajska", "2"), road("Šmartinska", "3")];
    const mine = [road("Tržaška", "4"), road("Celovška", "1", "5"), road("Dunajska", "2")];
    expect(mergeThreeWay(base, theirs, mine)).toMatchObject({
      value: [
        road("Tržaška", "4"),
        road("Celovška", "1", "5"),
        road("Dunajska", "2"),
        road("Šmartinska", "3"),
      ],
      overlaps: [],
    });
    const texts = [
      { uuid: "a", name: "Šola" },
      { uuid: "b", name: "Delo" },
    ];
    const renamed = (uuid: string, name: string) =>
      texts.map((text) => (text.uuid === uuid ? { uuid, name } : text));
    expect(mergeThreeWay(texts, renamed("a", "Šola!"), renamed("b", "Dela")).value).toEqual([
      { uuid: "a", name: "Šola!" },
      { uuid: "b", name: "Dela" },
    ]);
  });

  it("overlap where both changed one value, or one what the other took away", () => {
    const base = { name: "Bled", texts: [{ uuid: "a", name: "Šola" }] };
    const theirs = { name: "Občina Bled", texts: [] };
    const mine = { name: "Bled 2", texts: [{ uuid: "a", name: "Vrtec" }] };
    expect(mergeThreeWay(base, theirs, mine).overlaps).toEqual([
      { path: ["name"], base: "Bled", theirs: "Občina Bled", mine: "Bled 2" },
      {
        path: ["texts", "a"],
        base: { uuid: "a", name: "Šola" },
        theirs: undefined,
        mine: { uuid: "a", name: "Vrtec" },
      },
    ]);
  });

  it("lose nothing of who changed alone, and nothing that is alike", () => {
    fc.assert(
      fc.property(json, json, (base, other) => {
        expect(mergeThreeWay(base, other, base).value).toEqual(other);
        expect(mergeThreeWay(base, base, other).value).toEqual(other);
        expect(mergeThreeWay(base, other, other)).toMatchObject({ value: other, overlaps: [] });
      }),
    );
  });

  it("are all there where no field is of both, in any order", () => {
    const fields = fc.dictionary(fc.string(), fc.integer());
    fc.assert(
      fc.property(fields, fields, fields, (base, their, my) => {
        const own = Object.fromEntries(Object.entries(my).filter(([name]) => !(name in their)));
        const merged = mergeThreeWay(base, { ...base, ...their }, { ...base, ...own });
        expect(merged.overlaps).toEqual([]);
        expect(isSame(merged.value, { ...base, ...their, ...own })).toBe(true);
      }),
    );
  });

  it("are settled place by place", () => {
    const theirs = { name: "Občina Bled", texts: [{ uuid: "b", name: "Delo" }] };
    const mine = {
      name: "Bled 2",
      texts: [
        { uuid: "a", name: "Vrtec" },
        { uuid: "b", name: "Delo" },
      ],
    };
    expect(withValue(withValue(mine, ["name"], theirs.name), ["texts", "a"], undefined)).toEqual(theirs);
    expect(withValue(theirs, ["texts", "a"], { uuid: "a", name: "Vrtec" })).toEqual({
      name: "Občina Bled",
      texts: [
        { uuid: "b", name: "Delo" },
        { uuid: "a", name: "Vrtec" },
      ],
    });
  });
});
