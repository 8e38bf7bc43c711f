import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { contentOf } from "../../test/content.js";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { DAY } from "../time/clock.js";

const AT_ONCE = 8;

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let userId: number;
let groupId: number;
let otherGroupId: number;
let client: TestClient;
let keys = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Group");
  otherGroupId = await addGroup(platform, admin, "Other group");
  client = await addClient(platform, admin, groupId);
  ({ id: userId, headers: user } = await addUser(platform, admin, "user@example.si", groupId));
});
afterAll(() => platform.stop());

const newKey = () => ({ "idempotency-key": `key-number-${++keys}` });
const TRY = { "x-dry-run": "true" };
const note = (headers: Headers, notes: string) =>
  platform.call("POST", "/client/metaData", headers, { clientId: client.id, metaData: { notes } });
const addNamed = (headers: Headers, name: string) => platform.call("POST", "/group", headers, { name });
const groupsNamed = async (wanted: string) => {
  const groups = await platform.ok<{ name: string }[]>("GET", "/group/list", admin);
  return groups.filter(({ name }) => name === wanted).length;
};
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, work));

describe("a dry run", () => {
  it("is refused what the call is refused, and leaves no row of it", async () => {
    const before = await contentOf(platform.database);
    const remove = `/client?clientId=999999`;
    const real = await platform.call("DELETE", remove, admin);
    const tried = await platform.call("DELETE", remove, { ...admin, ...TRY });
    expect(tried).toMatchObject({ status: 404, body: real.body, headers: TRY });
    const { audit_log: rows = "" } = await contentOf(platform.database);
    expect(rows.split("\n")).toHaveLength((before.audit_log ?? "").split("\n").length + 1);
  });

  it("shows what is read after the change, too", async () => {
    const location = await platform.ok<{ id: number }>("POST", "/group", admin, {
      name: "Park",
      metaData: { groupType: "valve" },
    });
    const valve = await addClient(platform, admin, location.id);
    const bundle = { groupId: location.id, name: "Roses", clients: [valve.id] };
    expect(await platform.ok("POST", "/zalivalnik/bundle", { ...admin, ...TRY }, bundle)).toMatchObject({
      name: "Roses",
      clients: [{ id: valve.id }],
    });
    expect(await platform.ok("GET", "/zalivalnik", admin)).toMatchObject([{ bundles: [] }]);
  });

  it("ends no session, but counts a wrong password as one", async () => {
    const email = "other@example.si";
    const { headers } = await addUser(platform, admin, email);
    await platform.signIn({ email, password: `password of ${email}` });
    const tried = { ...headers, ...TRY };
    await platform.ok("DELETE", "/user/sessions", tried);
    const passwords = { currentPassword: `password of ${email}`, newPassword: "a new password" };
    await platform.ok("POST", "/user/password", tried, passwords);
    expect(await platform.ok("GET", "/user/sessions", headers)).toHaveLength(2);
    const guess = () =>
      platform.call("POST", "/user/password", tried, { ...passwords, currentPassword: "wrong" });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  it("gives a labeller a video to look at, and to another as well", async () => {
    await platform.ok("PATCH", "/user", admin, { id: userId, labeller: true });
    await platform.ok("POST", "/stetje/video/add", admin, { url: "/videos/1.mp4", frameRate: 15 });
    const before = await contentOf(platform.database);
    const next = await platform.call("GET", "/stetje/video/next", { ...user, ...TRY });
    expect(next).toMatchObject({ status: 200, headers: TRY });
    expect(await contentOf(platform.database)).toEqual(before);
  });

  it.each(["yes", "1", "TRUE", ""])("is not what X-Dry-Run: %j asks for", async (value) => {
    expect(await addNamed({ ...admin, "x-dry-run": value }, "Unwanted")).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "X-Dry-Run" }] } } },
    });
    expect(await groupsNamed("Unwanted")).toBe(0);
  });

  it("is none where X-Dry-Run says so", async () => {
    expect((await addNamed({ ...admin, "x-dry-run": "false" }, "Real")).headers).not.toHaveProperty(
      "x-dry-run",
    );
    expect(await groupsNamed("Real")).toBe(1);
  });

  it("keeps no answer for a key, and shows the one that is kept", async () => {
    const key = newKey();
    const tried = await addNamed({ ...admin, ...key, ...TRY }, "Tried");
    const real = await addNamed({ ...admin, ...key }, "Tried");
    expect([tried.status, real.status, real.headers["idempotent-replay"]]).toEqual([201, 201, undefined]);
    const again = await addNamed({ ...admin, ...key, ...TRY }, "Tried");
    expect(again).toMatchObject({ body: real.body, headers: { "idempotent-replay": "true" } });
  });
});

