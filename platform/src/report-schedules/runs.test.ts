import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { bringReport, type ClaimedRun, claimRuns, SERVICE, type TestRun } from "../../test/reports.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** START is Sunday 01:00 in Ljubljana; Monday 06:00 there. */
const MONDAY = START + 29 * HOUR;
const SPELA = { email: "spela@example.si", password: "password of spela@example.si" };

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let userId: number;
let groupId: number;
let client: TestClient;
let second: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Škofja Loka");
  ({ headers: user, id: userId } = await addUser(platform, admin, SPELA.email, groupId));
  client = await addClient(platform, admin, groupId);
  second = await addClient(platform, admin, groupId);
});
afterEach(() => platform.stop());

/** Signs in again, as sessions end when the clock moves. */
const goTo = async (now: number) => {
  platform.clock.now = now;
  admin = await platform.signIn(ADMIN);
  user = await platform.signIn(SPELA);
};
const add = async (more: object = {}, headers = user) => {
  const { id } = await platform.ok<{ id: number }>("POST", "/report-schedule", headers, {
    name: "Tedensko",
    clientIds: [client.id, second.id],
    interval: "week",
    cron: "0 6 * * 1",
    recipients: ["obcina@example.si"],
    ...more,
  });
  return id;
};
const claim = (more: object = {}) => claimRuns(platform, more);
const fail = ({ runId, claim }: ClaimedRun, more: object = {}) =>
  platform.call("POST", "/report-schedule/outcome", SERVICE, { runId, claim, outcome: "failed", ...more });
const runs = (scheduleId: number, headers = user) =>
  platform.ok<TestRun[]>("GET", `/report-schedule/runs?scheduleId=${scheduleId}`, headers);
const schedules = (headers = user) =>
  platform.ok<{ id: number; nextRunDate: number | null; lastRun: TestRun | null }[]>(
    "GET",
    "/report-schedule/list",
    headers,
  );
const runNow = (id: number, headers = user) => platform.call("POST", "/report-schedule/run", headers, { id });

it("are given out when due, with a key that reads the period of all their clients", async () => {
  const id = await add({ language: "en" });
  expect(await claim()).toEqual([]);
  await goTo(MONDAY + 20);
  const [run, ...more] = await claim();
  expect(more).toEqual([]);
  expect(run).toEqual({
    runId: expect.any(Number),
    claim: expect.any(String),
    scheduleId: id,
    name: "Tedensko",
    language: "en",
    timeZone: "Europe/Ljubljana",
    dueDate: MONDAY,
    startTimestamp: MONDAY - 7 * DAY,
    endTimestamp: MONDAY,
    leaseUntil: MONDAY + 20 + 10 * MINUTE,
    clientIds: [client.id, second.id],
    sessionKey: expect.any(String),
    attempt: 1,
  });
  expect(await schedules()).toMatchObject([
    {
      nextRunDate: MONDAY + 7 * DAY,
      lastRun: { id: run!.runId, dueDate: MONDAY, manual: false, state: "running", attempts: 1 },
    },
  ]);
  platform.clock.now = run!.leaseUntil - 1;
  const query = `clientId=${client.id},${second.id}&startTimestamp=${run!.startTimestamp}&endTimestamp=${run!.endTimestamp}`;
  const key = { "x-session-id": run!.sessionKey };
  expect((await platform.call("GET", `/measurement?${query}`, key)).status).toBe(200);
  platform.clock.now = run!.leaseUntil;
  expect((await platform.call("GET", `/measurement?${query}`, key)).status).toBe(401);
});

it("go to one claimer each, however many ask at once", async () => {
  const ids = [];
  for (let count = 0; count < 12; count += 1) ids.push(await add({ name: `Poročilo ${count}` }));
  platform.clock.now = MONDAY;
  const claims = await Promise.all([3, 50, 1, 50, 5, 50].map((limit) => claim({ limit })));
  const given = [...claims.flat(), ...(await claim({ limit: 50 }))];
  expect(given.map(({ scheduleId }) => scheduleId).toSorted((one, other) => one - other)).toEqual(ids);
  expect(new Set(given.map(({ runId }) => runId)).size).toBe(12);
});

