import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { bringReport, type ClaimedRun, claimRuns, type TestRun } from "../../test/reports.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;
const DAY = 86_400;
/** START is Sunday 01:00 in Ljubljana; Monday 06:00 there. */
const MONDAY = START + 29 * HOUR;
/** When the sign is given to another group: within an hour. */
const GIVEN = START + 5 * HOUR + 1234;
const EMAILS = { former: "former@example.si", present: "present@example.si" };

let platform: TestPlatform;
let headersOf: Record<"admin" | keyof typeof EMAILS, Headers>;
let [old, fresh] = [0, 0];
let sign: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  const admin = await platform.signIn(ADMIN);
  [old, fresh] = [await addGroup(platform, admin, "Old"), await addGroup(platform, admin, "New")];
  const { headers: former } = await addUser(platform, admin, EMAILS.former, old);
  const { headers: present } = await addUser(platform, admin, EMAILS.present, fresh);
  headersOf = { admin, former, present };
  sign = await addClient(platform, admin, old);
});
afterEach(() => platform.stop());

/** Signs in again, as sessions end when the clock moves. */
async function goTo(now: number): Promise<void> {
  platform.clock.now = now;
  const sign = (name: keyof typeof EMAILS) =>
    platform.signIn({ email: EMAILS[name], password: `password of ${EMAILS[name]}` });
  headersOf = {
    admin: await platform.signIn(ADMIN),
    former: await sign("former"),
    present: await sign("present"),
  };
}

/** A vehicle every ten minutes. */
async function measure({ device }: TestClient, from: number, to: number): Promise<void> {
  const times = Array.from({ length: Math.ceil((to - from) / 600) }, (_, index) => from + index * 600);
  const readings = times.map((timestamp) => ({ timestamp, speed: 50 }));
  await platform.ok("POST", "/device/measurements", device, { batchId: `${from}`, from, to, readings });
}

/** The sign measures until it is given away, and for as many vehicles afterwards. */
async function giveAway(): Promise<void> {
  await goTo(GIVEN);
  await measure(sign, GIVEN - 3 * HOUR, GIVEN);
  await platform.ok("PUT", "/client/group", headersOf.admin, { clientId: sign.id, groupId: fresh });
  await goTo(GIVEN + 2 * HOUR);
  await measure(sign, GIVEN, GIVEN + 2 * HOUR);
}

/** The former group's place. */
async function street(): Promise<number> {
  const [place] = await platform.ok<{ id: number }[]>("GET", "/place/list", headersOf.former);
  return place?.id ?? 0;
}

async function add(who: keyof typeof EMAILS, clientIds: number[]): Promise<number> {
  const { id } = await platform.ok<{ id: number }>("POST", "/report-schedule", headersOf[who], {
    name: "Tedensko",
    clientIds,
    interval: "week",
    cron: "0 6 * * 1",
    recipients: [],
  });
  return id;
}

const runsOf = (who: keyof typeof EMAILS, id: number) =>
  platform.ok<TestRun[]>("GET", `/report-schedule/runs?scheduleId=${id}`, headersOf[who]);

/** What a run's own key reads of a device or place in the run's period. */
function read({ sessionKey, startTimestamp, endTimestamp }: ClaimedRun, clientId: number) {
  const query = `clientId=${clientId}&startTimestamp=${startTimestamp}&endTimestamp=${endTimestamp}`;
  return platform.call("GET", `/measurement?${query}`, { "x-session-id": sessionKey });
}

it("a schedule of a place makes its report, of the time in which it was the group's", async () => {
  await giveAway();
  const place = await street();
  const id = await add("former", [place]);
  await goTo(MONDAY);
  const [run, ...more] = await claimRuns(platform);
  if (!run) throw new Error("No run was given out.");
  expect(more).toEqual([]);
  expect(run).toMatchObject({
    scheduleId: id,
    clientIds: [place],
    startTimestamp: MONDAY - 7 * DAY,
    endTimestamp: MONDAY,
  });
  expect(await read(run, place)).toMatchObject({
    status: 200,
    body: { total_vehicles: 18, completeness: { covered_seconds: 3 * HOUR } },
  });
  expect((await read(run, sign.id)).status).toBe(404);
  expect((await bringReport(platform, run)).status).toBe(204);
  expect(await runsOf("former", id)).toMatchObject([
    { state: "succeeded", reason: null, fileName: expect.stringMatching(/\.pdf$/) },
  ]);
  const runId = (await runsOf("former", id))[0]?.id;
  const file = (who: keyof typeof EMAILS) =>
    platform.call("GET", `/report-schedule/file?runId=${runId}`, headersOf[who]);
  expect([(await file("former")).status, (await file("present")).status]).toEqual([200, 404]);
});

it("a place's schedule is made week after week, though no device stands there", async () => {
  await giveAway();
  const place = await street();
  const id = await add("former", [place]);
  for (const now of [MONDAY, MONDAY + 7 * DAY]) {
    await goTo(now);
    const [run] = await claimRuns(platform);
    if (!run) throw new Error("No run was given out.");
    await bringReport(platform, run);
  }
  expect((await runsOf("former", id)).map(({ state }) => state)).toEqual(["succeeded", "succeeded"]);
});

it("a former group's schedule of the device goes on with the device's place", async () => {
  const other = await addClient(platform, headersOf.admin, old);
  await add("former", [sign.id, other.id]);
  await giveAway();
  const place = await street();
  await goTo(MONDAY);
  const [run] = await claimRuns(platform);
  expect(run?.clientIds.toSorted()).toEqual([other.id, place].toSorted());
  expect(run && (await read(run, place))).toMatchObject({ status: 200, body: { total_vehicles: 18 } });
  expect(run && (await read(run, sign.id)).status).toBe(404);
});

it("the present group's schedule of the device reads what is since it came", async () => {
  await giveAway();
  await add("present", [sign.id]);
  await goTo(MONDAY);
  const [run] = await claimRuns(platform);
  expect(run && (await read(run, sign.id))).toMatchObject({
    status: 200,
    body: { total_vehicles: 12, completeness: { covered_seconds: 2 * HOUR } },
  });
  expect(run && (await read(run, await street())).status).toBe(404);
});

it("a report that is being made when the device is given away reads nothing more of it", async () => {
  const id = await add("former", [sign.id]);
  await platform.ok("POST", "/report-schedule/run", headersOf.former, { id });
  const [run] = await claimRuns(platform);
  expect(run && (await read(run, sign.id)).status).toBe(200);
  await platform.ok("PUT", "/client/group", headersOf.admin, { clientId: sign.id, groupId: fresh });
  expect(run && (await read(run, sign.id)).status).toBe(404);
});

it("the present group can set none up of the former one's place, and the former one none of the device", async () => {
  await giveAway();
  const place = await street();
  for (const [who, clientId] of [
    ["present", place],
    ["former", sign.id],
  ] as const) {
    const body = { name: "a", clientIds: [clientId], interval: "week", cron: "0 6 * * 1", recipients: [] };
    expect((await platform.call("POST", "/report-schedule", headersOf[who], body)).status).toBe(404);
  }
});
