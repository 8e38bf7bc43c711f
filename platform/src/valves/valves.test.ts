import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { listen } from "../../test/listen.js";
import { addPark } from "../../test/park.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { validConfig } from "../../test/validConfig.js";

const HOUR = 3600;
/** 05:00 to 05:40 every day in Ljubljana, where START is 01:00. */
const SCHEDULE = [{ start_time: "05:00", end_time: "05:40", weekDays: Array(7).fill(true) }];
const STORED = [{ start_time: 18_000, end_time: 20_400, weekDays: Array(7).fill(true) }];
const OPENS = START + 4 * HOUR;
const CLOSES = OPENS + 2400;

interface Valve {
  id: number;
  metaData: Record<string, unknown>;
  valve: Record<string, unknown>;
}
interface Location {
  id: number;
  bundles: { id: number; name: string; schedule: object[]; clients: Valve[] }[];
  unbundled: Valve[];
}

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let stranger: Headers;
let groupId: number;
let otherGroup: number;
let valve: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  otherGroup = await addGroup(platform, admin, "Bled");
  stranger = (await addUser(platform, admin, "spela@example.si", otherGroup)).headers;
});
afterAll(() => platform.stop());
let places = 0;
beforeEach(async () => {
  platform.clock.now = START;
  ({ groupId, user, valve } = await addPark(platform, admin, `Park ${++places}`));
});

const at = (now: number) => {
  platform.clock.now = now;
};
const locations = () => platform.ok<Location[]>("GET", "/zalivalnik", user);
const shown = async (): Promise<Valve> => {
  const [location] = await locations();
  const all = [...location!.bundles.flatMap((bundle) => bundle.clients), ...location!.unbundled];
  return all.find(({ id }) => id === valve.id)!;
};
const newBundle = async () => {
  const body = { groupId, name: "Trata", clients: [valve.id], schedule: SCHEDULE };
  return (await platform.ok<{ id: number }>("POST", "/zalivalnik/bundle", admin, body)).id;
};
const setMode = (mode: string, more: object = {}, headers = user) =>
  platform.call("PATCH", "/zalivalnik/client", headers, { clientId: valve.id, mode, ...more });
const report = (time: number, value: number) =>
  platform.ok("POST", "/device/status", valve.device, { timestamp: time, reported: { Valve: value } });
const orders = (headers: Headers = {}) =>
  platform.call("GET", "/device/schedule", { ...valve.device, ...headers });

