import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { NOW } from "./demoStore.js";
import { GUEST, type Headers, type Pair, startPair, unknownCalls } from "./pair.js";

let pair: Pair;
let admin: Headers;
let user: Headers;
beforeAll(async () => {
  pair = await startPair();
  admin = await pair.signIn("admin");
  user = await pair.signIn("roads");
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

const DAY = 86_400;
/** The last whole week, in local days. */
const TO = NOW - 14 * 3_600;
const WEEK = { from: TO - 7 * DAY, to: TO };

const CLIENT = `id guid name superType hardwareType visionType lastActiveDate statusDate hasConfig wantedConfigVersion
  alarms { text } info { firmwareVersion configName batteryVoltage rssi } group { id name } groups { id }
  settings { locationName locationAddress speedLimit measureDistance speedingBlink serialNumber notes markerPosition { lat lng }
    customTexts { name } displayConfiguration { type } }`;

const clientsOf = (pair: Pair, groupId: number) =>
  pair.store.clients.all().filter(({ groups }) => groups.includes(groupId));
const ids = (things: readonly { id: number }[]) => things.map(({ id }) => String(id)).sort();
const idsIn = (list: unknown) => (list as { id: string }[]).map(({ id }) => id).sort();

describe("clients", () => {
  it("are those of the group for users and guests, and all for administrators", async () => {
    const own = ids(clientsOf(pair, 1));
    expect(idsIn((await pair.data(user, "{ clients { id } }")).clients)).toEqual(own);
    expect(idsIn((await pair.data(GUEST, "{ clients { id } }")).clients)).toEqual(own);
    const all = ids(pair.store.clients.all());
    expect(idsIn((await pair.data(admin, "{ clients { id } }")).clients)).toEqual(all);
    const asWater = { ...admin, "x-group-id": "3" };
    expect(idsIn((await pair.data(asWater, "{ clients { id } }")).clients)).toEqual(ids(clientsOf(pair, 3)));
  });

  it("may be asked for by ids, by group, and without one", async () => {
    const { clients } = await pair.data(user, "{ clients(ids: [1, 2, 9]) { id } }");
    expect(idsIn(clients)).toEqual(["1", "2", "9"]);
    const { some, none } = await pair.data(
      admin,
      "{ some: clients(groupId: 2) { id } none: clients(unassigned: true) { id } }",
    );
    expect(idsIn(some)).toEqual(ids(clientsOf(pair, 2)));
    expect(idsIn(none)).toEqual(ids(pair.store.clients.all().filter(({ groups }) => groups.length === 0)));
  });

  it.each(["user", "administrator", "guest"])("one of them, for a %s", async (who) => {
    const headers = { user, administrator: admin, guest: GUEST }[who] ?? {};
    const { client } = await pair.data(headers, `{ client(id: 1) { ${CLIENT} } }`);
    const told = pair.store.clients.get(1);
    expect(client).toMatchObject({
      ...{ id: "1", guid: told?.guid, name: "Kidričeva cesta, šola", hardwareType: "K200DISP_FALCON" },
      ...{ visionType: "NO_VISION", lastActiveDate: told?.lastActiveDate, alarms: [] },
      ...{ info: { firmwareVersion: "2.4.1" }, group: { id: "1", name: "Mestna občina Kranj" } },
      settings: {
        ...{ locationName: "Kidričeva cesta, šola", locationAddress: "Kidričeva cesta 55, Kranj" },
        ...{ speedLimit: 50, measureDistance: 50, speedingBlink: true, serialNumber: "SN-24101" },
        ...{ markerPosition: { lat: 46.2447, lng: 14.3493 } },
        customTexts: [{ name: "Hvala" }, { name: "Zmanjšaj hitrost" }],
        displayConfiguration: { type: "TEXT" },
      },
    });
  });

  it("of others and unknown ones are not there", async () => {
    for (const id of [10, 99])
      expect(await pair.data(user, `{ client(id: ${id}) { id } }`)).toEqual({ client: null });
  });

  it("that were silent say since when, with their alarm", async () => {
    const silent = pair.store.clients.all().find(({ alarms }) => alarms.length > 0);
    expect(
      await pair.data(
        user,
        `{ client(id: ${silent?.id}) { lastActiveDate alarms { text } info { alarmLastActiveDate } } }`,
      ),
    ).toEqual({
      client: {
        ...{ lastActiveDate: NOW - 7_200, alarms: [{ text: "Nizka napetost baterije" }] },
        info: { alarmLastActiveDate: NOW - 7_200 },
      },
    });
  });
});

describe("measurements", () => {
  const MEASUREMENT = `query ($id: ID!, $interval: IntervalInput!) { client(id: $id) { measurement(interval: $interval) {
    from to totalVehicles totalVehiclesTrend totalMeasurements averageSpeed averageSpeedTrend maxSpeed percentageOverLimit
    standardDeviation vehicleOverLimitCount speedLimit percentiles { v30 v50 v85 sampleSize } speedClasses { from to vehicles }
    histogram { speed vehicles } vehicleCount { time value } percentilesPerHour { time v85 } speedPerHour { time max average }
    averagePerHour { hour value } lengthClasses { from vehicles } dailyTable { date vehicles measurements } vehiclesPerDay { time value }
    resultsTable { date vehicles averageSpeed maxSpeed v30 v50 v85 } pedestrians { total byHour { value } } cyclists { total }
    completeness { share } previousCompleteness { share } byDirection { vehicles } hourOfWeek { vehicles } zeroSpeedCount
    peakHour { vehicles } speedThresholds { vehicles } timeZone } } }`;
  type Row = Record<string, number | null>;
  interface Told {
    [name: string]: unknown;
    vehicleCount: Row[];
    dailyTable: Row[];
    speedClasses: Row[];
  }
  const measured = async (who: Headers, id: number, interval: object = WEEK): Promise<Told> => {
    const { client } = await pair.data(who, MEASUREMENT, { id, interval });
    return (client as { measurement: Told }).measurement;
  };
  const readingsOf = (id: number, { from, to }: { from: number; to: number }) =>
    (pair.store.clients.get(id)?.readings ?? []).filter(
      ({ timestamp }) => timestamp >= from && timestamp < to,
    );
  const sum = (rows: readonly Row[], name: string) =>
    rows.reduce((total, row) => total + (row[name] ?? 0), 0);

  it("are what the readings say", async () => {
    const told = await measured(user, 1);
    const speeds = readingsOf(1, WEEK).map(({ speed = 0 }) => speed);
    const total = speeds.length;
    expect(total).toBeGreaterThan(3_000);
    expect(told).toMatchObject({
      ...WEEK,
      totalVehicles: total,
      maxSpeed: Math.max(...speeds),
      speedLimit: 50,
    });
    expect(told.averageSpeed).toBeCloseTo(speeds.reduce((a, b) => a + b, 0) / total, 1);
    expect(told.vehicleOverLimitCount).toBe(speeds.filter((speed) => speed > 50).length);
    for (const [rows, name] of [
      [told.vehicleCount, "value"],
      [told.dailyTable, "vehicles"],
      [told.speedClasses, "vehicles"],
      [told.lengthClasses as Row[], "vehicles"],
      [told.vehiclesPerDay as Row[], "value"],
    ] as const)
      expect([name, sum(rows, name)]).toEqual([name, total]);
    expect(told.vehicleCount).toHaveLength(7 * 24);
    expect(told.dailyTable).toHaveLength(7);
    expect(told.dailyTable[0]?.date).toBe(WEEK.from);
    expect(told.resultsTable).toHaveLength(7);
    const percentiles = told.percentiles as Row;
    expect(percentiles.v85).toBeGreaterThan(percentiles.v50 ?? 999);
    expect(percentiles.v50).toBeGreaterThanOrEqual(percentiles.v30 ?? 999);
    expect(typeof told.totalVehiclesTrend).toBe("number");
  });

  it("say nothing of what the platform does not tell", async () => {
    expect(await measured(user, 1)).toMatchObject({
      ...{ completeness: null, previousCompleteness: null, byDirection: null, hourOfWeek: null },
      ...{ zeroSpeedCount: null, peakHour: null, speedThresholds: null, pedestrians: null, cyclists: null },
    });
  });

  it("of pedestrians and cyclists", async () => {
    const told = await measured(user, 9);
    const seen = readingsOf(9, WEEK);
    expect(told).toMatchObject({
      pedestrians: { total: seen.filter(({ kind }) => kind === "pedestrian").length },
      cyclists: { total: seen.filter(({ kind }) => kind === "cyclist").length },
    });
  });

  it("are the same for administrators and guests", async () => {
    const told = await measured(user, 2);
    expect(await measured(admin, 2)).toEqual(told);
    expect(await measured(GUEST, 2)).toEqual(told);
  });

  it("are summed up of several clients", async () => {
    const { clients } = await pair.data(
      user,
      "query ($interval: IntervalInput!) { clients { id summary(interval: $interval) { totalVehicles averageSpeed maxSpeed v85 completeness { share } } } }",
      { interval: WEEK },
    );
    const told = clients as { id: string; summary: Row & { completeness: null } }[];
    expect(told).toHaveLength(9);
    for (const { id, summary } of told) {
      const { totalVehicles, averageSpeed, maxSpeed, percentiles } = await measured(user, Number(id));
      // A counter of pedestrians reports no speeds.
      const v85 = (percentiles as Row | null)?.v85 ?? null;
      expect({ id, summary }).toEqual({
        id,
        summary: { totalVehicles, averageSpeed, maxSpeed, v85, completeness: null },
      });
    }
  });

  it("of a period without readings have no vehicles, and no speeds", async () => {
    const before = { from: WEEK.from - 400 * DAY, to: WEEK.from - 399 * DAY };
    expect(await measured(user, 1, before)).toMatchObject({
      totalVehicles: 0,
      averageSpeed: null,
      maxSpeed: null,
    });
  });
});

describe("graphs", () => {
  it("of diagnostics", async () => {
    const { client } = await pair.data(
      GUEST,
      `query ($interval: IntervalInput!) { client(id: 1) { all: diagnostics(interval: $interval) { kind points { time value } }
        one: diagnostics(interval: $interval, series: [VOLTAGE]) { kind points { time value } } } }`,
      { interval: WEEK },
    );
    const { all, one } = client as Record<string, { kind: string; points: Row[] }[]>;
    const kinds = ["BRIGHTNESS", "BRIGHTNESS_AVERAGE", "SIG", "SIGNAL_STRENGTH", "VOLTAGE"];
    expect(all?.map(({ kind }) => kind).sort()).toEqual(kinds);
    for (const { points } of all ?? []) expect(points).toHaveLength(7 * 96);
    expect(one).toEqual(all?.filter(({ kind }) => kind === "VOLTAGE"));
    expect(one?.[0]?.points[0]).toEqual({
      time: WEEK.from,
      value: pair.store.clients.get(1)?.diagnostics.find(({ timestamp }) => timestamp === WEEK.from)?.voltage,
    });
  });

  it("of what a valve reported", async () => {
    const water = await pair.signIn("water");
    const valve = clientsOf(pair, 3)[0];
    const { client } = await pair.data(
      water,
      `query ($interval: IntervalInput!) { client(id: ${valve?.id}) { reported(parameter: "Valve", interval: $interval) { time value } } }`,
      { interval: { from: NOW - DAY, to: NOW } },
    );
    expect((client as { reported: Row[] }).reported).toEqual(
      valve?.reported
        .filter(({ timestamp }) => timestamp >= NOW - DAY && timestamp < NOW)
        .map(({ timestamp, value }) => ({ time: timestamp, value })),
    );
  });
  type Row = Record<string, number | null>;
});

describe("groups", () => {
  it("are all for administrators, the own for others", async () => {
    const GROUPS = "{ groups { id name type inOutGraphs summaryGroups { name clients { id } } } }";
    const { groups } = await pair.data(admin, GROUPS);
    expect(groups).toMatchObject([
      { id: "1", name: "Mestna občina Kranj", type: "SPEED" },
      { id: "2", name: "Občina Šenčur", type: "SPEED" },
      { id: "3", name: "Park", type: "VALVE" },
    ]);
    const { groups: own } = await pair.data(user, GROUPS);
    expect(own).toEqual((groups as object[]).slice(0, 1));
    expect(own).toMatchObject([
      {
        summaryGroups: [
          { name: "Kidričeva cesta", clients: [{ id: "1" }, { id: "2" }] },
          { name: "Škofjeloška cesta", clients: [{ id: "3" }, { id: "4" }] },
        ],
      },
    ]);
    expect((await pair.data(GUEST, GROUPS)).groups).toEqual(own);
  });

  it("have clients and users, whom administrators see", async () => {
    const { group } = await pair.data(admin, "{ group(id: 1) { clients { id } users { email } } }");
    const { clients, users } = group as { clients: object[]; users: object[] };
    expect(idsIn(clients)).toEqual(ids(clientsOf(pair, 1)));
    expect(users).toEqual([{ email: "promet@plain.example" }]);
  });
});
