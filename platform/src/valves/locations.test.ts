import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { addPark } from "../../test/park.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const [HOUR, DAY] = [3600, 86_400];
const DAILY = Array(7).fill(true);
/** 05:00 to 05:40 every day in Ljubljana, where START is 01:00. */
const SCHEDULE = [{ start_time: 18_000, end_time: 20_400, weekDays: DAILY }];
const OPENS = START + 4 * HOUR;

interface Valve {
  id: number;
  valve: Record<string, unknown>;
}
interface Bundle {
  id: number;
  name: string;
  version: number;
  changedBy: string | null;
  clients: Valve[];
}
interface Location {
  id: number;
  bundles: Bundle[];
  unbundled: Valve[];
}

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let acting: Headers;
let groupId: number;
let valve: TestClient;
let bundle: Bundle;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());
let places = 0;
beforeEach(async () => {
  platform.clock.now = START;
  ({ groupId, user, valve } = await addPark(platform, admin, `Park ${++places}`));
  acting = { ...admin, "x-group-id": String(groupId) };
  bundle = await addBundle("Trata", [valve.id]);
});

const addBundle = (name: string, clients: number[]) =>
  platform.ok<Bundle>("POST", "/zalivalnik/bundle", admin, { groupId, name, clients, schedule: SCHEDULE });
const patchBundle = (body: object, headers = user) =>
  platform.call("PATCH", "/zalivalnik/bundle", headers, { id: bundle.id, ...body });
const location = async (headers = user) => (await platform.ok<Location[]>("GET", "/zalivalnik", headers))[0]!;
const shown = async () => {
  const { bundles, unbundled } = await location();
  const all = [...bundles.flatMap(({ clients }) => clients), ...unbundled];
  return all.find(({ id }) => id === valve.id)!.valve;
};
const fault = (path: string, status = 422) => ({
  status,
  body: { error: { details: { fields: [{ path }] } } },
});

describe("a bundle", () => {
  it("counts changes of schedule, name and valves alone, and tells who made the last", async () => {
    expect(bundle).toMatchObject({
      version: 1,
      changeDate: START,
      changedBy: ADMIN.email,
      pausedUntil: null,
    });
    platform.clock.now = START + 9;
    const patched = async (body: object, headers = user) => (await patchBundle(body, headers)).body as Bundle;
    expect(await patched({ schedule: SCHEDULE })).toMatchObject({ version: 1, changeDate: START });
    expect(await patched({ pausedUntil: START + DAY })).toMatchObject({
      version: 1,
      pausedUntil: START + DAY,
    });
    expect(await patched({ schedule: [], version: 1 })).toMatchObject({
      version: 2,
      changeDate: START + 9,
      changedBy: `park-${places}@example.si`,
    });
    expect(await patched({ name: "Vrtnice" }, admin)).toMatchObject({ version: 3 });
    expect(await patched({ clients: [valve.id] }, admin)).toMatchObject({ version: 3 });
    expect(await patched({ clients: [] }, admin)).toMatchObject({ version: 4 });
    expect((await patchBundle({ schedule: SCHEDULE, version: 3 })).status).toBe(409);
  });

  it("is renamed, filled, made and deleted by administrators alone", async () => {
    const body = { groupId, name: "Nov" };
    for (const headers of [user, acting]) {
      expect((await patchBundle({ name: "x" }, headers)).status).toBe(403);
      expect((await patchBundle({ clients: [], schedule: [] }, headers)).status).toBe(403);
      expect((await platform.call("POST", "/zalivalnik/bundle", headers, body)).status).toBe(403);
      const url = `/zalivalnik/bundle?id=${bundle.id}`;
      expect((await platform.call("DELETE", url, headers)).status).toBe(403);
      const move = { clientId: valve.id, bundleId: null };
      expect((await platform.call("PATCH", "/zalivalnik/client", headers, move)).status).toBe(403);
      expect((await patchBundle({ schedule: [] }, headers)).status).toBe(200);
    }
    const [left] = (await location()).bundles;
    expect(left).toMatchObject({ name: "Trata", clients: [{ id: valve.id }] });
  });

  it("rests until its pause is over", async () => {
    expect(await shown()).toMatchObject({ nextChange: OPENS, pausedUntil: null });
    await patchBundle({ pausedUntil: START + DAY });
    expect(await shown()).toMatchObject({ nextChange: OPENS + DAY, pausedUntil: START + DAY });
    platform.clock.now = OPENS;
    expect(await shown()).toMatchObject({ expectedOpen: false });
    await platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, mode: "manualOn" });
    expect(await shown()).toMatchObject({ expectedOpen: true });
    await platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, mode: "schedule" });
    await patchBundle({ pausedUntil: null });
    expect(await shown()).toMatchObject({ expectedOpen: true, pausedUntil: null });
  });

  it.each([-1, 0, 60 * DAY + HOUR + 1])("takes no pause until %d seconds from now", async (seconds) =>
    expect(await patchBundle({ pausedUntil: START + seconds, schedule: [] })).toMatchObject(
      fault("pausedUntil"),
    ),
  );
});