describe("modes", () => {
  it("follow the schedule until somebody says otherwise", async () => {
    await newBundle();
    expect(await shown()).toMatchObject({
      metaData: { _zalivalnik: { mode: "schedule", manualUntil: null } },
      valve: { mode: "schedule", expectedOpen: false, nextChange: OPENS, state: "UNKNOWN", reported: null },
    });
    at(OPENS);
    expect((await shown()).valve).toMatchObject({ expectedOpen: true, nextChange: CLOSES });
    await setMode("manualOff");
    expect((await shown()).valve).toMatchObject({ mode: "manualOff", expectedOpen: false, nextChange: null });
    await setMode("manualOn");
    expect((await shown()).valve).toMatchObject({ mode: "manualOn", manualUntil: null, expectedOpen: true });
  });

  it("end a manual run by themselves", async () => {
    await setMode("manualOff");
    const run = await setMode("manualOn", { duration: 1800 });
    expect(run.body).toMatchObject([
      { id: valve.id, valve: { mode: "manualOn", manualUntil: START + 1800 } },
    ]);
    at(START + 1799);
    expect((await shown()).valve).toMatchObject({ mode: "manualOn", nextChange: START + 1800 });
    at(START + 1800);
    expect((await shown()).metaData).toMatchObject({ _zalivalnik: { mode: "manualOff", manualUntil: null } });
  });

  it("are set for many at once, or for none", async () => {
    const other = await addClient(platform, admin, groupId);
    const foreign = await addClient(platform, admin, otherGroup);
    const both = `${valve.id},${other.id}`;
    expect((await setMode("manualOff", { clientId: both })).body).toHaveLength(2);
    expect((await setMode("manualOn", { clientId: `${both},${foreign.id}` })).status).toBe(404);
    expect((await setMode("manualOn", { clientId: `${both},${foreign.id}` }, admin)).status).toBe(409);
    expect((await shown()).valve.mode).toBe("manualOff");
  });

  it("are not written as metadata, and a moved valve forgets its own", async () => {
    await platform.ok("POST", "/client/metaData", admin, {
      clientId: valve.id,
      metaData: { _zalivalnik: { mode: "manualOn" } },
    });
    expect((await shown()).valve.mode).toBe("schedule");
    await setMode("manualOn");
    await platform.ok("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${valve.id}`, admin);
    const alone = await platform.ok<Valve>("GET", `/client?clientId=${valve.id}`, admin);
    expect(alone.metaData).not.toHaveProperty("_zalivalnik");
    expect((await orders()).body).toMatchObject({ mode: "schedule", schedule: [] });
    await platform.ok("POST", "/client/assignTo", admin, { groupId, clientId: valve.id });
    expect((await shown()).valve.mode).toBe("schedule");
  });

  it("are forgotten by a valve that comes to another location", async () => {
    await setMode("manualOn");
    const other = await addGroup(platform, admin, "Drug park");
    await platform.ok("PATCH", "/group", admin, { id: other, metaData: { groupType: "valve" } });
    await platform.ok("PUT", "/client/group", admin, { groupId: other, clientId: valve.id });
    expect((await orders()).body).toMatchObject({ mode: "schedule", schedule: [] });
    await platform.ok("PUT", "/client/group", admin, { groupId, clientId: valve.id });
    expect((await shown()).valve.mode).toBe("schedule");
  });

  it("are forgotten with a location that is none for a while", async () => {
    const type = (groupType: string) =>
      platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { groupType } });
    await setMode("manualOn");
    await type("speed");
    expect(await locations()).toEqual([]);
    expect((await setMode("manualOn")).status).toBe(409);
    await type("valve");
    expect((await shown()).valve.mode).toBe("schedule");
  });

  it.each([
    [{ mode: "open" }, 422, "mode"],
    [{ mode: "manualOn", duration: 86_401 }, 422, "duration"],
    [{ mode: "manualOn", until: START - 1 }, 422, "until"],
    [{ mode: "manualOff", duration: 60 }, 422, "duration"],
    [{ mode: "manualOn", duration: "60" }, 400, "duration"],
  ])("refuse %j", async (body, status, path) => {
    const answer = await platform.call("PATCH", "/zalivalnik/client", user, { clientId: valve.id, ...body });
    expect(answer).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
  });
});

