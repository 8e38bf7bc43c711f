import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { addPark } from "../../test/park.js";
import { ADMIN, type Answer, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { openReadOnly } from "../db/database.js";
import { NOBODY_ELSE } from "../db/signal.js";
import type { Db } from "../db/tables.js";
import { numberEvents } from "../events/numbering.js";

const DAY = 86_400;
/** 05:00 to 05:40 every day. */
const SCHEDULE = [{ start_time: 18_000, end_time: 20_400, weekDays: Array(7).fill(true) }];

let platform: TestPlatform;
let db: Db;
let admin: Headers;
let user: Headers;
let userId: number;
let groupId: number;
let valve: TestClient;
let bundleId: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  db = openReadOnly(platform.database);
  admin = await platform.signIn(ADMIN);
});
afterAll(async () => {
  await db.destroy();
  await platform.stop();
});
let places = 0;
beforeEach(async () => {
  platform.clock.now = START;
  ({ groupId, user, userId, valve } = await addPark(platform, admin, `Park ${++places}`));
  const body = { groupId, name: "Trata", clients: [valve.id], schedule: SCHEDULE };
  bundleId = (await platform.ok<{ id: number }>("POST", "/zalivalnik/bundle", admin, body)).id;
  platform.clock.now = START + 60;
});

/** The stored orders of the valve, without the first ones. */
const noted = () =>
  db
    .selectFrom("valve_orders")
    .select(["since", "orders", "changed_by", "reason"])
    .where("client_id", "=", valve.id)
    .where("since", ">", 0)
    .orderBy("since")
    .execute();
const told = async () => {
  await numberEvents(db, NOBODY_ELSE);
  const events = await db
    .selectFrom("event_log")
    .select("id")
    .where("type", "=", "valve.changed")
    .where("client_id", "=", valve.id)
    .execute();
  return events.length;
};
const change = (method: "POST" | "PUT" | "PATCH" | "DELETE", url: string, headers: Headers, body?: object) =>
  platform.ok(method, url, headers, body);

describe("what a valve is ordered is noted, and told to who sees it, wherever it changes:", () => {
  const patchBundle = (body: object) => () =>
    change("PATCH", "/zalivalnik/bundle", user, { id: bundleId, ...body });
  const setMode = (body: object) => () =>
    change("PATCH", "/zalivalnik/client", user, { clientId: valve.id, ...body });
  const changes: [string, string, "user" | "admin", () => Promise<unknown>, object][] = [
    ["its mode", "mode", "user", setMode({ mode: "manualOff" }), { mode: "manualOff" }],
    [
      "a run with an end",
      "mode",
      "user",
      setMode({ mode: "manualOn", duration: 600 }),
      { mode: "manualOn", manualUntil: START + 660, modeAfter: "schedule" },
    ],
    ["its bundle's schedule", "schedule", "user", patchBundle({ schedule: [] }), { rows: [] }],
    [
      "its bundle's pause",
      "pause",
      "user",
      patchBundle({ pausedUntil: START + DAY }),
      { pausedUntil: START + DAY, rows: SCHEDULE },
    ],
    [
      "its location's rain delay",
      "rain",
      "user",
      () => change("PATCH", "/zalivalnik/location", user, { groupId, rainDelayUntil: START + DAY }),
      { pausedUntil: START + DAY },
    ],
    [
      "all valves off",
      "off",
      "user",
      () => change("POST", "/zalivalnik/off", user, { groupId }),
      { mode: "manualOff" },
    ],
    [
      "out of its bundle by the bundle",
      "bundle",
      "admin",
      () => change("PATCH", "/zalivalnik/bundle", admin, { id: bundleId, clients: [] }),
      { rows: [] },
    ],
    [
      "out of its bundle by itself",
      "bundle",
      "admin",
      () => change("PATCH", "/zalivalnik/client", admin, { clientId: valve.id, bundleId: null }),
      { rows: [] },
    ],
    [
      "its bundle gone",
      "bundle",
      "admin",
      () => change("DELETE", `/zalivalnik/bundle?id=${bundleId}`, admin),
      { rows: [] },
    ],
    [
      "its location one no more",
      "bundle",
      "admin",
      () => change("PATCH", "/group", admin, { id: groupId, metaData: { groupType: "speed" } }),
      { rows: [] },
    ],
    [
      "its location elsewhere",
      "schedule",
      "admin",
      () => change("PATCH", "/group", admin, { id: groupId, timeZone: "Europe/London" }),
      { timeZone: "Europe/London", rows: SCHEDULE },
    ],
    [
      "out of its location",
      "bundle",
      "admin",
      () => change("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${valve.id}`, admin),
      { rows: [] },
    ],
    [
      "in no group any more",
      "bundle",
      "admin",
      () => change("PUT", "/client/group", admin, { groupId: null, clientId: valve.id }),
      { rows: [] },
    ],
    [
      "its location gone",
      "bundle",
      "admin",
      () => change("DELETE", `/group?id=${groupId}`, admin),
      { rows: [] },
    ],
  ];

  it.each(changes)("%s", async (_what, reason, who, act, orders) => {
    const [before, earlier] = [await noted(), await told()];
    await act();
    const [last, ...more] = (await noted()).slice(before.length);
    expect(more).toEqual([]);
    expect(last).toMatchObject({ since: START + 60, reason });
    expect(last?.changed_by).toBe(who === "user" ? userId : await adminId());
    expect(JSON.parse(last?.orders ?? "{}")).toMatchObject(orders);
    expect(await told()).toBe(earlier + 1);
  });

  const adminId = async () =>
    (await platform.ok<{ user: { id: number } }>("GET", "/user/session", admin)).user.id;
});

it("tells of a bundle without valves to who sees its location, and notes nothing", async () => {
  const length = (await noted()).length;
  const before = await told();
  const { id } = await platform.ok<{ id: number }>("POST", "/zalivalnik/bundle", admin, {
    groupId,
    name: "Prazna",
  });
  expect(await told()).toBe(before + 1);
  await change("PATCH", "/zalivalnik/bundle", admin, { id, name: "Še prazna" });
  expect(await told()).toBe(before + 2);
  await change("DELETE", `/zalivalnik/bundle?id=${id}`, admin);
  expect(await told()).toBe(before + 3);
  expect(await noted()).toHaveLength(length);
});

it("is noted once: not again where nothing differs, nor where a run that was ordered ends by itself", async () => {
  const mode = (body: object) =>
    platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, ...body });
  await mode({ mode: "manualOn", duration: 600 });
  const length = (await noted()).length;
  platform.clock.now = START + 700;
  await mode({ mode: "schedule" });
  await platform.ok("PATCH", "/zalivalnik/bundle", admin, { id: bundleId, name: "Vrtnice" });
  await platform.ok("PATCH", "/zalivalnik/bundle", user, { id: bundleId, schedule: SCHEDULE });
  expect(await noted()).toHaveLength(length);
});

