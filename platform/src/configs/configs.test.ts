import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { listen } from "../../test/listen.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { validConfig } from "../../test/validConfig.js";

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let userId: number;
let client: TestClient;
let foreign: TestClient;
let groupId: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  ({ id: userId, headers: user } = await addUser(platform, admin, "ana@example.si", groupId));
  foreign = await addClient(platform, admin, await addGroup(platform, admin, "Druga"));
});
afterAll(() => platform.stop());

const newClient = async () => {
  client = await addClient(platform, admin, groupId);
};
const assign = (data: unknown, headers = user, clientId: unknown = client.id) =>
  platform.call("POST", "/config/assign", headers, { clientId, data });
const shown = (of = client) => platform.call("GET", `/config?clientId=${of.id}`, user);
const wanted = async () =>
  (await platform.ok<{ wantedConfigVersion: number | null }>("GET", `/client?clientId=${client.id}`, user))
    .wantedConfigVersion;
const history = (query = "", headers = user) =>
  platform.call("GET", `/config/history?clientId=${client.id}${query}`, headers);
const atDevice = (headers: Headers = {}) =>
  platform.call("GET", "/device/config", { ...client.device, ...headers });

describe("a client's configuration", () => {
  beforeAll(newClient);

  it("is none before one is assigned", async () => {
    expect((await shown()).status).toBe(404);
    expect((await atDevice()).status).toBe(404);
    expect((await history()).body).toEqual([]);
    expect(await wanted()).toBeNull();
  });

  it("gets a version with every change, and none without", async () => {
    const config = validConfig();
    expect((await assign(config)).body).toMatchObject({ clientId: client.id, version: 1, changed: true });
    platform.clock.now += 60;
    const reordered = Object.fromEntries(Object.entries(config).reverse());
    expect((await assign(JSON.stringify(reordered))).body).toMatchObject({ version: 1, changed: false });
    config.BasicConfig.vMax = 120;
    expect((await assign(config, admin)).body).toMatchObject({ version: 2, changed: true });
    expect((await shown()).body).toEqual({
      data: config,
      etag: expect.any(String),
      version: 2,
      changeDate: START + 60,
      changedBy: { id: expect.any(Number), email: ADMIN.email },
      restoredFrom: null,
    });
    expect(await wanted()).toBe(2);
    expect(
      (await platform.call("GET", `/config/version?clientId=${client.id}&version=1`, user)).body,
    ).toEqual({
      data: validConfig(),
      etag: expect.any(String),
      version: 1,
      changeDate: START,
      changedBy: { id: userId, email: "ana@example.si" },
      restoredFrom: null,
    });
  });

  it("goes back to an earlier version as a new one", async () => {
    const restore = (version: number) =>
      platform.call("POST", "/config/restore", user, { clientId: client.id, version });
    const restored = { clientId: client.id, version: 3 };
    const back = { path: "BasicConfig.vMax", before: 120, after: 199 };
    expect((await restore(1)).body).toEqual({ ...restored, changed: true, changeCount: 1, changes: [back] });
    expect((await restore(1)).body).toEqual({ ...restored, changed: false, changeCount: 0, changes: [] });
    expect((await restore(9)).status).toBe(404);
    expect((await shown()).body).toMatchObject({ data: validConfig(), version: 3, restoredFrom: 1 });
  });

  it("tells its history by pages", async () => {
    const first = await history("&limit=2");
    expect(first.body).toMatchObject([
      {
        version: 3,
        restoredFrom: 1,
        changeCount: 1,
        changes: [{ path: "BasicConfig.vMax", before: 120, after: 199 }],
      },
      { version: 2, changes: [{ path: "BasicConfig.vMax", before: 199, after: 120 }] },
    ]);
    const next = await history(`&limit=2&cursor=${first.headers["x-next-cursor"]}`);
    expect(next.body).toMatchObject([{ version: 1, changeCount: 0, changes: [] }]);
    expect(next.headers["x-next-cursor"]).toBeUndefined();
    expect((await history("&cursor=x")).status).toBe(400);
    expect((await history("&limit=101")).status).toBe(422);
  });

  it("reaches its device, which is told when it is the same still", async () => {
    const first = await atDevice();
    expect(first.body).toEqual(validConfig());
    expect(first.headers["x-config-version"]).toBe("3");
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const same = await atDevice({ "if-none-match": known });
      expect([same.status, same.body, same.headers.etag]).toEqual([304, null, etag]);
    }
    expect((await atDevice({ "if-none-match": '"other"' })).status).toBe(200);
    await assign({ cfgID: "KB0" });
    const changed = await atDevice({ "if-none-match": etag });
    expect([changed.status, changed.body]).toEqual([200, { cfgID: "KB0" }]);
  });
});

