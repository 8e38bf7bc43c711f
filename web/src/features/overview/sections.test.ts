import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../test/clientRow";
import { columnKeys, defaultSort, type OverviewState } from "./overviewState";
import { buildSections, sortClients, summarise, unassignedId } from "./sections";

const now = 1_790_000_000;
const group = (id: string, name: string) => ({ id, name });
const ljubljana = group("1", "Ljubljana");
const celje = group("2", "Celje");
const groups = [ljubljana, celje].map((known) => ({
  ...known,
  type: "SPEED" as const,
  timeZone: "Europe/Ljubljana",
}));
const everything = { search: "", filter: null, sort: defaultSort };

const clients = [
  clientRow({ id: "1", name: "Žale", lastActiveDate: now - 30, groups: [ljubljana] }),
  clientRow({ id: "2", name: "Center", lastActiveDate: now - 900, groups: [ljubljana, celje] }),
  clientRow({ id: "3", name: "Most 10", lastActiveDate: null, alarms: [{ text: "Baterija" }] }),
  clientRow({ id: "4", name: "Most 9", lastActiveDate: now - 9000, groups: [celje] }),
];

const shape = (view: Pick<OverviewState, "search" | "filter" | "sort">) =>
  buildSections(clients, groups, view, now).map(({ id, clients: own }) => [
    id,
    own.map((client) => client.name),
  ]);

describe("sections", () => {
  it("are the groups by name, then who belongs to none; a device of two groups stands in both", () => {
    expect(shape(everything)).toEqual([
      ["2", ["Center", "Most 9"]],
      ["1", ["Center", "Žale"]],
      [unassignedId, ["Most 10"]],
    ]);
  });

  it("narrow to what is searched, and those left empty fall away", () => {
    expect(shape({ ...everything, search: "zale" })).toEqual([["1", ["Žale"]]]);
    expect(shape({ ...everything, filter: "late" })).toEqual([
      ["2", ["Center"]],
      ["1", ["Center"]],
    ]);
    expect(shape({ ...everything, filter: "alarms" })).toEqual([[unassignedId, ["Most 10"]]]);
  });
});

describe("sorting", () => {
  const names = (sort: OverviewState["sort"]) => sortClients(clients, sort).map(({ name }) => name);

  it("reads numbers in names, and Slovenian letters in their order", () => {
    expect(names(defaultSort)).toEqual(["Center", "Most 9", "Most 10", "Žale"]);
  });

  it("leaves devices without a value last in either direction", () => {
    expect(names({ column: "lastActive", descending: false }).at(-1)).toBe("Most 10");
    expect(names({ column: "lastActive", descending: true }).at(-1)).toBe("Most 10");
    expect(names({ column: "lastActive", descending: true })[0]).toBe("Žale");
  });

  it("loses and invents no device, whatever the column", () => {
    const sorts = fc.record({ column: fc.constantFrom(...columnKeys), descending: fc.boolean() });
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
});

it("the summary counts every device once, and alerts besides", () => {
  expect(summarise(clients, now)).toEqual({ ok: 1, late: 1, silent: 1, never: 1, alarms: 1 });
});