describe("what valves report", () => {
  it("is open, closed, or after an hour unknown", async () => {
    await report(START, 1);
    expect((await shown()).valve).toMatchObject({ state: "OPEN", reported: { value: 1, time: START } });
    await report(START + 60, 0);
    at(START + 60);
    expect((await shown()).valve).toMatchObject({ state: "CLOSED" });
    at(START + 60 + HOUR + 1);
    expect((await shown()).valve).toMatchObject({ state: "UNKNOWN", deviation: null });
  });

  it("is a deviation after two pings, urgent where water flows", async () => {
    await setMode("manualOff");
    await report(START + 60, 1);
    at(START + 120);
    expect((await shown()).valve.deviation).toBeNull();
    at(START + 121);
    expect((await shown()).valve.deviation).toEqual({ since: START, urgent: true });
    at(START + 130);
    await report(START + 130, 0);
    at(START + 190);
    await report(START + 190, 1);
    at(START + 310);
    expect((await shown()).valve.deviation).toBeNull();
    at(START + 311);
    expect((await shown()).valve.deviation).toEqual({ since: START + 190, urgent: true });
    await setMode("manualOn");
    expect((await shown()).valve.deviation).toBeNull();
  });

  it("is given the time that the client's own ping takes", async () => {
    const data = validConfig();
    data.BasicConfig.gprsNewActionInterval = 300;
    await platform.ok("POST", "/config/assign", admin, { clientId: valve.id, data });
    await setMode("manualOn");
    await report(START, 0);
    at(START + 600);
    expect((await shown()).valve.deviation).toBeNull();
    at(START + 601);
    expect((await shown()).valve.deviation).toEqual({ since: START, urgent: false });
  });

  it("makes a history beside what was expected", async () => {
    await newBundle();
    at(CLOSES);
    await report(OPENS, 1);
    await report(CLOSES, 0);
    const url = `/zalivalnik/history?clientId=${valve.id}&start=${OPENS - HOUR}&end=${CLOSES + HOUR}`;
    const day = { date: "2026-11-15", from: OPENS - HOUR, to: CLOSES + HOUR };
    expect(await platform.ok("GET", url, user)).toMatchObject({
      reported: [
        [OPENS, 1],
        [CLOSES, 0],
      ],
      flow: [{ from: OPENS, to: CLOSES, open: true }],
      expected: [{ from: OPENS, to: CLOSES, kind: "scheduled" }],
      runs: [{ from: OPENS, to: CLOSES, kind: "scheduled", outcome: "ran", flow: 2400 }],
      days: [{ ...day, expected: 2400, open: 2400, known: 2400 }],
    });
    const inside = `/zalivalnik/history?clientId=${valve.id}&start=${OPENS + 60}&end=${CLOSES - 60}`;
    // Reports from before the period still hold in it.
    const held = { reported: [], flow: [{ from: OPENS + 60, to: CLOSES - 60, open: true }] };
    expect(await platform.ok("GET", inside, user)).toMatchObject(held);
    const status = async (start: number, end: number) => {
      const asked = `/zalivalnik/history?clientId=${valve.id}&start=${start}&end=${end}`;
      return (await platform.call("GET", asked, user)).status;
    };
    const ofLength = (seconds: number) => status(CLOSES - seconds, CLOSES);
    expect(await status(CLOSES, CLOSES + 8 * 86_400)).toBe(200);
    // 31 days back to the same wall time are an hour longer in autumn.
    expect(await ofLength(31 * 86_400 + HOUR)).toBe(200);
  });

  it.each([
    [
      "that is too long",
      CLOSES - 31 * 86_400 - HOUR - 1,
      CLOSES,
      { fault: "PERIOD_TOO_LONG", params: { days: 31 } },
    ],
    [
      "that reaches too far ahead",
      CLOSES,
      CLOSES + 9 * 86_400,
      { fault: "TOO_FAR_AHEAD", params: { days: 8 } },
    ],
    ["that ends before it begins", CLOSES, CLOSES - 1, { fault: "NOT_AFTER_START" }],
  ])("makes no history of a period %s, and says why", async (_which, start, end, why) => {
    at(CLOSES);
    const url = `/zalivalnik/history?clientId=${valve.id}&start=${start}&end=${end}`;
    const { status, body } = await platform.call("GET", url, user);
    const fields = [{ path: "end", ...why }];
    expect([status, body]).toMatchObject([422, { error: { details: { fields } } }]);
  });

  it("is one opening through a change of orders, and another where the schedule goes on after a run by hand", async () => {
    const id = await newBundle();
    at(OPENS - 600);
    await setMode("manualOn", { duration: 600 });
    at(OPENS + 600);
    const schedule = SCHEDULE.map((row) => ({ ...row, end_time: "06:00" }));
    await platform.ok("PATCH", "/zalivalnik/bundle", user, { id, schedule });
    at(CLOSES + 2 * HOUR);
    const url = `/zalivalnik/history?clientId=${valve.id}&start=${OPENS - HOUR}&end=${CLOSES + HOUR}`;
    expect(await platform.ok("GET", url, user)).toMatchObject({
      expected: [
        { from: OPENS - 600, to: OPENS, kind: "manual" },
        { from: OPENS, to: OPENS + HOUR, kind: "scheduled" },
      ],
    });
  });

  it("is a deviation since the first report of a valve that has shut by itself", async () => {
    await setMode("manualOn");
    for (const [minute, value] of [1, 0, 0].entries()) {
      at(START + (minute + 1) * 60);
      await report(START + (minute + 1) * 60, value);
    }
    at(START + 400);
    expect((await shown()).valve.deviation).toEqual({ since: START + 120, urgent: false });
  });

  it("is held against the orders that held then, also those of before any change", async () => {
    const id = await newBundle();
    at(CLOSES - 600);
    await platform.ok("PATCH", "/zalivalnik/bundle", user, { id, schedule: [] });
    const before = `/zalivalnik/history?clientId=${valve.id}&start=${OPENS - 25 * HOUR}&end=${OPENS - 20 * HOUR}`;
    expect(await platform.ok("GET", before, user)).toMatchObject({ expected: [], runs: [] });
    at(CLOSES + HOUR);
    await setMode("manualOn", { duration: 1800 });
    at(CLOSES + 2 * HOUR);
    const url = `/zalivalnik/history?clientId=${valve.id}&start=${OPENS - HOUR}&end=${CLOSES + 2 * HOUR}`;
    expect(await platform.ok("GET", url, user)).toMatchObject({
      expected: [
        { from: OPENS, to: CLOSES - 600, kind: "scheduled" },
        { from: CLOSES + HOUR, to: CLOSES + HOUR + 1800, kind: "manual" },
      ],
    });
    expect(await platform.ok("GET", before, user)).toMatchObject({ expected: [], runs: [] });
  });
});