it("that nobody finishes in time are given to another, and the first has no say any more", async () => {
  const id = await add();
  platform.clock.now = MONDAY;
  const [lost] = await claim();
  platform.clock.now = MONDAY + 10 * MINUTE - 1;
  expect(await claim()).toEqual([]);
  await goTo(MONDAY + 10 * MINUTE);
  expect(await runs(id)).toMatchObject([{ state: "waiting", attempts: 1 }]);
  const [again] = await claim();
  expect(again).toMatchObject({ runId: lost!.runId, dueDate: MONDAY, attempt: 2 });
  expect((await fail(lost!)).status).toBe(409);
  expect((await bringReport(platform, lost!)).status).toBe(409);
  expect((await bringReport(platform, again!)).status).toBe(204);
  expect(await runs(id)).toMatchObject([{ state: "succeeded", attempts: 2, deliveries: [] }]);
});

it("are tried again after 1, 3, 9 and 27 minutes, and then have failed", async () => {
  const id = await add();
  platform.clock.now = MONDAY;
  for (const minutes of [1, 3, 9, 27]) {
    const [run] = await claim();
    expect((await fail(run!, { reason: "noPortal" })).status).toBe(204);
    const nextAttemptDate = platform.clock.now + minutes * MINUTE;
    await goTo(nextAttemptDate - 1);
    expect(await runs(id)).toMatchObject([{ state: "waiting", nextAttemptDate, reason: "noPortal" }]);
    expect(await claim()).toEqual([]);
    platform.clock.now = nextAttemptDate;
  }
  const [last] = await claim();
  expect(last?.attempt).toBe(5);
  await fail(last!);
  expect(await runs(id)).toMatchObject([
    { state: "failed", attempts: 5, nextAttemptDate: null, reason: "failed" },
  ]);
  await goTo(MONDAY + DAY);
  expect(await claim()).toEqual([]);
});

it("fail at once where another try would go the same way, and after five claimers that were never heard of again", async () => {
  const [hopeless, lost] = [await add(), await add()];
  platform.clock.now = MONDAY;
  const [one] = await claim({ limit: 1 });
  for (const reason of ["because", "paused"])
    expect(await fail(one!, { reason })).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "reason" }] } } },
    });
  await fail(one!, { final: true, reason: "gone" });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await claim()).toMatchObject([{ scheduleId: lost, attempt }]);
    platform.clock.now += 10 * MINUTE;
  }
  expect(await claim()).toEqual([]);
  await goTo(platform.clock.now);
  expect(await runs(hopeless)).toMatchObject([{ state: "failed", attempts: 1, reason: "gone" }]);
  expect(await runs(lost)).toMatchObject([
    { state: "failed", attempts: 5, nextAttemptDate: null, reason: "lost" },
  ]);
});

it("that were missed for weeks happen once, for the latest time", async () => {
  const id = await add();
  await goTo(MONDAY + 23 * DAY);
  expect(await claim()).toMatchObject([
    { dueDate: MONDAY + 21 * DAY, endTimestamp: MONDAY + 21 * DAY, startTimestamp: MONDAY + 14 * DAY },
  ]);
  expect(await schedules()).toMatchObject([{ id, nextRunDate: MONDAY + 28 * DAY }]);
  expect(await runs(id)).toHaveLength(1);
});

it("have the period of the time when they were due, however late they are made", async () => {
  const id = await add({ interval: "lastWeek" });
  await goTo(MONDAY);
  const [run] = await claim();
  await platform.ok("PATCH", "/report-schedule", user, { id, interval: "day" });
  await fail(run!);
  platform.clock.now += MINUTE;
  const [again] = await claim();
  const { startTimestamp, endTimestamp } = run!;
  expect([startTimestamp, endTimestamp]).toEqual([MONDAY - 7 * DAY - 6 * HOUR, MONDAY - 6 * HOUR]);
  expect(again).toMatchObject({ startTimestamp, endTimestamp, attempt: 2 });
});

