import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { listen } from "../../test/listen.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

interface Shown {
  id: number;
  status: string;
  acceptDate: number | null;
  doneDate: number | null;
}

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let userId: number;
let client: TestClient;
let other: TestClient;
let foreign: TestClient;
let groupId: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  ({ id: userId, headers: user } = await addUser(platform, admin, "ana@example.si", groupId));
  foreign = await addClient(platform, admin, await addGroup(platform, admin, "Druga"));
  const template = { data: { actionType: "restart" }, metaData: { actionName: "Restart" } };
  await platform.ok("POST", "/action/template", admin, { ...template, userVisible: true });
  await platform.ok("POST", "/action/template", admin, { ...template, data: { actionType: "format" } });
});
afterAll(() => platform.stop());

beforeEach(async () => {
  platform.clock.now = START;
  client = await addClient(platform, admin, groupId);
  other = await addClient(platform, admin, groupId);
});

const queue = (clientId: unknown, data: unknown = { actionType: "restart" }, headers = user) =>
  platform.call("POST", "/action", headers, { clientId, data });
const queued = async (headers = user) => {
  const { ids } = (await queue(client.id, { actionType: "restart" }, headers)).body as { ids: number[] };
  return ids[0] ?? 0;
};
const tell = (id: number, status: string, message?: string, device = client) =>
  platform.call("POST", `/device/actions/${id}`, device.device, { status, ...(message ? { message } : {}) });
const pending = (device = client) => platform.ok<{ id: number }[]>("GET", "/device/actions", device.device);
const listed = (query = "", headers = user) =>
  platform.ok<Shown[]>("GET", `/action/list?clientId=${client.id}${query}`, headers);

it("asks several devices, each for its own", async () => {
  const answer = await queue(`${client.id},${other.id}`, '{"actionType":"restart","actionParam1":"5","x":1}');
  const { ids } = answer.body as { ids: number[] };
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    actions: [client, other].map(({ id }, index) => ({
      id: ids[index],
      clientId: id,
      data: { actionType: "restart", actionParam1: "5" },
      status: "created",
      enabled: true,
      createdBy: { id: userId, email: "ana@example.si" },
      createDate: START,
    })),
  });
  expect(await pending()).toEqual([
    {
      id: ids[0],
      data: { actionType: "restart", actionParam1: "5" },
      status: "created",
      createDate: START,
    },
  ]);
  expect((await pending(other)).map(({ id }) => id)).toEqual([ids[1]]);
});

it("asks all or none, and users for what they see alone", async () => {
  expect((await queue([client.id, foreign.id])).status).toBe(404);
  expect((await queue(client.id, { actionType: "format" })).status).toBe(403);
  expect(
    (await queue(client.id, { actionType: "format" }, { ...admin, "x-group-id": String(groupId) })).status,
  ).toBe(403);
  expect((await queue(client.id, { actionType: "anything" }, admin)).status).toBe(201);
  expect(await listed()).toHaveLength(1);
});

it.each([
  [{}, 400, "data.actionType"],
  [{ actionType: 5 }, 400, "data.actionType"],
  [{ actionType: "" }, 422, "data.actionType"],
  [{ actionType: "restart", actionParam2: "x".repeat(1001) }, 422, "data.actionParam2"],
  ["[]", 400, "data"],
])("refuses %j", async (data, status, path) => {
  const answer = await queue(client.id, data);
  expect(answer).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
});

describe("a device", () => {
  it("takes an action, and tells how it went", async () => {
    const id = await queued();
    platform.clock.now = START + 10;
    expect((await tell(id, "accepted")).body).toMatchObject({ status: "accepted" });
    expect((await pending()).map((action) => action.id)).toEqual([id]);
    platform.clock.now = START + 20;
    await tell(id, "succeeded", "Done");
    platform.clock.now = START + 30;
    expect((await tell(id, "succeeded", "Again")).status).toBe(200);
    expect(await listed()).toMatchObject([
      { id, status: "succeeded", acceptDate: START + 10, doneDate: START + 20, message: "Done" },
    ]);
    expect(await pending()).toEqual([]);
    for (const status of ["failure", "accepted"]) expect((await tell(id, status)).status).toBe(409);
  });

  it("may be done without having accepted", async () => {
    const id = await queued();
    platform.clock.now = START + 5;
    await tell(id, "failure");
    expect(await listed()).toMatchObject([{ status: "failure", acceptDate: START + 5, doneDate: START + 5 }]);
  });

  it("knows its own actions alone, the oldest first", async () => {
    const [first, second] = [await queued(), await queued()];
    expect((await pending()).map(({ id }) => id)).toEqual([first, second]);
    const [unknown, strange] = [await tell(999_999, "accepted"), await tell(first, "accepted", "", other)];
    expect([strange.status, strange.body]).toEqual([404, unknown.body]);
    expect((await tell(first, "created")).status).toBe(422);
    expect(
      (await platform.call("POST", "/device/actions/x", client.device, { status: "accepted" })).status,
    ).toBe(400);
  });

  it("does not get what is held back", async () => {
    const id = await queued();
    const enable = (enabled: boolean, headers = user) =>
      platform.call("PATCH", "/action", headers, { id, enabled });
    expect((await enable(false)).body).toMatchObject({ id, enabled: false });
    expect(await pending()).toEqual([]);
    await enable(true);
    expect(await pending()).toHaveLength(1);
  });
});

