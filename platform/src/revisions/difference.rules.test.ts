import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { shownChanges } from "../configs/diff.rules.js";
import { differences } from "./difference.rules.js";

const told = (before: unknown, after: unknown) => shownChanges(differences(before, after)).changes;
const school = { uuid: "a", name: "Šola", clients: [1, 2] };
const road = { uuid: "b", name: "Cesta", clients: [3] };

describe("what differs of what people edit", () => {
  it("compares items with themselves where one before them is gone", () => {
    expect(told({ groups: [school, road] }, { groups: [{ ...road, name: "Glavna cesta" }] })).toEqual([
      { path: "groups.Šola", before: school },
      { path: "groups.Glavna cesta.name", before: "Cesta", after: "Glavna cesta" },
    ]);
    expect(told({ groups: [road] }, { groups: [school, road] })).toEqual([
      { path: "groups.Šola", after: school },
    ]);
  });

  it("tells an order by the names of its items", () => {
    expect(told([school, road], [road, school])).toEqual([
      { path: "", before: ["Šola", "Cesta"], after: ["Cesta", "Šola"] },
    ]);
  });

  it("knows no item by what two of them have, or one of them lacks", () => {
    const twice = [
      { id: 1, at: 1 },
      { id: 1, at: 2 },
    ];
    expect(
      told(twice, [
        { id: 1, at: 1 },
        { id: 1, at: 3 },
      ]),
    ).toEqual([{ path: "1.at", before: 2, after: 3 }]);
    expect(told([{ at: 1 }], [{ at: 2 }])).toEqual([{ path: "0.at", before: 1, after: 2 }]);
  });

  it("tells a list of plain values as one", () => {
    expect(told({ clients: [1, 2, 3] }, { clients: [1, 3] })).toEqual([
      { path: "clients", before: [1, 2, 3], after: [1, 3] },
    ]);
    expect(told({ metaData: {} }, { metaData: { speedLimit: 30 } })).toEqual([
      { path: "metaData.speedLimit", after: 30 },
    ]);
  });

  it("tells speed limits as one", () => {
    const [ever, since] = [
      { from: 0, speedLimit: 50 },
      { from: 9, speedLimit: 30 },
    ];
    expect(told({ limits: [ever] }, { limits: [ever, since] })).toEqual([
      { path: "limits", before: [ever], after: [ever, since] },
    ]);
    expect(told({ limits: [ever, since] }, { limits: [{ ...ever }, { ...since }] })).toEqual([]);
  });

  it("is nothing exactly where nothing differs", () => {
    const item = fc.record(
      { uuid: fc.constantFrom("a", "b", "c"), name: fc.constantFrom("A", "B"), at: fc.nat(2) },
      { requiredKeys: [] },
    );
    const content = fc.record({ list: fc.array(item, { maxLength: 4 }), plain: fc.array(fc.nat(2)) });
    fc.assert(
      fc.property(content, content, (before, after) => {
        // The order of an object's fields does not matter.
        const text = (value: unknown) =>
          JSON.stringify(value, (_key, part) =>
            part !== null && typeof part === "object" && !Array.isArray(part)
              ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
              : part,
          );
        expect(differences(before, after).length === 0).toBe(text(before) === text(after));
      }),
    );
  });
});
