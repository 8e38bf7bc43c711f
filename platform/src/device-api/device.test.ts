import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const DAY = 86_400;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

const at = (timestamp: number, more: object = {}) => ({ timestamp, speed: 50, ...more });
const post = (body: object, headers = client.device) =>
  platform.call("POST", "/device/measurements", headers, body);
const total = async (start: number, end: number) => {
  const url = `/measurement?clientId=${client.id}&startTimestamp=${start}&endTimestamp=${end}`;
  return platform.ok<{ total_vehicles: number; completeness: { covered_seconds: number } }>(
    "GET",
    url,
    admin,
  );
};
const seen = async () =>
  (await platform.ok<{ lastActiveDate: number }>("GET", `/client?clientId=${client.id}`, admin))
    .lastActiveDate;

describe("POST /device/measurements", () => {
  beforeAll(async () => {
    client = await addClient(platform, admin);
  });

  it("stores a batch once, however often it comes", async () => {
    const batch = {
      batchId: "one",
      from: START - 600,
      to: START,
      readings: [at(START - 500), at(START - 400)],
    };
    const nothing = { overlapSeconds: 0, refused: [], clockSkewSeconds: 0 };
    expect((await post(batch)).body).toEqual({ ...nothing, accepted: 2, duplicate: 0 });
    expect((await post(batch)).body).toEqual({ ...nothing, accepted: 0, duplicate: 2 });
    expect(await total(START - 600, START)).toMatchObject({
      total_vehicles: 2,
      completeness: { covered_seconds: 600 },
    });
  });

  it("keeps batch ids of two devices apart", async () => {
    const other = await addClient(platform, admin);
    const batch = { batchId: "one", from: START - 600, to: START, readings: [at(START - 500)] };
    expect((await post(batch, other.device)).body).toMatchObject({ accepted: 1 });
  });

  it("refuses readings out of time by their index, and keeps the rest", async () => {
    const readings = [
      at(START + 601),
      at(START - 731 * DAY),
      at(START - 7200),
      at(START - 3601),
      at(START - 3600),
      at(START),
    ];
    const batch = { batchId: "mixed", from: START - 3600, to: START, readings };
    const list = "readings";
    expect((await post(batch)).body).toEqual({
      accepted: 1,
      duplicate: 0,
      overlapSeconds: 600,
      clockSkewSeconds: 0,
      refused: [
        { list, index: 0, reason: "FUTURE" },
        { list, index: 1, reason: "TOO_OLD" },
        { list, index: 2, reason: "OUTSIDE_BATCH" },
        { list, index: 3, reason: "OUTSIDE_BATCH" },
        { list, index: 5, reason: "OUTSIDE_BATCH" },
      ],
    });
  });

  it("lets no wrong clock cover the future", async () => {
    await post({ batchId: "ahead", from: START, to: START + 40 * 3600, readings: [] });
    expect((await total(START, START + DAY)).completeness.covered_seconds).toBe(601);
  });

  it("takes readings of any age from an import, which does not make the device active", async () => {
    client = await addClient(platform, admin);
    const { apiKey } = await platform.ok<{ apiKey: string }>("POST", "/client/key", admin, {
      clientId: client.id,
      purpose: "import",
    });
    const from = 1_477_290_000;
    const batch = { batchId: "old", from, to: from + 3600, readings: [at(from + 10)] };
    expect((await post(batch, { authorization: `ApiKey ${apiKey}` })).body).toMatchObject({ accepted: 1 });
    expect(await seen()).toBeNull();
    expect((await total(from, from + 3600)).total_vehicles).toBe(1);
    expect((await post({ ...batch, batchId: "own" })).body).toMatchObject({
      accepted: 0,
      refused: [{ list: "readings", index: 0, reason: "TOO_OLD" }],
    });
    expect(
      (
        await platform.call(
          "POST",
          "/device/status",
          { authorization: `ApiKey ${apiKey}` },
          { timestamp: START },
        )
      ).status,
    ).toBe(403);
  });

  it("ends an import key after a day, and a device's key with its successor", async () => {
    const { apiKey } = await platform.ok<{ apiKey: string }>("POST", "/client/key", admin, {
      clientId: client.id,
      purpose: "import",
    });
    const batch = { batchId: "key", from: START - 10, to: START, readings: [] };
    platform.clock.now = START + DAY;
    expect((await post(batch, { authorization: `ApiKey ${apiKey}` })).status).toBe(401);
    platform.clock.now = START;
    const next = await platform.ok<{ apiKey: string }>("POST", "/client/key", admin, {
      clientId: client.id,
      purpose: "device",
    });
    expect((await post(batch)).status).toBe(401);
    client.device = { authorization: `ApiKey ${next.apiKey}` };
    expect((await post(batch)).status).toBe(200);
  });

  it.each([
    ["a missing list", { readings: undefined }, 400, "readings"],
    ["a list that is none", { readings: {} }, 400, "readings"],
    ["a field that it does not know", { counts: { bicycles: 49 } }, 400, "counts"],
    ["reversed times", { from: START, to: START - 1 }, 422, "to"],
    ["more than 48 hours", { from: START - 49 * 3600 }, 422, "to"],
    ["an empty id", { batchId: "" }, 422, "batchId"],
    ["too many readings", { readings: Array.from({ length: 10_001 }, () => at(START)) }, 422, "readings"],
  ])("refuses %s and names the field", async (_name, fault, status, path) => {
    const answer = await post({ batchId: "bad", from: START - 10, to: START, readings: [], ...fault });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: { details: { fields: [{ path }] } } });
  });
});