describe("an Idempotency-Key", () => {
  it("has what comes at the same time done once, and answered alike", async () => {
    const headers = { ...admin, ...newKey() };
    const answers = await atOnce(() => addNamed(headers, "Once"));
    expect(await groupsNamed("Once")).toBe(1);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers.filter((answer) => answer.headers["idempotent-replay"] === undefined)).toHaveLength(1);
  });

  it("answers as done what the others find undone", async () => {
    const id = await addGroup(platform, admin, "Short-lived");
    const headers = { ...admin, ...newKey() };
    const answers = await atOnce(() => platform.call("DELETE", `/group?id=${id}`, headers));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(204));
  });

  it("keeps different calls that come at once apart", async () => {
    const answers = await atOnce(() => addNamed({ ...admin, ...newKey() }, "Many"));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201));
    expect(await groupsNamed("Many")).toBe(AT_ONCE);
  });

  it("is refused for another call, another target or another body", async () => {
    const headers = { ...admin, ...newKey() };
    await addNamed(headers, "First");
    const reused = {
      status: 409,
      body: { error: { code: "CONFLICT", details: { fields: [{ path: "Idempotency-Key" }] } } },
    };
    expect(await addNamed(headers, "Second")).toMatchObject(reused);
    expect(await platform.call("DELETE", `/group?id=${groupId}`, headers)).toMatchObject(reused);
    expect(await groupsNamed("Second")).toBe(0);
  });

  it("knows a body whose fields come in another order", async () => {
    const headers = { ...admin, ...newKey() };
    const patch = (body: object) => platform.ok("PATCH", "/group", headers, body);
    const first = await patch({ id: groupId, metaData: { inOutGraphs: true, notes: { a: 1, b: 2 } } });
    expect(await patch({ metaData: { notes: { b: 2, a: 1 }, inOutGraphs: true }, id: groupId })).toEqual(
      first,
    );
  });

  it("is each caller's own, and another one after a change of the group", async () => {
    const key = newKey();
    const full = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", user, {
      groupId,
      viewOnly: false,
    });
    const acting = { ...admin, "x-group-id": String(groupId) };
    for (const headers of [user, admin, acting, { authorization: `ApiKey ${full.apikey.key}` }]) {
      const { status, headers: told } = await note({ ...headers, ...key }, "seen");
      expect([status, told["idempotent-replay"]]).toEqual([200, undefined]);
    }
    const move = (to: number) => platform.ok("POST", "/group/assignUser", admin, { groupId: to, userId });
    await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    await move(otherGroupId);
    expect((await note({ ...user, ...key }, "seen")).status).toBe(404);
    await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    await move(groupId);
    expect((await note({ ...user, ...key }, "seen")).headers).toHaveProperty("idempotent-replay");
  });

  it("can be used again after a refusal", async () => {
    const headers = { ...admin, ...newKey() };
    const assign = () => platform.call("POST", "/group/assignUser", headers, { groupId, userId });
    expect((await assign()).status).toBe(409);
    await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    const { status, headers: told } = await assign();
    expect([status, told["idempotent-replay"]]).toEqual([204, undefined]);
  });

  it.each(["short", "x".repeat(201), "with a space", "čšž-čšž-čšž", ""])("can't be %j", async (key) => {
    expect(await addNamed({ ...admin, "idempotency-key": key }, "Unwanted")).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "Idempotency-Key" }] } } },
    });
  });

  it("keeps no password's hash with its answer", async () => {
    await platform.ok("PATCH", "/user", { ...admin, ...newKey() }, { id: userId, labeller: false });
    const { kept_answer: kept = "" } = await contentOf(platform.database);
    expect(kept).toContain("user@example.si");
    expect(kept).not.toContain("argon2");
  });

  it("is forgotten a day later", async () => {
    const key = newKey();
    await addNamed({ ...admin, ...key }, "Daily");
    platform.clock.now += DAY;
    await platform.app.jobs.run("kept answers");
    expect((await addNamed({ ...(await platform.signIn(ADMIN)), ...key }, "Daily")).headers).toHaveProperty(
      "idempotent-replay",
    );
    platform.clock.now += 1;
    await platform.app.jobs.run("kept answers");
    await addNamed({ ...(await platform.signIn(ADMIN)), ...key }, "Daily");
    admin = await platform.signIn(ADMIN);
    expect(await groupsNamed("Daily")).toBe(2);
  });
});
