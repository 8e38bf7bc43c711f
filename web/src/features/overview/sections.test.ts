import { describe, expect, it } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { createSectionKeeper, inGroup, unassignedId } from "../../shared/clients/list/sections";
import type { OverviewState } from "./overviewState";
import { buildSections, summarise } from "./sections";

const now = 1_790_000_000;
const group = (id: string, name: string) => ({ id, name });
const ljubljana = group("1", "Ljubljana");
const celje = group("2", "Celje");
const groups = [ljubljana, celje].map((known) => ({
  ...known,
  type: "SPEED" as const,
  timeZone: "Europe/Ljubljana",
  summaryGroups: [],
}));

type View = Pick<OverviewState, "search" | "filter" | "group">;
const everything: View = { search: "", filter: null, group: null };

const clients = [
  clientRow({ id: "2", name: "Center", lastActiveDate: now - 900, groups: [ljubljana, celje] }),
  clientRow({ id: "4", name: "Most 9", lastActiveDate: now - 9000, groups: [celje] }),
  clientRow({ id: "3", name: "Most 10", lastActiveDate: null, alarms: [{ text: "Baterija" }] }),
  clientRow({ id: "1", name: "Žale", lastActiveDate: now - 30, groups: [ljubljana] }),
];

const sectionsOf = (view: View, list = clients) =>
  buildSections(list, [], groups, view, { now, attention: new Set(["3", "4"]) });
const shape = (view: View) =>
  sectionsOf(view).map(({ id, clients: own }) => [id, own.map((client) => client.name)]);

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
    expect(shape({ ...everything, filter: "attention" })).toEqual([
      ["2", ["Most 9"]],
      [unassignedId, ["Most 10"]],
    ]);
  });

  it("narrow to one group", () => {
    expect(shape({ ...everything, group: "1" })).toEqual([["1", ["Center", "Žale"]]]);
    expect(shape({ ...everything, group: unassignedId })).toEqual([[unassignedId, ["Most 10"]]]);
    expect(inGroup(clients, "2").map(({ id }) => id)).toEqual(["2", "4"]);
    expect(inGroup(clients, null)).toBe(clients);
  });

  it("keep their object while nothing in them changes", () => {
    const keep = createSectionKeeper();
    const [inCelje, inLjubljana] = keep(sectionsOf(everything));
    const reported = clients.map((client) =>
      client.id === "1" ? { ...client, lastActiveDate: now } : client,
    );
    const [celjeNow, ljubljanaNow] = keep(sectionsOf(everything, reported));
    expect(celjeNow).toBe(inCelje);
    expect(ljubljanaNow).not.toBe(inLjubljana);
  });
});

it("the summary counts every device once, and alerts besides", () => {
  const counted = { ok: 1, late: 1, silent: 1, counted: 0, never: 1, unknown: 0, alarms: 1, attention: 2 };
  expect(summarise(clients, now, 2)).toEqual(counted);
});

describe("devices of which little is told", () => {
  const untold = { hasReported: null, alarms: null } as const;

  it("are counted apart, and make no nought of what nobody tells", () => {
    const silent = [clientRow({ id: "1", ...untold }), clientRow({ id: "2", ...untold })];
    const nothing = {
      ok: null,
      late: null,
      silent: null,
      counted: null,
      never: null,
      unknown: 2,
      alarms: null,
    };
    expect(summarise(silent, now, 0)).toEqual({ ...nothing, attention: 0 });
    const mute = silent.map((client) => ({ ...client, hasCounted: null }));
    expect(summarise(mute, now, 0)).toEqual({ ...nothing, attention: null });
    const some = [...silent, clientRow({ id: "3", lastActiveDate: now - 30 })];
    expect(summarise(some, now, 0)).toEqual({
      ok: 1,
      late: 0,
      silent: 0,
      counted: 0,
      never: 0,
      unknown: 2,
      alarms: 0,
      attention: 0,
    });
  });

  it("are no alerts, and are found by that they are not told of", () => {
    const list = [...clients, clientRow({ id: "5", name: "Novi most", ...untold })];
    const found = (filter: View["filter"]) =>
      buildSections(list, [], groups, { ...everything, filter }, { now, attention: new Set() }).flatMap(
        (section) => section.clients.map(({ name }) => name),
      );
    expect(found("alarms")).toEqual(["Most 10"]);
    expect(found("unknown")).toEqual(["Novi most"]);
    expect(found("never")).toEqual(["Most 10"]);
  });
});
