import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, SERVICE_KEY, START, TestPlatform } from "../../test/testPlatform.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** START is Sunday 01:00 in Ljubljana; Monday 06:00 there. */
const MONDAY = START + 29 * HOUR;
const SERVICE: Headers = { authorization: `ApiKey ${SERVICE_KEY}` };
const SPELA = { email: "spela@example.si", password: "password of spela@example.si" };

interface Schedule {
  id: number;
  nextRunDate: number | null;
}
interface Run {
  id: number;
  runId: string;
  dueDate: number;
  clients: { clientId: number; startTimestamp: number; endTimestamp: number; sessionKey: string }[];
}

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let userId: number;
let stranger: Headers;
let groupId: number;
let client: TestClient;
let second: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Škofja Loka");
  const otherGroup = await addGroup(platform, admin, "Azori", "Atlantic/Azores");
  ({ headers: user, id: userId } = await addUser(platform, admin, SPELA.email, groupId));
  stranger = (await addUser(platform, admin, "bor@example.si", otherGroup)).headers;
  client = await addClient(platform, admin, groupId);
  second = await addClient(platform, admin, groupId);
});
afterEach(() => platform.stop());

/** Sessions end by themselves as the clock goes on. */
const goTo = async (now: number) => {
  platform.clock.now = now;
  admin = await platform.signIn(ADMIN);
  user = await platform.signIn(SPELA);
};
const body = (more: object = {}) => ({
  name: "Tedensko",
  clientIds: [client.id, second.id],
  interval: "week",
  cron: "0 6 * * 1",
  recipients: ["obcina@example.si"],
  ...more,
});
const add = (more: object = {}, headers = user) =>
  platform.call("POST", "/report-schedule", headers, body(more));
const added = async (more: object = {}, headers = user): Promise<Schedule> => {
  const answer = await add(more, headers);
  expect(answer.status).toBe(201);
  return answer.body;
};
const patch = (id: number, more: object, headers = user) =>
  platform.call("PATCH", "/report-schedule", headers, { id, ...more });
const list = (headers = user) =>
  platform.ok<(Schedule & Record<string, unknown>)[]>("GET", "/report-schedule/list", headers);
const claim = (more: object = {}) => platform.ok<Run[]>("POST", "/report-schedule/claim", SERVICE, more);
const tell = ({ id, runId }: Run, outcome = "succeeded", more: object = {}) =>
  platform.call("POST", "/report-schedule/outcome", SERVICE, { id, runId, outcome, ...more });

describe("schedules", () => {
  it("are set by a group's people, and run by the group's clock", async () => {
    const schedule = await added();
    expect(schedule).toEqual({
      ...body(),
      id: schedule.id,
      groupId,
      createdBy: userId,
      timeZone: "Europe/Ljubljana",
      enabled: true,
      createDate: START,
      nextRunDate: MONDAY,
      lastRunDate: null,
      lastOutcome: null,
      lastMessage: null,
    });
    expect(await list()).toEqual([schedule]);
    expect(await list(admin)).toEqual([schedule]);
    expect(await list(stranger)).toEqual([]);
    const acting = { ...admin, "x-group-id": String(groupId) };
    expect(await list(acting)).toEqual([schedule]);
  });

  it("take another zone, or for administrators that of the first client", async () => {
    expect(await added({ timeZone: "UTC" })).toMatchObject({ nextRunDate: MONDAY + HOUR });
    expect(await added({}, admin)).toMatchObject({ groupId: null, timeZone: "Europe/Ljubljana" });
  });

  it("change field by field, and are due again by what changed", async () => {
    const { id } = await added();
    expect((await patch(id, { name: "Novo" })).body).toMatchObject({ name: "Novo", nextRunDate: MONDAY });
    expect((await patch(id, { cron: "30 7 * * *", clientIds: `${second.id}` })).body).toMatchObject({
      clientIds: [second.id],
      nextRunDate: START + 6.5 * HOUR,
    });
    expect((await patch(id, { enabled: false })).body).toMatchObject({ enabled: false, nextRunDate: null });
    expect((await patch(id, { enabled: true })).body).toMatchObject({ nextRunDate: START + 6.5 * HOUR });
  });

  it("are of clients in sight alone, also where an administrator changes a group's", async () => {
    const foreign = await addClient(platform, admin);
    expect((await add({ clientIds: [client.id, foreign.id] })).status).toBe(404);
    const { id } = await added();
    expect((await patch(id, { clientIds: [foreign.id] }, admin)).status).toBe(404);
    expect((await patch(id, { name: "Moje" }, stranger)).status).toBe(404);
    expect((await platform.call("DELETE", `/report-schedule?id=${id}`, stranger)).status).toBe(404);
    expect((await platform.call("DELETE", `/report-schedule?id=${id}`, user)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ clientIds: [] }, 422, "clientIds"],
    [{ clientIds: Array.from({ length: 51 }, (_, index) => index + 1) }, 422, "clientIds"],
    [{ interval: "year" }, 422, "interval"],
    [{ cron: "* * * * *" }, 422, "cron"],
    [{ cron: "nonsense" }, 422, "cron"],
    [{ timeZone: "Mars/Olympus" }, 422, "timeZone"],
    [{ recipients: [] }, 422, "recipients"],
    [{ recipients: ["obcina"] }, 422, "recipients.0"],
    [{ recipients: Array.from({ length: 21 }, (_, index) => `a${index}@b.si`) }, 422, "recipients"],
    [{ recipients: "a@b.si" }, 400, "recipients"],
    [{ enabled: "yes" }, 400, "enabled"],
  ])("refuse %j", async (fault, status, path) =>
    expect(await add(fault)).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } }),
  );
});

