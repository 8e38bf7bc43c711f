import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { addPark } from "../../test/park.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

/** 05:00 to 05:40 every day. */
const SCHEDULE = [{ start_time: "05:00", end_time: "05:40", weekDays: Array(7).fill(true) }];
const STORED = [{ start_time: 18_000, end_time: 20_400, weekDays: Array(7).fill(true) }];

interface Location {
  id: number;
  bundles: { id: number; name: string; schedule: object[]; clients: { id: number }[] }[];
  unbundled: { id: number }[];
}

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let stranger: Headers;
let groupId: number;
let otherGroup: number;
let valve: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  otherGroup = await addGroup(platform, admin, "Bled");
  stranger = (await addUser(platform, admin, "spela@example.si", otherGroup)).headers;
});
afterAll(() => platform.stop());
let places = 0;
beforeEach(async () => {
  ({ groupId, user, valve } = await addPark(platform, admin, `Park ${++places}`));
});

const locations = (headers = user) => platform.ok<Location[]>("GET", "/zalivalnik", headers);
const addBundle = (more: object = {}) =>
  platform.call("POST", "/zalivalnik/bundle", admin, {
    groupId,
    name: "Trata",
    clients: [valve.id],
    schedule: SCHEDULE,
    ...more,
  });
const newBundle = async (more: object = {}) => {
  const answer = await addBundle(more);
  expect(answer.status).toBe(201);
  return (answer.body as Location["bundles"][0]).id;
};

it("a bundle holds valves of their group with a schedule, others stand beside", async () => {
  const other = await addClient(platform, admin, groupId);
  const id = await newBundle({ schedule: JSON.stringify(SCHEDULE) });
  const [location] = await locations();
  expect(location).toMatchObject({ id: groupId, name: `Park ${places}`, timeZone: "Europe/Ljubljana" });
  const bundle = location!.bundles.find((one) => one.id === id);
  expect(bundle).toMatchObject({ name: "Trata", schedule: STORED, clients: [{ id: valve.id }] });
  expect(location!.unbundled.map((client) => client.id)).toContain(other.id);
  expect(location!.unbundled.map((client) => client.id)).not.toContain(valve.id);
});

it("a bundle takes one field at a time", async () => {
  const other = await addClient(platform, admin, groupId);
  const id = await newBundle();
  const patch = (body: object) => platform.ok("PATCH", "/zalivalnik/bundle", admin, { id, ...body });
  expect(await patch({ name: "Vrtnice" })).toMatchObject({ name: "Vrtnice", schedule: STORED });
  expect(await patch({ clients: `${valve.id},${other.id}` })).toMatchObject({
    clients: [{ id: valve.id }, { id: other.id }],
  });
  expect(await patch({ schedule: "[]" })).toMatchObject({ name: "Vrtnice", schedule: [] });
  expect(await patch({ clients: [] })).toMatchObject({ clients: [] });
});

it("a bundle shares no valve, and takes none of another group", async () => {
  await newBundle();
  expect((await addBundle()).status).toBe(409);
  const foreign = await addClient(platform, admin, otherGroup);
  expect((await addBundle({ clients: [foreign.id] })).status).toBe(404);
  expect((await addBundle({ clients: [999_999] })).status).toBe(404);
});

it("a bundle is of a location of valves alone", async () => {
  expect((await addBundle({ groupId: otherGroup, clients: [] })).status).toBe(409);
  expect((await addBundle({ groupId: 999_999, clients: [] })).status).toBe(404);
});

it("a bundle loses a valve that leaves the group, and leaves its valves when it goes", async () => {
  const id = await newBundle();
  await platform.ok("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${valve.id}`, admin);
  await platform.ok("POST", "/client/assignTo", admin, { groupId, clientId: valve.id });
  const [location] = await locations();
  expect(location!.bundles.find((bundle) => bundle.id === id)).toMatchObject({ clients: [] });
  await platform.ok("PATCH", "/zalivalnik/bundle", admin, { id, clients: [valve.id] });
  await platform.ok("DELETE", `/zalivalnik/bundle?id=${id}`, admin);
  expect((await locations())[0]!.unbundled.map((client) => client.id)).toContain(valve.id);
});

it("a bundle is nobody else's", async () => {
  const id = await newBundle();
  const patch = await platform.call("PATCH", "/zalivalnik/bundle", stranger, { id, schedule: [] });
  expect(patch.status).toBe(404);
  expect(await locations(stranger)).toEqual([]);
});

it("a bundle shows one client's key that client alone", async () => {
  await newBundle();
  const other = await addClient(platform, admin, groupId);
  await newBundle({ name: "Drugi", clients: [other.id] });
  const made = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", user, {
    clientId: valve.id,
    viewOnly: false,
  });
  const key = { authorization: `ApiKey ${made.apikey.key}` };
  const [location] = await locations(key);
  expect(location!.bundles.map(({ clients }) => clients.map(({ id }) => id))).toEqual([[valve.id]]);
  expect(location!.unbundled).toEqual([]);
  const closed = { clientId: valve.id, mode: "manualOff" };
  expect((await platform.call("PATCH", "/zalivalnik/client", key, closed)).status).toBe(200);
  const body = { id: location!.bundles[0]!.id, schedule: [] };
  expect((await platform.call("PATCH", "/zalivalnik/bundle", key, body)).status).toBe(404);
});

it("a bundle names the wrong field of a schedule", async () => {
  const wrong = [{ ...SCHEDULE[0], end_time: "05:00" }];
  expect(await addBundle({ schedule: wrong })).toMatchObject({
    status: 422,
    body: { error: { details: { fields: [{ path: "schedule.0.end_time" }] } } },
  });
});