it("takes a bundle for older than the portal knows it, of valves that were never ordered anything", async () => {
  const known = valve;
  valve = await addClient(platform, admin, groupId);
  await change("PATCH", "/zalivalnik/bundle", admin, { id: bundleId, clients: [] });
  const since = START - DAY;
  const add = (body: object) =>
    platform.call("POST", "/zalivalnik/bundle", admin, {
      groupId,
      name: "Stara",
      schedule: SCHEDULE,
      ...body,
    });
  const refused: Answer = await add({ since: START + 61 });
  expect(refused.body).toMatchObject({
    error: { details: { fields: [{ path: "since", message: "must not lie in the future" }] } },
  });
  expect((await add({ since, clients: [valve.id, known.id] })).status).toBe(201);
  const expected = async (clientId: number) => {
    const period = `clientId=${clientId}&start=${since - DAY}&end=${START}`;
    return (await platform.ok<{ expected: object[] }>("GET", `/zalivalnik/history?${period}`, user)).expected;
  };
  // 05:00 to 05:40 by a clock an hour ahead of UTC.
  const opens = since + 4 * 3600;
  expect(await expected(valve.id)).toEqual([{ from: opens, to: opens + 2400, kind: "scheduled" }]);
  expect(await expected(known.id)).toEqual([]);
});

it("lets one of two writers win who have seen the same version, and writes nothing of the other", async () => {
  const { version } = await bundle();
  const rows = (start: number) => [{ start_time: start, duration: 600, weekDays: Array(7).fill(true) }];
  const write = (start: number, headers: Headers) =>
    platform.call("PATCH", "/zalivalnik/bundle", headers, { id: bundleId, version, schedule: rows(start) });
  const answers: Answer[] = await Promise.all([write(3600, user), write(7200, admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(await bundle()).toMatchObject({ version: version + 1, schedule: rows([3600, 7200][won] ?? 0) });
  expect(answers[1 - won]?.body).toMatchObject({
    error: {
      code: "CONFLICT",
      details: { fields: [{ path: "version", message: `is ${version + 1} by now` }] },
    },
  });
  expect((await noted()).filter(({ reason }) => reason === "schedule")).toHaveLength(1);
});

async function bundle(): Promise<{ version: number }> {
  const locations = await platform.ok<{ id: number; bundles: { version: number }[] }[]>(
    "GET",
    "/zalivalnik",
    user,
  );
  return locations[0]?.bundles[0] ?? { version: 0 };
}
