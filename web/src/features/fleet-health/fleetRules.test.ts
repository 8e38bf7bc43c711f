import { describe, expect, it } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { configCounts, pendingConfigs, tellsOfConfigs } from "../../shared/clients/condition/configState";
import { chosenClients, hardwareTypes, noGroup } from "./fleetChoice";
import { figuresOf, silentLongest, versionsByHardware } from "./fleetRules";

const now = 1_793_509_200;
const info = clientRow({ id: "0" }).info;
const heard = (id: string, ago: number | null, more: object = {}) =>
  clientRow({ id, lastActiveDate: ago === null ? null : now - ago, ...more });
const fleet = [
  heard("1", 30, { info: { ...info, batteryVoltage: 11.7, firmwareVersion: "2.9" }, hardwareType: "A" }),
  heard("2", 900, { alarms: [{ text: "odprt" }, { text: "moker" }], hardwareType: "A" }),
  heard("3", 7200, { info: { ...info, batteryVoltage: 3.6, firmwareVersion: "2.10" }, hardwareType: "A" }),
  heard("4", 90_000, { groups: [{ id: "g", name: "Bled" }], hardwareType: "B" }),
  heard("5", null),
];
const ids = (clients: readonly { id: string }[]) => clients.map(({ id }) => id);

describe("the fleet", () => {
  it("is counted by how its devices are; a lithium cell is no empty battery", () =>
    expect(figuresOf(fleet, now)).toEqual({
      ok: 1,
      late: 1,
      silent: 2,
      counted: 0,
      never: 1,
      unknown: 0,
      alarms: 1,
      weak: 1,
    }));

  it("has those first that are silent longest, and none that was never heard", () =>
    expect(ids(silentLongest(fleet, now))).toEqual(["4", "3"]));

  it("is told by hardware and version, the newest first; what nobody said comes last", () =>
    expect(versionsByHardware(fleet)).toEqual([
      {
        hardware: "A",
        total: 3,
        versions: [
          { version: "2.10", count: 1 },
          { version: "2.9", count: 1 },
          { version: null, count: 1 },
        ],
      },
      { hardware: "B", total: 1, versions: [{ version: null, count: 1 }] },
      { hardware: null, total: 1, versions: [{ version: null, count: 1 }] },
    ]));

  it("is narrowed to a group, to none, and to a type of hardware", () => {
    const chosen = (group: string | null, hardware: string | null) =>
      ids(chosenClients(fleet, { group, hardware }));
    expect(chosen(null, null)).toHaveLength(5);
    expect(chosen("g", null)).toEqual(["4"]);
    expect(chosen("g", "A")).toEqual([]);
    expect(chosen(noGroup, "A")).toEqual(["1", "2", "3"]);
    expect(hardwareTypes(fleet)).toEqual(["A", "B"]);
  });
});

it("tells apart who runs the wanted configuration, another, none, and who does not say", () => {
  const row = (id: string, wanted: number | null, version: number | null, since: number | null = null) => ({
    id,
    wantedConfigVersion: wanted,
    hasConfig: wanted !== null,
    info: { configVersion: version, configVersionDate: since },
  });
  const rows = [
    row("1", 2, 2),
    row("2", 2, 1, 500),
    row("3", 2, 1, 100),
    row("4", 2, null),
    row("5", null, null),
  ];
  expect(configCounts(rows)).toEqual({ taken: 1, pending: 2, untold: 1, unassigned: 1 });
  expect(ids(pendingConfigs(rows))).toEqual(["3", "2"]);
});

it("says nothing of configurations that nobody tells of", () => {
  const untold = (id: string) => ({
    id,
    wantedConfigVersion: null,
    hasConfig: null,
    info: { configVersion: null, configVersionDate: null },
  });
  const rows = [untold("1"), untold("2")];
  expect(configCounts(rows)).toEqual({ taken: null, pending: null, untold: null, unassigned: null });
  expect(tellsOfConfigs(rows)).toBe(false);
  const some = [...rows, { ...untold("3"), hasConfig: false }];
  expect(configCounts(some)).toEqual({ taken: 0, pending: 0, untold: 0, unassigned: 1 });
  expect(tellsOfConfigs(some)).toBe(true);
});

it("makes no nought of alerts and signs of life that nobody tells of", () => {
  const untold = clientRow({
    id: "1",
    alarms: null,
    hasReported: null,
    info: { ...info, batteryVoltage: null },
  });
  expect(figuresOf([untold], now)).toEqual({
    ok: null,
    late: null,
    silent: null,
    counted: null,
    never: null,
    unknown: 1,
    alarms: null,
    weak: null,
  });
  expect(figuresOf([untold, ...fleet], now)).toMatchObject({ never: 1, unknown: 1, alarms: 1 });
  expect(silentLongest([untold], now)).toEqual([]);
});