it("loses no word of two devices, nor of one that says two things at once", async () => {
  const ids = (await queue([client.id, other.id])).body as { ids: number[] };
  const [mine = 0, theirs = 0] = ids.ids;
  const answers = await Promise.all([
    tell(mine, "succeeded"),
    tell(mine, "failure"),
    tell(theirs, "accepted", "", other),
    tell(theirs, "succeeded", "", other),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 2).toSorted()).toEqual([200, 409]);
  expect([200, 409]).toContain(statuses[2]);
  expect(statuses[3]).toBe(200);
  const [shown] = await listed();
  expect(shown?.status).toBe(statuses[0] === 200 ? "succeeded" : "failure");
});

it("goes away for users until its device has accepted it, for administrators always", async () => {
  const [first, second] = [await queued(), await queued()];
  const remove = (id: number, headers = user) => platform.call("DELETE", `/action?id=${id}`, headers);
  expect((await remove(first)).status).toBe(204);
  await tell(second, "accepted");
  expect((await remove(second)).status).toBe(409);
  expect((await remove(second, admin)).status).toBe(204);
  expect((await remove(second, admin)).status).toBe(404);
  expect(await listed()).toEqual([]);
});

it("clears what succeeded, and nothing else", async () => {
  const [good, bad, open] = [await queued(), await queued(), await queued()];
  await tell(good, "succeeded");
  await tell(bad, "failure");
  const cleared = await platform.ok<{ deleted: number }>("DELETE", "/action/succeeded", admin);
  expect(cleared.deleted).toBeGreaterThanOrEqual(1);
  expect((await listed()).map(({ id }) => id)).toEqual([open, bad]);
  expect(await platform.ok("DELETE", "/action/succeeded", admin)).toEqual({ deleted: 0 });
});

it("tells the group's listeners of every step", async () => {
  const stream = await EventStream.open(await listen(platform), user);
  await stream.until(({ events }) => events.length === 1);
  await queue(foreign.id, { actionType: "restart" }, admin);
  const id = await queued();
  await tell(id, "accepted");
  await tell(id, "accepted");
  await platform.ok("DELETE", `/action?id=${id}`, admin);
  await stream.until(({ events }) => events.length === 4);
  stream.close();
  const told = { clientId: client.id, actionId: id };
  expect(stream.events.slice(1).map(([, ...event]) => event)).toEqual([
    ["action.changed", { ...told, status: "created" }],
    ["action.changed", { ...told, status: "accepted" }],
    ["action.changed", told],
  ]);
});

describe("templates", () => {
  const templates = (headers: Headers) =>
    platform.ok<{ id: number; data: { actionType: string } }[]>("GET", "/action/template/listAll", headers);

  it("are shown to users where they are for them", async () => {
    const types = async (headers: Headers) => (await templates(headers)).map(({ data }) => data.actionType);
    expect(await types(user)).toEqual(["restart"]);
    expect(await types({ ...admin, "x-group-id": String(groupId) })).toEqual(["restart"]);
    expect(await types(admin)).toEqual(["restart", "format"]);
  });

  it("are changed field by field, and let users do no more than they show", async () => {
    const data = { actionType: "blink", actionParam1: "1", actionParam2: "2" };
    const made = await platform.ok<{ id: number }>("POST", "/action/template", admin, {
      data: JSON.stringify(data),
      metaData: JSON.stringify({ actionName: "Blink" }),
      userVisible: true,
    });
    expect((await queue(client.id, data)).status).toBe(201);
    const { id } = made;
    const metaData = { actionName: "Utripaj", actionDescription: "Trikrat" };
    const patched = await platform.call("PATCH", "/action/template", admin, { id, metaData });
    expect(patched.body).toMatchObject({ id, data, metaData, userVisible: true });
    await platform.ok("PATCH", "/action/template", admin, { id, userVisible: false });
    expect((await queue(client.id, data)).status).toBe(403);
    await platform.ok("DELETE", `/action/template?id=${id}`, admin);
    expect((await templates(admin)).map((template) => template.id)).not.toContain(id);
  });

  it.each([
    [{ data: {}, metaData: { actionName: "x" } }, 400, "data.actionType"],
    [{ data: { actionType: "x" }, metaData: {} }, 400, "metaData.actionName"],
    [{ data: { actionType: "x" }, metaData: { actionName: "" } }, 422, "metaData.actionName"],
    [{ data: { actionType: "x" }, metaData: { actionName: "x" }, userVisible: 1 }, 400, "userVisible"],
  ])("are refused: %j", async (body, status, path) => {
    const answer = await platform.call("POST", "/action/template", admin, body);
    expect(answer).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
  });
});
