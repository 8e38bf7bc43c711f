import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let tenants: Tenants;
let port: number;
const streams: EventStream[] = [];

beforeEach(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform, []);
  await platform.app.listen({ port: 0, host: "127.0.0.1" });
  const address = platform.app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await platform.stop();
});

const open = async (headers: Headers): Promise<EventStream> => {
  const stream = await EventStream.open(port, headers);
  streams.push(stream);
  return stream;
};

const typesOf = (stream: EventStream) => stream.events.map(([, type]) => type);
const postBatch = (who: "own" | "foreign", batchId: string) =>
  platform.ok("POST", "/device/measurements", tenants[who].client.device, {
    batchId,
    from: START - 60,
    to: START,
    readings: [
      { timestamp: START - 30, speed: 50 },
      { timestamp: START - 20, speed: 0 },
      { timestamp: START - 10, kind: "bicycle" },
    ],
  });
const postStatus = (who: "own" | "foreign", timestamp = START) =>
  platform.ok("POST", "/device/status", tenants[who].client.device, {
    timestamp,
    battery: 12,
    alarms: ["Vrata"],
  });

it("says hello, then tells of readings and status with ascending ids", async () => {
  const stream = await open(tenants.headersOf.user);
  await stream.until(({ events }) => events.length === 1);
  await postBatch("own", "b1");
  await postStatus("own");
  await stream.until(({ events }) => events.length === 3);
  const clientId = tenants.own.client.id;
  expect(stream.events[0]).toEqual(["", "hello", { audience: expect.any(String) }]);
  expect(stream.events[1]?.slice(1)).toEqual([
    "client.measurement",
    { clientId, from: START - 60, to: START, vehicles: 1 },
  ]);
  expect(stream.events[2]?.slice(1)).toEqual([
    "client.status",
    expect.objectContaining({
      clientId,
      lastActiveDate: START,
      alarms: [{ text: "Vrata" }],
      reportedParameters: {},
    }),
  ]);
  expect(Number(stream.events[2]?.[0])).toBeGreaterThan(Number(stream.events[1]?.[0]));
});

it("tells view-only keys that there are new readings, and nothing of a device's state", async () => {
  const [ofGroup, ofClient, user] = await Promise.all([
    open(tenants.headersOf["view key"]),
    open(tenants.headersOf["view key of the client"]),
    open(tenants.headersOf.user),
  ]);
  await postStatus("own");
  await postBatch("foreign", "f");
  await postBatch("own", "o");
  await user.until(({ events }) => events.length === 3);
  for (const stream of [ofGroup, ofClient]) {
    await stream.until(({ events }) => events.length === 2);
    expect(stream.events[1]?.slice(1)).toMatchObject([
      "client.measurement",
      { clientId: tenants.own.client.id },
    ]);
  }
});

it("tells each of their own clients alone", async () => {
  const [own, foreign, lone, admin, acting] = await Promise.all([
    open(tenants.headersOf.user),
    open(tenants.headersOf["user of another group"]),
    open(tenants.headersOf["user without group"]),
    open(tenants.headersOf.admin),
    open(tenants.headersOf["admin acting as the group"]),
  ]);
  await postBatch("foreign", "f");
  await postBatch("own", "o");
  await admin.until(({ events }) => events.length === 3);
  await own.until(({ events }) => events.length === 2);
  await foreign.until(({ events }) => events.length === 2);
  await acting.until(({ events }) => events.length === 2);
  const clientsOf = (stream: EventStream) =>
    stream.events.slice(1).map(([, , data]) => (data as { clientId: number }).clientId);
  expect(clientsOf(own)).toEqual([tenants.own.client.id]);
  expect(clientsOf(acting)).toEqual([tenants.own.client.id]);
  expect(clientsOf(foreign)).toEqual([tenants.foreign.client.id]);
  expect(clientsOf(lone)).toEqual([]);
});

it("tells a repeated batch and an older status to nobody", async () => {
  await postBatch("own", "once");
  await postStatus("own");
  const stream = await open(tenants.headersOf.user);
  await postBatch("own", "once");
  await postStatus("own", START - 100);
  await postBatch("own", "twice");
  await stream.until(({ events }) => events.length === 2);
  expect(typesOf(stream)).toEqual(["hello", "client.measurement"]);
});

it("tells a new stream nothing of before, also where that has not been told to anybody yet", async () => {
  const wake = jest.spyOn(platform.app.events, "wake").mockReturnValue();
  await postStatus("own");
  const stream = await open(tenants.headersOf.user);
  wake.mockRestore();
  await postBatch("own", "after");
  await stream.until((open) => typesOf(open).includes("client.measurement"));
  expect(typesOf(stream)).toEqual(["hello", "client.measurement"]);
});