describe("a location", () => {
  const delay = (rainDelayUntil: unknown, headers = user) =>
    platform.call("PATCH", "/zalivalnik/location", headers, { groupId, rainDelayUntil });

  it("rests while it rains; of a pause and the rain the later end counts", async () => {
    await patchBundle({ pausedUntil: START + DAY });
    const answer = await delay(START + 2 * DAY);
    expect(answer).toMatchObject({ status: 200, body: { id: groupId, rainDelayUntil: START + 2 * DAY } });
    expect(await shown()).toMatchObject({ nextChange: OPENS + 2 * DAY, pausedUntil: START + 2 * DAY });
    await delay(null);
    expect(await shown()).toMatchObject({ nextChange: OPENS + DAY, pausedUntil: START + DAY });
  });

  it.each([-1, 0, 14 * DAY + HOUR + 1])("has no rain until %d seconds from now", async (seconds) =>
    expect(await delay(START + seconds)).toMatchObject(fault("rainDelayUntil")),
  );

  it("is closed at once, valves without bundle and running ones, too", async () => {
    const other = await addClient(platform, admin, groupId);
    const both = [valve.id, other.id];
    await platform.ok("PATCH", "/zalivalnik/client", user, {
      clientId: both,
      mode: "manualOn",
      duration: 600,
    });
    const closed = await platform.ok<Location>("POST", "/zalivalnik/off", user, { groupId });
    const off = { valve: { mode: "manualOff", manualUntil: null, expectedOpen: false, nextChange: null } };
    expect(closed).toMatchObject({ bundles: [{ clients: [off] }], unbundled: [off] });
  });
});

