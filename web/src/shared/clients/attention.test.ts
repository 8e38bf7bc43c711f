import { describe, expect, it } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { needAttention, reasonsOf } from "./attention";
import type { ClientRow } from "./clientRow";

const now = 1_790_000_000;
const day = 86_400;

/** Heard a minute ago, counted an hour ago, without any concern. */
const well = (id: string, part: Partial<ClientRow> = {}) =>
  clientRow({ id, createDate: now - 90 * day, lastActiveDate: now - 60, lastCountDate: now - 3600, ...part });

const battery = (batteryVoltage: number | null) => {
  const { info } = clientRow({ id: "1" });
  return { info: { ...info, batteryVoltage } };
};

const kinds = (client: ClientRow, valveGroups: readonly string[] = []) =>
  reasonsOf(client, now, new Set(valveGroups)).map(({ kind }) => kind);

describe("a device needs attention", () => {
  it("for nothing while it is well", () => {
    expect(kinds(well("1", battery(12.6)))).toEqual([]);
  });

  it("for what it complains of, in its own words", () => {
    const client = well("1", { alarms: [{ text: "Vrata" }, { text: "Sabotaža" }] });
    expect(reasonsOf(client, now, new Set())).toEqual([
      { kind: "alarm", since: null, texts: ["Vrata", "Sabotaža"] },
    ]);
  });

  it.each([
    [now - 3599, []],
    [now - 3600, [{ kind: "silent", since: now - 3600 }]],
    [null, []],
  ] as const)("for its silence of an hour: last heard at %p", (lastActiveDate, reasons) => {
    expect(reasonsOf(well("1", { lastActiveDate }), now, new Set())).toEqual(reasons);
  });

  it("for never having reported, as far as that is told", () => {
    const part = { lastActiveDate: null, lastCountDate: null, hasReported: false };
    const since = now - 90 * day;
    expect(reasonsOf(well("1", { ...part, hasCounted: false }), now, new Set())).toEqual([
      { kind: "never", since },
    ]);
    expect(kinds(well("1", { ...part, hasCounted: null }))).toEqual([]);
    expect(kinds(well("1", { ...part, hasCounted: true }))).toEqual([]);
  });

  it.each([
    ["counted just within a day", { lastCountDate: now - day }, []],
    ["counted longer ago", { lastCountDate: now - day - 1 }, ["noCounts"]],
    ["never counted", { lastCountDate: null }, ["noCounts"]],
    ["never counted, new", { lastCountDate: null, createDate: now - day }, []],
    ["silent as well", { lastCountDate: null, lastActiveDate: now - 7200 }, ["silent"]],
    ["late, but online", { lastCountDate: null, lastActiveDate: now - 1800 }, ["noCounts"]],
    ["never heard", { lastCountDate: null, lastActiveDate: null }, ["never"]],
    ["a valve", { lastCountDate: null, groups: [{ id: "v", name: "Park" }] }, []],
  ] as const)("for counting nothing though online: %s", (_case, part, expected) => {
    expect(kinds(well("1", part as Partial<ClientRow>), ["v"])).toEqual(expected);
  });

  it.each([
    ["since when it counts nothing", { createDate: null, hasCounted: false }, []],
    ["whether it counts", { hasCounted: null }, []],
    ["when it counted, though it did", { hasCounted: true }, []],
    [
      "when it was added, but when it counted",
      { createDate: null, lastCountDate: now - 3 * day },
      ["noCounts"],
    ],
    ["what it complains of", { alarms: null, lastCountDate: now - 60 }, []],
    ["when it was heard", { lastActiveDate: null, hasReported: null, alarms: null }, []],
  ] as const)("for nothing of which it is not told %s", (_case, part, expected) => {
    expect(kinds(well("1", { lastCountDate: null, ...(part as Partial<ClientRow>) }))).toEqual(expected);
  });

  it.each([
    [11.79, ["lowBattery"]],
    [11.8, []],
    [6, ["lowBattery"]],
    [5.99, []],
    [3.6, []],
    [0, []],
    [null, []],
  ] as const)("for a low 12 V battery: %p V", (volts, expected) => {
    expect(kinds(well("1", battery(volts)))).toEqual(expected);
  });
});

describe("a valve needs attention", () => {
  const client = well("1", { alarms: [{ text: "Vrata" }], lastActiveDate: now - 7200 });
  const kindsOf = (urgent: boolean) =>
    reasonsOf(client, now, new Set(), { locationId: "9", since: now - 300, urgent }).map(({ kind }) => kind);

  it("before all else where water flows and should not", () => {
    expect(kindsOf(true)).toEqual(["valveFlow", "alarm", "silent"]);
    expect(kindsOf(false)).toEqual(["alarm", "silent", "valveDry"]);
  });

  it("by when it began, and names the location where that is put right", () => {
    const clients = [well("1"), well("2"), well("3", { alarms: [{ text: "Vrata" }] })];
    const deviations = new Map([
      ["1", { locationId: "9", since: now - 300, urgent: true }],
      ["2", { locationId: "9", since: now - 900, urgent: true }],
    ]);
    const listed = needAttention(clients, [], now, deviations);
    expect(listed.map(({ client: { id } }) => id)).toEqual(["2", "1", "3"]);
    expect(listed[0]?.reasons).toEqual([{ kind: "valveFlow", since: now - 900, locationId: "9" }]);
  });
});

describe("the list of those who need it", () => {
  const group = {
    id: "1",
    name: "Občina",
    type: "SPEED" as const,
    timeZone: "Europe/Ljubljana",
    summaryGroups: [],
  };

  it("has one row a device, by the worst reason, then by how long it lasts, then by name", () => {
    const clients = [
      well("battery", battery(11)),
      well("noCounts", { lastCountDate: now - 3 * day }),
      well("silent today", { lastActiveDate: now - 7200 }),
      well("well"),
      well("silent long", { lastActiveDate: now - 9 * day, ...battery(10) }),
      well("b alarm", { name: "Žiri", alarms: [{ text: "Vrata" }] }),
      well("a alarm", { name: "Center", alarms: [{ text: "Vrata" }], lastActiveDate: now - 7200 }),
    ];
    expect(
      needAttention(clients, [group], now, new Map()).map(({ client, reasons }) => [
        client.id,
        reasons.length,
      ]),
    ).toEqual([
      ["a alarm", 2],
      ["b alarm", 1],
      ["silent long", 2],
      ["silent today", 1],
      ["noCounts", 1],
      ["battery", 1],
    ]);
  });
});
