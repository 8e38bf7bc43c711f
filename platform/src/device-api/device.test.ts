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
    expect((await post(batch)).body).toEqual({ accepted: 2, duplicate: 0, refused: [] });
    expect((await post(batch)).body).toEqual({ accepted: 0, duplicate: 2, refused: [] });
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
    expect((await post(batch)).body).toEqual({
      accepted: 1,
      duplicate: 0,
      refused: [
        { index: 0, reason: "FUTURE" },
        { index: 1, reason: "TOO_OLD" },
        { index: 2, reason: "OUTSIDE_BATCH" },
        { index: 3, reason: "OUTSIDE_BATCH" },
        { index: 5, reason: "OUTSIDE_BATCH" },
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
      refused: [{ index: 0, reason: "TOO_OLD" }],
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
    ["a wrong type", { readings: [at(START), { timestamp: "now" }] }, 400, "readings.1.timestamp"],
    ["null for a speed", { readings: [at(START, { speed: null })] }, 400, "readings.0.speed"],
    ["a missing list", { readings: undefined }, 400, "readings"],
    ["a speed out of range", { readings: [at(START, { speed: 301 })] }, 422, "readings.0.speed"],
    ["a direction that is none", { readings: [at(START, { direction: "up" })] }, 422, "readings.0.direction"],
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
    [{ timestamp: START + 601 }, 422, "timestamp"],
    [{ timestamp: START - 731 * DAY }, 422, "timestamp"],
    [{ battery: 12 }, 400, "timestamp"],
    [{ timestamp: START, battery: "12" }, 400, "battery"],
    [{ timestamp: START, reported: { "no name": 1 } }, 422, "reported.no name"],
    [{ timestamp: START, reported: { Valve: {} } }, 422, "reported.Valve"],
    [{ timestamp: START, alarms: "low" }, 400, "alarms"],
  ])("refuses %j", async (body, code, path) => {
    const answer = await status(body);
    expect(answer.status).toBe(code);
    expect(answer.body).toMatchObject({ error: { details: { fields: [{ path }] } } });
  });
});