it("leave out what the maker may not see any more, and fail where nothing is left", async () => {
  const id = await add();
  await platform.ok("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${second.id}`, admin);
  await goTo(MONDAY);
  const [run] = await claim();
  expect(run?.clientIds).toEqual([client.id]);
  const key = { "x-session-id": run!.sessionKey };
  expect((await platform.call("GET", `/client?clientId=${second.id}`, key)).status).toBe(404);
  await bringReport(platform, run!);
  await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
  await goTo(MONDAY + 7 * DAY);
  expect(await claim()).toEqual([]);
  expect(await schedules(admin)).toMatchObject([{ id, lastRun: { state: "failed", reason: "nobody" } }]);
});

it("of a maker who is gone, or was an administrator, have that one's rights of now", async () => {
  const cene = await addUser(platform, admin, "cene@example.si");
  await platform.ok("PATCH", "/user", admin, { id: cene.id, admin: true });
  const password = "password of cene@example.si";
  await add({}, await platform.signIn({ email: "cene@example.si", password }));
  platform.clock.now = MONDAY;
  const [run] = await claim();
  expect(run?.clientIds).toEqual([client.id, second.id]);
  await bringReport(platform, run!);
  await goTo(MONDAY);
  await platform.ok("PATCH", "/user", admin, { id: cene.id, admin: false });
  platform.clock.now = MONDAY + 7 * DAY;
  expect(await claim()).toEqual([]);
  await goTo(MONDAY + 14 * DAY);
  await platform.ok("DELETE", `/user?userId=${cene.id}`, admin);
  expect(await claim()).toEqual([]);
  expect(await schedules(admin)).toMatchObject([{ createdBy: null, lastRun: { state: "failed" } }]);
});

it("that are due are not made while their schedule is paused; those that are asked for are", async () => {
  const id = await add();
  platform.clock.now = MONDAY;
  const [run] = await claim();
  await fail(run!);
  await goTo(MONDAY + MINUTE);
  await platform.ok("PATCH", "/report-schedule", user, { id, enabled: false });
  expect(await claim()).toEqual([]);
  expect(await runs(id)).toMatchObject([{ state: "failed", reason: "paused" }]);
  expect((await runNow(id)).status).toBe(201);
  expect(await claim()).toMatchObject([{ scheduleId: id }]);
  await goTo(MONDAY + 7 * DAY);
  expect((await schedules())[0]).toMatchObject({ nextRunDate: null });
});

it("are made when somebody asks, one at a time, for the period until now", async () => {
  const id = await add({ interval: "day" });
  platform.clock.now = START + HOUR;
  const asked = await runNow(id);
  expect(asked).toMatchObject({
    status: 201,
    body: {
      scheduleId: id,
      manual: true,
      dueDate: START + HOUR,
      startTimestamp: START + HOUR - DAY,
      endTimestamp: START + HOUR,
      state: "waiting",
      attempts: 0,
      startDate: null,
      fileName: null,
    },
  });
  const conflict = await runNow(id);
  expect(conflict.status).toBe(409);
  const [run] = await claim();
  expect((await runNow(id)).status).toBe(409);
  await bringReport(platform, run!);
  expect((await runNow(id)).status).toBe(201);
  expect((await runs(id)).map(({ state }) => state)).toEqual(["waiting", "succeeded"]);
});

it("are asked for once with one Idempotency-Key, for nothing in a dry run, and noted in the audit log", async () => {
  const id = await add();
  const tried = await runNow(id, { ...user, "x-dry-run": "true" });
  expect(tried.status).toBe(201);
  expect(await runs(id)).toEqual([]);
  const key = { ...user, "idempotency-key": "run-it-once" };
  const first = await runNow(id, key);
  expect(await runNow(id, key)).toMatchObject({ status: 201, body: first.body });
  expect(await runs(id)).toHaveLength(1);
  const [row] = await platform.ok<object[]>("GET", "/audit/list?limit=1", admin);
  expect(row).toMatchObject({ call: "POST /report-schedule/run", who: SPELA.email, result: "done" });
});

it("are listed in pages, newest first, and go with their schedule", async () => {
  const id = await add();
  for (let week = 0; week < 3; week += 1) {
    platform.clock.now = MONDAY + week * 7 * DAY;
    const [run] = await claim();
    await bringReport(platform, run!);
  }
  await goTo(platform.clock.now);
  const page = await platform.call("GET", `/report-schedule/runs?scheduleId=${id}&limit=2&count=true`, user);
  expect(page.headers["x-total-count"]).toBe("3");
  const rest = await platform.call(
    "GET",
    `/report-schedule/runs?scheduleId=${id}&limit=2&cursor=${page.headers["x-next-cursor"]}`,
    user,
  );
  const dates = [page, rest].flatMap(({ body }) =>
    (body as { dueDate: number }[]).map(({ dueDate }) => dueDate),
  );
  expect(dates).toEqual([2, 1, 0].map((week) => MONDAY + week * 7 * DAY));
  await platform.ok("DELETE", `/report-schedule?id=${id}`, user);
  expect((await platform.call("GET", `/report-schedule/runs?scheduleId=${id}`, user)).status).toBe(404);
});

it("are counted by state for those who run the platform", async () => {
  const id = await add();
  await runNow(id);
  const { body } = await platform.call("GET", "/metrics");
  expect(body as string).toContain('platform_report_runs{state="waiting"} 1');
});