describe("GET /device/schedule", () => {
  it("tells mode and schedule, and 304 while nothing differs", async () => {
    const id = await newBundle();
    const first = await orders();
    expect(first.body).toMatchObject({
      mode: "schedule",
      manualUntil: null,
      timeZone: "Europe/Ljubljana",
      schedule: STORED,
      version: String(first.headers.etag).replaceAll('"', ""),
    });
    const known = { "if-none-match": String(first.headers.etag) };
    expect((await orders(known)).status).toBe(304);
    await platform.ok("PATCH", "/zalivalnik/bundle", admin, { id, name: "Drugo ime" });
    expect((await orders(known)).status).toBe(304);
    await setMode("manualOn", { duration: 600 });
    const second = await orders(known);
    expect(second).toMatchObject({
      status: 200,
      body: { mode: "manualOn", manualUntil: START + 600, modeAfter: "schedule" },
    });
    expect((second.body as { version: string }).version).not.toBe(
      (first.body as { version: string }).version,
    );
    at(START + 600);
    expect((await orders(known)).status).toBe(304);
  });
});

it("tells those who see a valve that its control changed, and that it has heard so", async () => {
  const mine = await EventStream.open(await listen(platform), user);
  const theirs = await EventStream.open(await listen(platform), stranger);
  const id = await newBundle();
  await setMode("manualOff");
  await orders();
  await orders();
  await platform.ok("DELETE", `/zalivalnik/bundle?id=${id}`, admin);
  const told = (stream: EventStream) =>
    stream.events.filter(([, type]) => type === "valve.changed").map(([, , data]) => data);
  await mine.until((stream) => told(stream).length >= 4);
  expect(told(mine)).toEqual([
    { clientId: valve.id, mode: "schedule", manualUntil: null },
    { clientId: valve.id, mode: "manualOff", manualUntil: null },
    { clientId: valve.id, mode: "manualOff", manualUntil: null },
    { clientId: valve.id, mode: "manualOff", manualUntil: null },
  ]);
  expect(told(theirs)).toEqual([]);
  mine.close();
  theirs.close();
});