describe("runs", () => {
  it("are given out when due, with keys that read the period of each client", async () => {
    const { id } = await added();
    expect(await claim()).toEqual([]);
    await goTo(MONDAY);
    const [run] = await claim();
    expect(run).toMatchObject({
      id,
      name: "Tedensko",
      interval: "week",
      timeZone: "Europe/Ljubljana",
      recipients: ["obcina@example.si"],
      dueDate: MONDAY,
      leaseUntil: MONDAY + 10 * MINUTE,
      clients: [client.id, second.id].map((clientId) => ({
        clientId,
        startTimestamp: MONDAY - 7 * DAY,
        endTimestamp: MONDAY,
      })),
    });
    platform.clock.now = MONDAY + 10 * MINUTE - 1;
    const { clientId, startTimestamp, endTimestamp, sessionKey } = run!.clients[0]!;
    const query = `clientId=${clientId}&startTimestamp=${startTimestamp}&endTimestamp=${endTimestamp}`;
    const key = { "x-session-id": sessionKey };
    expect((await platform.call("GET", `/measurement?${query}`, key)).status).toBe(200);
    expect((await platform.call("GET", `/client?clientId=${second.id}`, key)).status).toBe(404);
    platform.clock.now = MONDAY + 10 * MINUTE;
    expect((await platform.call("GET", `/measurement?${query}`, key)).status).toBe(401);
  });

  it("tell how they went, and are due again the next time", async () => {
    await added();
    await goTo(MONDAY);
    const [run] = await claim();
    expect((await tell(run!, "failed", { message: "Pošta ne odgovarja." })).status).toBe(204);
    expect(await list()).toMatchObject([
      {
        lastRunDate: MONDAY,
        lastOutcome: "failed",
        lastMessage: "Pošta ne odgovarja.",
        nextRunDate: MONDAY + 7 * DAY,
      },
    ]);
    expect((await tell(run!)).status).toBe(409);
    await goTo(MONDAY + 7 * DAY);
    const [next] = await claim();
    await tell(next!);
    expect(await list()).toMatchObject([{ lastOutcome: "succeeded", lastMessage: null }]);
  });

  it("go to one claimer each, and after ten silent minutes to another", async () => {
    await added();
    await added({ name: "Drugo" });
    platform.clock.now = MONDAY;
    const claims = await Promise.all([claim({ limit: 1 }), claim({ limit: 1 }), claim(), claim()]);
    const runs = claims.flat();
    expect(runs).toHaveLength(2);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(2);
    platform.clock.now = MONDAY + 10 * MINUTE - 1;
    expect(await claim()).toEqual([]);
    platform.clock.now = MONDAY + 10 * MINUTE;
    const again = await claim();
    expect(again.map(({ dueDate }) => dueDate)).toEqual([MONDAY, MONDAY]);
    const lost = runs.find(({ id }) => id === again[0]?.id);
    expect((await tell(lost!)).status).toBe(409);
    expect((await tell(again[0]!)).status).toBe(204);
  });

  it("that were missed for weeks happen once, for the latest time", async () => {
    await added();
    await goTo(MONDAY + 23 * DAY);
    const [run, ...more] = await claim();
    expect(more).toEqual([]);
    expect(run?.dueDate).toBe(MONDAY + 21 * DAY);
    expect(run?.clients[0]).toMatchObject({ endTimestamp: MONDAY + 21 * DAY });
    await tell(run!);
    expect(await claim()).toEqual([]);
    expect(await list()).toMatchObject([{ nextRunDate: MONDAY + 28 * DAY }]);
  });

  it("leave out what the maker may not see any more, and fail where nothing is left", async () => {
    await added();
    await platform.ok("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${second.id}`, admin);
    await goTo(MONDAY);
    const [run] = await claim();
    expect(run?.clients.map(({ clientId }) => clientId)).toEqual([client.id]);
    await tell(run!);
    await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    await goTo(MONDAY + 7 * DAY);
    expect(await claim()).toEqual([]);
    expect(await list(admin)).toMatchObject([
      {
        lastOutcome: "failed",
        lastMessage: expect.stringContaining("none of its clients"),
        nextRunDate: MONDAY + 14 * DAY,
      },
    ]);
  });

  it("of a maker who is gone, or was an administrator, have that one's rights of now", async () => {
    const cene = await addUser(platform, admin, "cene@example.si");
    await platform.ok("PATCH", "/user", admin, { id: cene.id, admin: true });
    const asAdmin = await platform.signIn({
      email: "cene@example.si",
      password: "password of cene@example.si",
    });
    const all = await added({}, asAdmin);
    platform.clock.now = MONDAY;
    const [run] = await claim();
    expect(run).toMatchObject({ id: all.id, clients: [{ clientId: client.id }, { clientId: second.id }] });
    await tell(run!);
    await goTo(MONDAY);
    await platform.ok("PATCH", "/user", admin, { id: cene.id, admin: false });
    platform.clock.now = MONDAY + 7 * DAY;
    expect(await claim()).toEqual([]);
    await goTo(MONDAY + 14 * DAY);
    await platform.ok("DELETE", `/user?userId=${cene.id}`, admin);
    expect(await claim()).toEqual([]);
    expect(await list(admin)).toMatchObject([{ createdBy: null, lastOutcome: "failed" }]);
  });

  it("do not happen while a schedule is switched off", async () => {
    await added({ enabled: false });
    platform.clock.now = MONDAY;
    expect(await claim()).toEqual([]);
  });
});