describe("what an assignment changes", () => {
  const dry = () => ({ ...user, "x-dry-run": "true" });
  beforeAll(newClient);

  it("is each value where nothing was assigned before, also when it is tried out", async () => {
    const config = {
      cfgID: "KB0",
      BasicConfig: { vMax: 120, brtLevel: [1, 2, 3, 4, 5, 6, 7, 8] },
      more: [{}],
    };
    const changes = [
      { path: "cfgID", after: "KB0" },
      { path: "BasicConfig.vMax", after: 120 },
      ...config.BasicConfig.brtLevel.map((after, index) => ({
        path: `BasicConfig.brtLevel.${index}`,
        after,
      })),
      { path: "more.0", after: {} },
    ];
    const answer = { clientId: client.id, version: 1, changed: true, changeCount: 11, changes };
    expect((await assign(config, dry())).body).toEqual(answer);
    expect((await shown()).status).toBe(404);
    expect((await assign(config)).body).toEqual(answer);
  });

  it("is told for each client, in the form of the history", async () => {
    const other = await addClient(platform, admin, groupId);
    const wanted = { cfgID: "KB0", BasicConfig: { vMax: 130 }, note: "x".repeat(2000) };
    const tried = await assign(wanted, dry(), [client.id, other.id]);
    expect(tried.body).toMatchObject([
      { clientId: client.id, version: 2, changeCount: 4 },
      { clientId: other.id, version: 1, changeCount: 3 },
    ]);
    await assign(wanted);
    const [answered] = tried.body as [Record<string, unknown>];
    const [{ changeCount, changes }] = (await history("&limit=1")).body as [Record<string, unknown>];
    expect({ changeCount, changes }).toEqual({
      changeCount: answered.changeCount,
      changes: answered.changes,
    });
    expect(changes).toContainEqual({ path: "note", after: "(2002 characters)" });
  });

  it("is the first hundred of them", async () => {
    await newClient();
    const { body } = await assign({ list: Array.from({ length: 300 }, (_, index) => index) }, dry());
    const { changeCount, changes } = body as Record<string, unknown>;
    expect(changeCount).toBe(300);
    expect(changes).toHaveLength(100);
  });
});

describe("what administrators set", () => {
  beforeAll(newClient);
  const ping = (gprsNewActionInterval: number) => ({ BasicConfig: { gprsNewActionInterval } });

  it("is not a user's to change", async () => {
    expect((await assign(ping(60))).status).toBe(200);
    const refused = await assign(ping(15));
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: { details: { fields: [{ path: "data.BasicConfig.gprsNewActionInterval" }] } },
    });
    expect((await assign(ping(15), { ...admin, "x-group-id": String(groupId) })).status).toBe(403);
    expect((await assign(ping(15), admin)).status).toBe(200);
    expect((await assign({ ...ping(15), cfgID: "KB0" })).status).toBe(200);
    expect((await assign({})).status).toBe(403);
  });

  it("does not come back with an old version either", async () => {
    const restore = (headers: Headers) =>
      platform.call("POST", "/config/restore", headers, { clientId: client.id, version: 1 });
    expect((await restore(user)).status).toBe(403);
    expect((await restore(admin)).status).toBe(200);
  });
});

describe("a configuration for several clients", () => {
  beforeAll(newClient);

  it("reaches all of them or none", async () => {
    const other = await addClient(platform, admin, groupId);
    expect((await assign({ cfgID: "KB0" }, user, `${client.id},${foreign.id}`)).status).toBe(404);
    expect((await shown()).status).toBe(404);
    expect((await assign({ BasicConfig: { vMax: 1 } }, user, [other.id])).body).toMatchObject([
      { clientId: other.id, version: 1, changed: true },
    ]);
    expect((await assign({ BasicConfig: { gprsNewActionInterval: 15 } }, admin, other.id)).status).toBe(200);
    expect((await assign({ cfgID: "KB0" }, user, [client.id, other.id])).status).toBe(403);
    expect((await shown()).status).toBe(404);
    expect((await assign({ cfgID: "KB0" }, admin, `${client.id},${other.id}`)).body).toMatchObject([
      { clientId: client.id, version: 1, changed: true },
      { clientId: other.id, version: 3, changed: true },
    ]);
  });

  it("is told of all of them in one call: the newest of each, nothing of those that have none", async () => {
    await newClient();
    const [first, bare] = [client, await addClient(platform, admin, groupId)];
    await newClient();
    await assign({ cfgID: "KB0" });
    await assign({ cfgID: "KB0", note: 2 });
    await assign({ note: 1 }, user, first.id);
    const list = (ids: string, headers = user) =>
      platform.call("GET", `/config/list?clientId=${ids}`, headers);
    const { body } = await list(`${client.id},${bare.id},${first.id}`);
    expect(body).toMatchObject([
      { clientId: first.id, version: 1, data: { note: 1 }, changedBy: { id: userId } },
      { clientId: client.id, version: 2, data: { note: 2 } },
    ]);
    expect((await list(`${client.id},${foreign.id}`)).status).toBe(404);
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(",");
    expect((await list(many)).body).toMatchObject({ error: { code: "BAD_REQUEST" } });
  });

  it("is refused whole where it is wrong, and stores nothing", async () => {
    const before = (await shown()).body;
    expect(await assign({ BasicConfig: { vMax: 999 } })).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "data.BasicConfig.vMax" }] } } },
    });
    expect((await assign({ BasicConfig: [] })).status).toBe(400);
    expect((await shown()).body).toEqual(before);
  });
});

it("makes versions without a gap when many change one client at once", async () => {
  await newClient();
  const writes = Array.from({ length: 5 }, (_, index) => assign({ BasicConfig: { vMax: 100 + index } }));
  const answers = await Promise.all(writes);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const versions = (await history("&limit=100")).body as { version: number }[];
  expect(versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
});

it("tells the group's listeners of what changed, and of nothing else", async () => {
  await newClient();
  const stream = await EventStream.open(await listen(platform), user);
  await stream.until(({ events }) => events.length === 1);
  await assign({ cfgID: "KB0" });
  await assign({ cfgID: "KB0" });
  await assign({ cfgID: "KB0" }, admin, foreign.id);
  await assign({ BasicConfig: { gprsNewActionInterval: 15 } });
  await assign({});
  await stream.until(({ events }) => events.length === 3);
  stream.close();
  const changed = ["client.changed", { clientId: client.id }];
  expect(stream.events.slice(1).map(([, ...event]) => event)).toEqual([changed, changed]);
});
