import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;
/** START is Sunday 01:00 in Ljubljana; Monday 06:00 there. */
const MONDAY = START + 29 * HOUR;
const SPELA = { email: "spela@example.si", password: "password of spela@example.si" };

interface Schedule {
  id: number;
  nextRunDate: number | null;
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
describe("schedules", () => {
  it("are set by a group's people, and run by the group's clock", async () => {
    const schedule = await added();
    expect(schedule).toEqual({
      etag: expect.any(String),
      ...body(),
      id: schedule.id,
      groupId,
      createdBy: userId,
      timeZone: "Europe/Ljubljana",
      enabled: true,
      createDate: START,
      nextRunDate: MONDAY,
      language: "sl",
      lastRun: null,
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

  it("may have another language, and no recipient; and each recipient once", async () => {
    expect(await added({ language: "en", recipients: [] })).toMatchObject({ language: "en", recipients: [] });
    const { id } = await added({ recipients: ["Ana@b.si", "c@d.si", "ana@B.si"] });
    expect(await list()).toContainEqual(expect.objectContaining({ id, recipients: ["Ana@b.si", "c@d.si"] }));
    expect((await patch(id, { recipients: ["e@f.si", "E@F.si"], language: "en" })).body).toMatchObject({
      recipients: ["e@f.si"],
      language: "en",
    });
  });

  it("show when they would run before they are set", async () => {
    const next = (query: string, headers = user) =>
      platform.call("GET", `/report-schedule/next?${query}`, headers);
    const monday = encodeURIComponent("0 6 * * 1");
    expect((await next(`cron=${monday}`)).body).toEqual({
      timeZone: "Europe/Ljubljana",
      dates: [MONDAY, MONDAY + 7 * 24 * HOUR, MONDAY + 14 * 24 * HOUR],
    });
    expect((await next(`cron=${monday}`, stranger)).body).toMatchObject({ timeZone: "Atlantic/Azores" });
    expect((await next(`cron=${monday}&timeZone=UTC&limit=1`)).body).toEqual({
      timeZone: "UTC",
      dates: [MONDAY + HOUR],
    });
    for (const [query, path] of [
      ["cron=never", "cron"],
      [`cron=${monday}&timeZone=Mars`, "timeZone"],
      [`cron=${monday}&limit=11`, "limit"],
    ] as const)
      expect(await next(query)).toMatchObject({
        status: 422,
        body: { error: { details: { fields: [{ path }] } } },
      });
  });

  it("are read with a group's full key, but not set; a key of one client sees none", async () => {
    const { id } = await added();
    const keyFor = async (of: object): Promise<Headers> => {
      const made = { ...of, viewOnly: false };
      const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", user, made);
      return { authorization: `ApiKey ${apikey.key}` };
    };
    const groupKey = await keyFor({ groupId });
    expect(await list(groupKey)).toMatchObject([{ id }]);
    expect((await patch(id, { enabled: false }, groupKey)).status).toBe(403);
    const clientKey = await keyFor({ clientId: client.id });
    expect(await list(clientKey)).toEqual([]);
    const runs = `/report-schedule/runs?scheduleId=${id}`;
    expect((await platform.call("GET", runs, groupKey)).status).toBe(200);
    expect((await platform.call("GET", runs, clientKey)).status).toBe(404);
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
    [{ interval: "nextYear" }, 422, "interval"],
    [{ language: "de" }, 422, "language"],
    [{ recipients: ["obcina"] }, 422, "recipients.0"],
    [{ recipients: Array.from({ length: 21 }, (_, index) => `a${index}@b.si`) }, 422, "recipients"],
    [{ recipients: "a@b.si" }, 400, "recipients"],
    [{ enabled: "yes" }, 400, "enabled"],
  ])("refuse %j", async (fault, status, path) =>
    expect(await add(fault)).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } }),
  );
});