describe("what is wrong by itself", () => {
  beforeAll(async () => {
    client = await addClient(platform, admin);
  });
  const from = START - 3600;

  it.each([
    ["a wrong type", { timestamp: "now" }, "timestamp"],
    ["nothing", null, ""],
    ["null for a speed", at(from, { speed: null }), "speed"],
    ["a speed out of range", at(from, { speed: 301 }), "speed"],
    ["a direction that is none", at(from, { direction: "up" }), "direction"],
    ["a field that it does not know", at(from, { laenge: 4.1 }), "laenge"],
  ])("refuses a reading for %s, and takes the others", async (name, wrong, path) => {
    const answer = await post({ batchId: name, from, to: START, readings: [at(from), wrong, at(from + 9)] });
    expect(answer.body).toMatchObject({
      accepted: 2,
      refused: [{ list: "readings", index: 1, reason: "INVALID", fields: [{ path }] }],
    });
  });

  it.each([
    ["no count", { count: undefined }, "count"],
    ["an end before its beginning", { to: from }, "to"],
    ["a count that is none", { count: -1 }, "count"],
    ["a field that it does not know", { total: 5 }, "total"],
    ["borders that do not ascend", { speeds: { borders: [0, 20, 20], counts: [1, 1, 1] } }, "speeds.borders"],
    [
      "counts and borders that differ in number",
      { speeds: { borders: [0, 20], counts: [1] } },
      "speeds.counts",
    ],
    ["more in classes than in all", { speeds: { borders: [0, 20], counts: [3, 3] } }, "speeds.counts"],
    ["shares far from a hundred", { lengths: { borders: [0, 6], shares: [50, 40] } }, "lengths.shares"],
    ["neither counts nor shares", { lengths: { borders: [0, 6] } }, "lengths.counts"],
  ])("refuses an interval for %s, and takes the others", async (name, wrong, path) => {
    const interval = { from, to: from + 900, count: 5 };
    const intervals = [
      { ...interval, kind: "bicycle" },
      { ...interval, ...wrong },
    ];
    const answer = await post({ batchId: `interval: ${name}`, from, to: START, intervals });
    expect(answer.body).toMatchObject({
      accepted: 1,
      refused: [{ list: "intervals", index: 1, reason: "INVALID", fields: [{ path }] }],
    });
  });

  it("refuses the second of two intervals of a batch that would count the same road users twice", async () => {
    const interval = { from, to: from + 900, count: 5 };
    const intervals = [
      interval,
      { ...interval, direction: "outgoing" },
      { ...interval, from: from + 600, to: from + 1500 },
      { ...interval, to: from + 4000 },
    ];
    const answer = await post({ batchId: "twice", from, to: START, intervals });
    expect(answer.body).toMatchObject({
      accepted: 2,
      refused: [
        { list: "intervals", index: 2, reason: "OVERLAPS" },
        { list: "intervals", index: 3, reason: "OUTSIDE_BATCH" },
      ],
    });
  });

  it("says that a batch's id is taken, where other content comes under it", async () => {
    const batch = { batchId: "once", from, to: START, readings: [at(from)] };
    await post(batch);
    const reordered = { ...batch, readings: [{ speed: 50, timestamp: from }] };
    expect((await post(reordered)).body).toMatchObject({ accepted: 0, duplicate: 1 });
    const answer = await post({ ...batch, readings: [at(from), at(from + 1)] });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error: {
        code: "CONFLICT",
        message: expect.stringContaining('"once"'),
        details: { fields: [{ path: "batchId" }] },
      },
    });
  });

  it("tells in its answer how much of a batch's time was covered already", async () => {
    const other = await addClient(platform, admin);
    const first = { batchId: "first", from, to: from + 1200, readings: [] };
    expect((await post(first, other.device)).body).toMatchObject({ overlapSeconds: 0 });
    const second = { batchId: "second", from: from + 900, to: from + 4500, readings: [] };
    expect((await post({ ...second, to: START }, other.device)).body).toMatchObject({ overlapSeconds: 300 });
    const told = await platform.ok<object>("GET", `/client?clientId=${other.id}`, admin);
    expect(told).toMatchObject({ info: { overlapDate: START, overlapSeconds: 300 } });
  });
});