it("resumes after the last id, in order, without a gap or a repeat", async () => {
  const first = await open(tenants.headersOf.user);
  await postBatch("own", "r0");
  await first.until(({ events }) => events.length === 2);
  const [lastId = ""] = first.events[1] ?? [];
  first.close();
  for (let index = 1; index <= 20; index += 1) await postBatch("own", `r${index}`);
  const live = Promise.all(Array.from({ length: 10 }, (_, index) => postBatch("own", `live ${index}`)));
  const second = await open({ ...tenants.headersOf.user, "last-event-id": lastId });
  await live;
  await second.until(({ events }) => events.length === 31);
  const ids = second.events.slice(1).map(([id]) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  expect(Math.min(...ids)).toBeGreaterThan(Number(lastId));
});

it("goes on from now where the last id makes no sense", async () => {
  await postBatch("own", "before");
  const odd = await open({ ...tenants.headersOf.user, "last-event-id": "abc" });
  const future = await open({ ...tenants.headersOf.user, "last-event-id": "99999" });
  await postBatch("own", "after");
  for (const stream of [odd, future]) {
    await stream.until(({ events }) => events.length === 2);
    expect(typesOf(stream)).toEqual(["hello", "client.measurement"]);
  }
});

it("forgets what is over an hour old", async () => {
  // The pruning job is due once the clock has moved, and must not run before the test.
  await platform.app.jobs.stop();
  await postBatch("own", "old");
  platform.clock.now = START + 3601;
  tenants.headersOf.admin = await platform.signIn(ADMIN);
  await postBatch("foreign", "new");
  const admin = tenants.headersOf.admin;
  const before = await open({ ...admin, "last-event-id": "0" });
  await before.until((open) => typesOf(open).filter((type) => type === "client.measurement").length === 2);
  await platform.app.events.prune();
  const after = await open({ ...admin, "last-event-id": "0" });
  await after.until(({ events }) => events.length === 2);
  expect(typesOf(after)).toEqual(["hello", "client.measurement"]);
});

it("tells of a client that comes, changes hands, or goes, to those who saw it and those who see it", async () => {
  const [own, foreign] = await Promise.all([
    open(tenants.headersOf.user),
    open(tenants.headersOf["user of another group"]),
  ]);
  const { admin } = tenants.headersOf;
  const clientId = tenants.own.client.id;
  await platform.ok("POST", "/client/metaData", admin, { clientId, metaData: { notes: "n" } });
  await platform.ok("DELETE", `/client/assignTo?groupId=${tenants.own.groupId}&clientId=${clientId}`, admin);
  await platform.ok("POST", "/client/assignTo", admin, { groupId: tenants.foreign.groupId, clientId });
  await platform.ok("DELETE", `/client?clientId=${clientId}`, admin);
  await own.until(({ events }) => events.length === 3);
  await foreign.until(({ events }) => events.length === 3);
  for (const stream of [own, foreign])
    expect(typesOf(stream)).toEqual(["hello", "client.changed", "client.changed"]);
});

it("ends when the session does, or when the right changes", async () => {
  const { admin, user } = tenants.headersOf;
  const [own, foreign] = await Promise.all([open(user), open(tenants.headersOf["user of another group"])]);
  await platform.ok("POST", "/user/logout", {}, { session_id: user["x-session-id"] });
  await own.until(({ isOver }) => isOver);
  expect(foreign.isOver).toBe(false);
  await platform.ok("DELETE", `/group/assignUser?userId=${tenants.foreign.userId}`, admin);
  await foreign.until(({ isOver }) => isOver);
  const acting = await open(tenants.headersOf["admin acting as the group"]);
  await platform.ok("DELETE", `/group?id=${tenants.own.groupId}`, admin);
  await acting.until(({ isOver }) => isOver);
});

it("ends when the session ends by idleness", async () => {
  const { headers } = await addUser(platform, tenants.headersOf.admin, "idle@example.si");
  const stream = await open(headers);
  platform.clock.now = START + 12 * 3600 + 1;
  await platform.app.events.recheckListeners();
  await stream.until(({ isOver }) => isOver);
});

it("goes on for a lesser role, which sees the same; what that may not do is refused from then on", async () => {
  const { admin, user } = tenants.headersOf;
  const stream = await open(user);
  await platform.ok("PATCH", "/user", admin, { id: tenants.own.userId, role: "viewer" });
  await platform.app.events.recheckListeners();
  await postBatch("own", "b1");
  await stream.until(({ events, isOver }) => isOver || events.length === 2);
  expect(typesOf(stream)).toEqual(["hello", "client.measurement"]);
  const settings = { clientId: tenants.own.client.id, metaData: { notes: "n" } };
  expect(await platform.call("POST", "/client/metaData", user, settings)).toMatchObject({
    status: 403,
    body: { error: { fault: "ROLE_TOO_LOW" } },
  });
});

it("ends for an administrator who is none any more, also one who acts as a group", async () => {
  const { headers, id } = await addUser(platform, tenants.headersOf.admin, "vodja@example.si");
  await platform.ok("PATCH", "/user", tenants.headersOf.admin, { id, admin: true });
  const streams = [
    await open(headers),
    await open({ ...headers, "x-group-id": String(tenants.own.groupId) }),
  ];
  // Into the very group that the second one hears of.
  const { groupId } = tenants.own;
  await platform.ok("PATCH", "/user", tenants.headersOf.admin, {
    id,
    admin: false,
    groupId,
    role: "manager",
  });
  await platform.app.events.recheckListeners();
  for (const stream of streams) await stream.until(({ isOver }) => isOver);
});

it.each(["view key", "view key of the client", "full key"] as const)("ends with a %s", async (kind) => {
  const { admin } = tenants.headersOf;
  const stream = await open(tenants.headersOf[kind]);
  const keys = await platform.ok<{ id: number }[]>("GET", "/apikey/list", admin);
  for (const { id } of keys)
    await platform.ok("PATCH", "/apikey", admin, { id, expireDate: platform.clock.now + 1 });
  await platform.app.events.recheckListeners();
  expect(stream.isOver).toBe(false);
  platform.clock.now += 1;
  await platform.app.events.recheckListeners();
  await stream.until(({ isOver }) => isOver);
  expect((await platform.call("GET", "/client/list", tenants.headersOf[kind])).status).toBe(401);
});

it("ends when the platform stops", async () => {
  const stream = await open(tenants.headersOf.user);
  await Promise.all([platform.app.close(), stream.until(({ isOver }) => isOver)]);
});