describe("valves", () => {
  const patch = (body: object) =>
    platform.call("PATCH", "/zalivalnik/client", admin, { clientId: valve.id, ...body });
  const versions = async () => (await location()).bundles.map(({ name, version }) => [name, version]);

  it("move between bundles of their location, and count as a change of both", async () => {
    const other = await addBundle("Vrtnice", []);
    expect((await patch({ bundleId: other.id, mode: "manualOff" })).status).toBe(200);
    const [trata, vrtnice] = (await location()).bundles;
    expect([trata?.clients.length, vrtnice?.clients.length]).toEqual([0, 1]);
    expect(vrtnice?.clients[0]).toMatchObject({ valve: { mode: "manualOff" } });
    expect(await versions()).toEqual([
      ["Trata", 2],
      ["Vrtnice", 2],
    ]);
    await patch({ bundleId: other.id });
    await patch({ bundleId: null });
    expect((await location()).unbundled.map(({ id }) => id)).toEqual([valve.id]);
    expect(await versions()).toEqual([
      ["Trata", 2],
      ["Vrtnice", 3],
    ]);
  });

  it("stay out of what is not there, and of other locations", async () => {
    const elsewhere = await addGroup(platform, admin, `Bled ${places}`);
    await platform.ok("PATCH", "/group", admin, { id: elsewhere, metaData: { groupType: "valve" } });
    const body = { groupId: elsewhere, name: "Obala" };
    const foreign = await platform.ok<Bundle>("POST", "/zalivalnik/bundle", admin, body);
    expect((await patch({ bundleId: 999_999 })).status).toBe(404);
    expect((await patch({ bundleId: foreign.id, mode: "manualOff" })).status).toBe(404);
    expect(await shown()).toMatchObject({ mode: "schedule" });
  });

  it.each([
    [{}, 400, "mode"],
    [{ bundleId: null, until: START + 60 }, 422, "until"],
    [{ bundleId: null, duration: 60 }, 422, "duration"],
  ])("are asked for something: %j", async (body, status, path) =>
    expect(await patch(body)).toMatchObject(fault(path, status)),
  );

  it("tell how far an order has come", async () => {
    const order = async () => (await shown()).order;
    const hear = () => platform.ok("GET", "/device/schedule", valve.device);
    const report = (value: number) =>
      platform.ok("POST", "/device/status", valve.device, {
        timestamp: platform.clock.now,
        reported: { Valve: value },
      });
    expect(await order()).toEqual({ since: START, heardDate: null, state: "waiting" });
    platform.clock.now = START + 30;
    await hear();
    expect(await order()).toEqual({ since: START, heardDate: START + 30, state: "heard" });
    await report(0);
    expect(await order()).toMatchObject({ state: "confirmed" });
    platform.clock.now = START + 60;
    await platform.ok("PATCH", "/zalivalnik/client", user, {
      clientId: valve.id,
      mode: "manualOn",
      duration: 600,
    });
    expect(await order()).toEqual({ since: START + 60, heardDate: null, state: "waiting" });
    await hear();
    await report(1);
    expect(await order()).toEqual({ since: START + 60, heardDate: START + 60, state: "confirmed" });
    platform.clock.now = START + 700;
    await report(0);
    expect(await order()).toEqual({ since: START + 60, heardDate: START + 60, state: "confirmed" });
  });

  it("have no order until somebody gives one", async () => {
    const fresh = await addClient(platform, admin, groupId);
    await platform.ok("GET", "/device/schedule", fresh.device);
    const { unbundled } = await location();
    expect(unbundled).toMatchObject([{ id: fresh.id, valve: { order: null } }]);
  });
});

it("tells ahead what a schedule would do, and changes nothing", async () => {
  const ask = (body: object) =>
    platform.call("POST", "/zalivalnik/schedule/preview", user, { groupId, ...body });
  const never = { start_time: 0, duration: 60, weekDays: Array(7).fill(false) };
  const long = { start_time: 19_800, duration: HOUR, weekDays: DAILY };
  const after = { start_time: 23_400, duration: 60, weekDays: DAILY };
  const midnight = START - HOUR;
  const answer = await ask({ schedule: [...SCHEDULE, never, long, after], days: 2 });
  const both = { from: OPENS, to: OPENS + 5400 + 60 };
  expect(answer.body).toEqual({
    from: midnight,
    to: midnight + 2 * DAY,
    openings: [both, { from: both.from + DAY, to: both.to + DAY }],
    rows: [
      {
        neverRuns: false,
        overlaps: [2],
        openings: [0, DAY].map((day) => ({ from: OPENS + day, to: OPENS + 2400 + day })),
      },
      { neverRuns: true, overlaps: [], openings: [] },
      {
        neverRuns: false,
        overlaps: [0],
        openings: [0, DAY].map((day) => ({ from: OPENS + 1800 + day, to: OPENS + 5400 + day })),
      },
      {
        neverRuns: false,
        overlaps: [],
        openings: [0, DAY].map((day) => ({ from: OPENS + 5400 + day, to: OPENS + 5460 + day })),
      },
    ],
  });
  const autumn = Date.parse("2026-10-24T22:00Z") / 1000;
  expect((await ask({ schedule: SCHEDULE, from: autumn, days: 1 })).body).toMatchObject({
    from: autumn,
    to: autumn + 25 * HOUR,
  });
  expect(await ask({ schedule: [{ ...long, duration: 0 }] })).toMatchObject(fault("schedule.0.duration"));
  expect(await ask({ schedule: SCHEDULE, days: 32 })).toMatchObject(fault("days"));
  expect((await location()).bundles[0]).toMatchObject({ version: 1, schedule: SCHEDULE });
});
