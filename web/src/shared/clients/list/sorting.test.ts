import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../../test/clientRow";
import { columnKeys, defaultSort, type Sort } from "../columns/columnKeys";
import { createSorter, sortClients } from "./sorting";

const now = 1_790_000_000;

const clients = [
  clientRow({ id: "1", name: "Žale", lastActiveDate: now - 30 }),
  clientRow({ id: "2", name: "Center", lastActiveDate: now - 900 }),
  clientRow({ id: "3", name: "Most 10", lastActiveDate: null }),
  clientRow({ id: "4", name: "Most 9", lastActiveDate: now - 9000 }),
];

const sorts = fc.record({ column: fc.constantFrom(...columnKeys), descending: fc.boolean() });

describe("sorting", () => {
  const names = (sort: Sort) => sortClients(clients, sort).map(({ name }) => name);

  it("reads numbers in names, and Slovenian letters in their order", () => {
    expect(names(defaultSort)).toEqual(["Center", "Most 9", "Most 10", "Žale"]);
  });

  it("leaves devices without a value last in either direction", () => {
    expect(names({ column: "lastActive", descending: false }).at(-1)).toBe("Most 10");
    expect(names({ column: "lastActive", descending: true }).at(-1)).toBe("Most 10");
    expect(names({ column: "lastActive", descending: true })[0]).toBe("Žale");
  });

  it("loses and invents no device, whatever the column", () => {
    const lists = fc.array(fc.record({ id: fc.nat(99), name: fc.string(), battery: fc.option(fc.double()) }));
    fc.assert(
      fc.property(lists, sorts, (list, sort) => {
        const rows = list.map(({ id, name, battery }) => {
          const row = clientRow({ id: String(id), name });
          return { ...row, info: { ...row.info, batteryVoltage: battery } };
        });
        expect(new Set(sortClients(rows, sort))).toEqual(new Set(rows));
      }),
    );
  });

  it("comes to the same order when it remembers the last one", () => {
    const change = fc.record({
      at: fc.nat(3),
      heard: fc.option(fc.integer({ min: 1, max: 9 })),
      name: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(change), sorts, (changes, sort) => {
        const sorter = createSorter();
        let rows = clients;
        for (const { at, heard, name } of changes) {
          rows = rows.map((row, index) => (index === at ? { ...row, lastActiveDate: heard, name } : row));
          expect(sorter(rows, sort)).toEqual(sortClients(rows, sort));
        }
      }),
    );
  });
});
