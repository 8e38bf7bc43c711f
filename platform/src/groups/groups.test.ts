import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterEach(() => platform.stop());

const group = (id: number) =>
  platform.ok<{ clients: { id: number; groups: number[] }[]; users: { id: number }[] }>(
    "GET",
    `/group?groupId=${id}`,
    admin,
  );

it("keeps a user to one group, and lets go of everybody when it is deleted", async () => {
  const [first, second] = [await addGroup(platform, admin, "Prva"), await addGroup(platform, admin, "Druga")];
  const user = await addUser(platform, admin, "ana@example.si", first);
  const client = await addClient(platform, admin, first);
  await platform.ok("POST", "/client/assignTo", admin, { groupId: second, clientId: client.id });
  expect(
    (await platform.call("POST", "/group/assignUser", admin, { groupId: second, userId: user.id })).status,
  ).toBe(409);
  expect(await group(first)).toMatchObject({
    clients: [{ id: client.id, groups: [first, second] }],
    users: [{ id: user.id, email: "ana@example.si" }],
  });
  expect(await platform.ok("GET", "/client/list", user.headers)).toMatchObject([
    { id: client.id, groups: [first] },
  ]);

  await platform.ok("DELETE", `/group?id=${first}`, admin);
  expect(await platform.ok("GET", "/client/list", user.headers)).toEqual([]);
  expect(await platform.ok("GET", "/user/session", user.headers)).toMatchObject({
    user: { groupId: null },
    group: null,
  });
  expect(await group(second)).toMatchObject({ clients: [{ id: client.id, groups: [second] }] });
});

it("takes clients as a number, a text or a list, all or none", async () => {
  const id = await addGroup(platform, admin, "Skupina");
  const clients = [
    await addClient(platform, admin),
    await addClient(platform, admin),
    await addClient(platform, admin),
    await addClient(platform, admin),
  ];
  const [a = 0, b = 0, c = 0, d = 0] = clients.map((client) => client.id);
  const assign = (clientId: unknown) =>
    platform.call("POST", "/client/assignTo", admin, { groupId: id, clientId });
  expect((await assign(a)).status).toBe(204);
  expect((await assign(`${a},${b}`)).status).toBe(204);
  expect((await assign([c])).status).toBe(204);
  expect((await assign([d, 999_999])).status).toBe(404);
  expect((await group(id)).clients.map((client) => client.id)).toEqual([a, b, c]);
  await platform.ok("DELETE", `/client/assignTo?groupId=${id}&clientId=${a},${c}`, admin);
  expect((await group(id)).clients.map((client) => client.id)).toEqual([b]);
});

it("has clients belong to one group alone, or to none, and says for which that is new", async () => {
  const [first, second] = [await addGroup(platform, admin, "Prva"), await addGroup(platform, admin, "Druga")];
  const [both, there, none] = [
    await addClient(platform, admin, first),
    await addClient(platform, admin, second),
    await addClient(platform, admin),
  ];
  await platform.ok("POST", "/client/assignTo", admin, { groupId: second, clientId: both.id });
  const { headers } = await addUser(platform, admin, "ana@example.si", first);
  const set = (groupId: unknown, clientId: unknown) =>
    platform.call("PUT", "/client/group", admin, { groupId, clientId });
  const groupsOf = async ({ id }: TestClient) =>
    (await platform.ok<{ groups: number[] }>("GET", `/client?clientId=${id}`, admin)).groups;

  const all = [both, there, none];
  const ids = all.map(({ id }) => id).join(",");
  expect(await set(second, `${ids},999999`)).toMatchObject({ status: 404 });
  expect(await set(999_999, ids)).toMatchObject({ status: 404 });
  expect(await set(undefined, ids)).toMatchObject({ status: 400 });
  expect(await groupsOf(both)).toEqual([first, second]);
  expect((await set(second, ids)).body).toEqual({ changed: [both.id, none.id] });
  for (const client of all) expect(await groupsOf(client)).toEqual([second]);
  expect(await platform.ok("GET", "/client/list", headers)).toEqual([]);
  expect((await set(second, ids)).body).toEqual({ changed: [] });
  expect((await set(null, `${there.id},${none.id}`)).body).toEqual({ changed: [there.id, none.id] });
  expect(await groupsOf(there)).toEqual([]);
  expect((await group(second)).clients.map(({ id }) => id)).toEqual([both.id]);
});

it("merges metadata, renames, and forgets a client with all that it sent", async () => {
  const id = await addGroup(platform, admin, "Skupina");
  await platform.ok("PATCH", "/group", admin, { id, metaData: { groupType: "valve" } });
  expect(
    await platform.ok("PATCH", "/group", admin, { id, name: "Čebelica", metaData: '{"inOutGraphs":true}' }),
  ).toMatchObject({
    name: "Čebelica",
    metaData: { groupType: "valve", inOutGraphs: true },
  });
  const client = await addClient(platform, admin, id);
  await send(client, "b");
  await platform.ok("DELETE", `/client?clientId=${client.id}`, admin);
  expect((await platform.call("GET", `/client?clientId=${client.id}`, admin)).status).toBe(404);
  expect((await platform.call("POST", "/device/status", client.device, { timestamp: START })).status).toBe(
    401,
  );
});

const send = (client: TestClient, batchId: string) =>
  platform.ok("POST", "/device/measurements", client.device, {
    batchId,
    from: START - 7200,
    to: START,
    readings: [-7000, -5000, -1700, -100].map((offset) => ({ timestamp: START + offset, speed: 50 })),
  });