describe("POST /device/status", () => {
  const status = (body: object) => platform.call("POST", "/device/status", client.device, body);
  const shown = () => platform.ok<Record<string, never>>("GET", `/client?clientId=${client.id}`, admin);

  beforeAll(async () => {
    client = await addClient(platform, admin, await addGroup(platform, admin, "Statusi"));
  });

  it("shows the latest status, and keeps what it leaves out", async () => {
    await status({
      timestamp: START - 60,
      battery: 12.4,
      rssi: -71,
      firmwareVersion: "2.1",
      configName: "c1",
      hwType: "K200DISP_FALCON",
      alarms: ["Nizka baterija"],
      reported: { Valve: 1, Flow: 3 },
    });
    await status({ timestamp: START - 30, battery: 12.3, reported: { Valve: 0 } });
    expect(await shown()).toMatchObject({
      lastActiveDate: START - 30,
      statusDate: START - 30,
      info: {
        firmwareVersion: "2.1",
        configName: "c1",
        lastBatt: 12.3,
        lastRssi: -71,
        alarmLastActiveDate: null,
      },
      alarms: [{ text: "Nizka baterija" }],
      metaData: { reportedParameters: { hwType: "K200DISP_FALCON", Valve: 0, Flow: 3 } },
    });
    await status({ timestamp: START - 20, alarms: [] });
    expect(await shown()).toMatchObject({ alarms: [] });
  });

  it("adds an older status to the series alone", async () => {
    await status({ timestamp: START - 500, battery: 9.9, reported: { Valve: 1 } });
    expect(await shown()).toMatchObject({
      lastActiveDate: START - 20,
      statusDate: START - 20,
      info: { lastBatt: 12.3 },
    });
    const query = `clientId=${client.id}&startTimestamp=${START - 600}&endTimestamp=${START}`;
    expect(await platform.ok("GET", `/graph/voltage?${query}`, admin)).toEqual([
      { time: START - 500, value: 9.9 },
      { time: START - 60, value: 12.4 },
      { time: START - 30, value: 12.3 },
    ]);
    expect(await platform.ok("GET", `/graph/all?${query}`, admin)).toMatchObject({
      signalStrength: [{ time: START - 60, value: -71 }],
      sig: [],
    });
    const valve = `/graph/reported?clientId=${client.id}&parameter=Valve&start=${START - 600}&end=${START}`;
    expect(await platform.ok("GET", valve, admin)).toEqual([
      [START - 500, 1],
      [START - 60, 1],
      [START - 30, 0],
    ]);
  });

  it("keeps one order of two states of one second, in state and history", async () => {
    const moment = START - 10;
    await status({ timestamp: moment, battery: 12.9, rssi: -60, reported: { Valve: 1 } });
    await status({ timestamp: moment, battery: 12.8, reported: { Valve: 0 } });
    expect(await shown()).toMatchObject({
      info: { lastBatt: 12.8, lastRssi: -60 },
      metaData: { reportedParameters: { Valve: 0 } },
    });
    const query = `clientId=${client.id}&startTimestamp=${moment}&endTimestamp=${START}`;
    expect(await platform.ok("GET", `/graph/all?${query}`, admin)).toMatchObject({
      voltage: [{ time: moment, value: 12.8 }],
      signalStrength: [{ time: moment, value: -60 }],
    });
    const valve = `/graph/reported?clientId=${client.id}&parameter=Valve&start=${moment}&end=${START}`;
    expect(await platform.ok("GET", valve, admin)).toEqual([[moment, 0]]);
  });

  it("is never active in the future, and late after an hour of silence", async () => {
    await status({ timestamp: START + 500 });
    expect(await seen()).toBe(START);
    await post({ batchId: "live", from: START, to: START + 300, readings: [] });
    expect(await seen()).toBe(START);
    platform.clock.now = START + 3601;
    admin = await platform.signIn(ADMIN);
    expect(await shown()).toMatchObject({ info: { alarmLastActiveDate: START + 3600 } });
    platform.clock.now = START;
  });

  it.each([
    [{ timestamp: -1 }, 422, "timestamp"],
    [{ timestamp: START, sentAt: -1 }, 422, "sentAt"],
    [{ battery: 12 }, 400, "timestamp"],
    [{ timestamp: START, battery: "12" }, 400, "battery"],
    [{ timestamp: START, reported: { "no name": 1 } }, 422, "reported.no name"],
    [{ timestamp: START, reported: { Valve: {} } }, 422, "reported.Valve"],
    [{ timestamp: START, alarms: "low" }, 400, "alarms"],
    [{ timestamp: START, batery: 12 }, 400, "batery"],
  ])("refuses %j", async (body, code, path) => {
    const answer = await status(body);
    expect(answer.status).toBe(code);
    expect(answer.body).toMatchObject({ error: { details: { fields: [{ path }] } } });
  });
});