interface Counted {
  timeZone: string;
  total_vehicles: number;
  vehicle_count: { time: number; value: number | null }[];
}
const counts = (client: TestClient) =>
  platform.ok<Counted>(
    "GET",
    `/measurement?clientId=${client.id}&startTimestamp=${START - 7200}&endTimestamp=${START}`,
    admin,
  );

it("counts on the half hour once a client's zone does, by zone or by group, and back", async () => {
  const groupId = await addGroup(platform, admin, "Ljubljana");
  const client = await addClient(platform, admin, groupId);
  await send(client, "before");
  const whole = await counts(client);
  expect(whole.vehicle_count).toEqual([
    { time: START - 7200, value: 2 },
    { time: START - 3600, value: 2 },
  ]);

  await platform.ok("PATCH", "/group", admin, { id: groupId, timeZone: "Asia/Kolkata" });
  expect(await counts(client)).toMatchObject({
    timeZone: "Asia/Kolkata",
    total_vehicles: 4,
    vehicle_count: [
      { time: START - 9000, value: 1 },
      { time: START - 5400, value: 1 },
      { time: START - 1800, value: 2 },
    ],
  });
  await send(client, "after");
  expect(await counts(client)).toMatchObject({ total_vehicles: 8 });

  await platform.ok("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${client.id}`, admin);
  expect((await counts(client)).vehicle_count).toEqual([
    { time: START - 7200, value: 4 },
    { time: START - 3600, value: 4 },
  ]);
});

it("sums up many clients in one answer, in the order asked", async () => {
  const [one, two] = [await addClient(platform, admin), await addClient(platform, admin)];
  await send(two, "b");
  const query = `clientId=${two.id},${one.id}&startTimestamp=${START - 6000}&endTimestamp=${START - 50}`;
  const completeness = { total_seconds: 5950, total_hours: 2 };
  const resolution = { unit: "second", startTimestamp: START - 6000, endTimestamp: START - 50 };
  const speed_limits = [{ from: START - 6000, speed_limit: 50 }];
  const exact = {
    resolution,
    left_out_seconds: 0,
    is_estimate: false,
    speed_limits,
    is_assumed_limit: false,
  };
  expect(await platform.ok("GET", `/measurement/summary?${query}`, admin)).toEqual([
    {
      clientId: two.id,
      total_vehicles: 3,
      average_speed: 50,
      max_speed: 50,
      v85: 50,
      percentage_over_limit: 0,
      speed_limit: 50,
      completeness: { ...completeness, covered_seconds: 5950, covered_hours: 2, share: 1 },
      heard: { vehicle: 5950, pedestrian: 5950, bicycle: 5950 },
      ...exact,
    },
    {
      clientId: one.id,
      total_vehicles: 0,
      average_speed: null,
      max_speed: null,
      v85: null,
      percentage_over_limit: null,
      speed_limit: 50,
      completeness: { ...completeness, covered_seconds: 0, covered_hours: 0, share: 0 },
      heard: { vehicle: 0, pedestrian: 0, bicycle: 0 },
      ...exact,
    },
  ]);
});

it("takes users as a number, a text or a list, all or none, and administrators not at all", async () => {
  const groupId = await addGroup(platform, admin, "Skupina");
  const users = [
    (await addUser(platform, admin, "ana@example.si")).id,
    (await addUser(platform, admin, "bor@example.si")).id,
    (await addUser(platform, admin, "cene@example.si")).id,
  ];
  const [ana = 0, bor = 0, cene = 0] = users;
  const assign = async (userId: unknown) =>
    (await platform.call("POST", "/group/assignUser", admin, { groupId, userId })).status;
  const members = async () => (await group(groupId)).users.map(({ id }) => id);
  expect(await assign([ana, 999_999])).toBe(404);
  await platform.ok("PATCH", "/user", admin, { id: cene, admin: true });
  expect(await assign(`${ana},${cene}`)).toBe(409);
  expect(await members()).toEqual([]);
  expect(await assign(`${ana},${bor}`)).toBe(204);
  expect(await members()).toEqual([ana, bor]);
  await platform.ok("DELETE", `/group/assignUser?userId=${ana},${bor}`, admin);
  expect(await members()).toEqual([]);
});

it("summarises clients of the group alone", async () => {
  const groupId = await addGroup(platform, admin, "Skupina");
  const [own, other] = [await addClient(platform, admin, groupId), await addClient(platform, admin)];
  const write = (clients: unknown) =>
    platform.call("PATCH", "/group", admin, {
      id: groupId,
      metaData: { summaryGroups: { groups: [{ name: "Cesta", clients }] } },
    });
  expect(await write([own.id])).toMatchObject({
    status: 200,
    body: { metaData: { summaryGroups: { groups: [{ name: "Cesta", clients: [own.id] }] } } },
  });
  expect(await write([own.id, other.id])).toMatchObject({
    status: 422,
    body: { error: { details: { fields: [{ path: "metaData.summaryGroups.groups.0.clients.1" }] } } },
  });
  expect((await write("all")).status).toBe(422);
});

it("sets what a client sees with, and tells those who see it", async () => {
  const { id } = await addClient(platform, admin);
  const set = (visionType: unknown) => platform.call("PATCH", "/client", admin, { clientId: id, visionType });
  expect(await set(2)).toMatchObject({ status: 200, body: { visionType: 2 } });
  expect((await set(3)).status).toBe(422);
  expect((await set("1")).status).toBe(400);
});
