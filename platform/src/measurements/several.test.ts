import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY } from "../time/clock.js";

const CLIENTS = 4;

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let clients: TestClient[];
let foreign: TestClient;
let ids: number[];

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Bled", "Asia/Kolkata");
  clients = [];
  for (let index = 0; index < CLIENTS; index += 1) clients.push(await addClient(platform, admin, groupId));
  ids = clients.map(({ id }) => id).reverse();
  foreign = await addClient(platform, admin, await addGroup(platform, admin, "Bohinj"));
  ({ headers: user } = await addUser(platform, admin, "user@example.si", groupId));
  for (const [index, { device }] of clients.slice(1).entries()) {
    for (let day = 0; day < 3; day += 1) {
      const from = START - (day + 1) * DAY;
      const readings = Array.from({ length: 50 * (index + 1) }, (_, at) => ({
        timestamp: from + at * 500,
        speed: 30 + ((at * 7) % 60),
      }));
      const batch = { batchId: `day ${day}`, from, to: from + DAY, readings };
      await platform.ok("POST", "/device/measurements", device, batch);
    }
    for (const timestamp of [START - 900, START - 300])
      await platform.ok("POST", "/device/status", device, { timestamp, battery: 12 + index, rssi: -70 });
  }
});
afterAll(() => platform.stop());

const period = (start = START - 2 * DAY - 1234, end = START - 77) =>
  `startTimestamp=${start}&endTimestamp=${end}`;

describe.each([
  ["/measurement", period()],
  ["/measurement", `${period()}&type=speed,percentile&previousStartTimestamp=0&previousEndTimestamp=9`],
  ["/measurement", period(START - 300 * DAY)],
  ["/graph/all", period(START - DAY, START)],
])("%s?%s", (path, query) => {
  const ask = (clientId: unknown, headers = user) =>
    platform.call("GET", `${path}?clientId=${clientId}&${query}`, headers);

  it("answers of several clients what it answers of each, in the order of the ids", async () => {
    const each = [];
    for (const id of ids) {
      const { body } = await ask(id);
      each.push({ clientId: id, ...(body as object) });
    }
    const answer = await ask(ids);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.body).toEqual(each);
  });

  it("answers a list where one was asked for, of one client, too", async () => {
    const [id] = ids;
    expect((await ask(`${id},${id}`)).body).toEqual([{ clientId: id, ...((await ask(id)).body as object) }]);
  });

  it("refuses a list with one that is foreign or unknown whole", async () => {
    for (const other of [foreign.id, 999_999]) expect((await ask([...ids, other])).status).toBe(404);
    expect((await ask([...ids, foreign.id], admin)).body).toHaveLength(CLIENTS + 1);
  });

  it("refuses more than a hundred, and what is no list of ids", async () => {
    const fault = { body: { error: { details: { fields: [{ path: "clientId" }] } } } };
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect(await ask(many)).toMatchObject({ status: 422, ...fault });
    expect((await ask(many.slice(1))).status).toBe(404);
    expect(await ask("1,")).toMatchObject({ status: 400, ...fault });
  });
});

describe("types", () => {
  const ask = (type: string) =>
    platform.call("GET", `/measurement?clientId=${ids[0]}&${period()}&${type}`, user);
  const fieldsOf = async (type: string) => Object.keys((await ask(type)).body);

  it("are answered together", async () => {
    const [speed, percentile] = [await fieldsOf("type=speed"), await fieldsOf("type=percentile")];
    const both = [...new Set([...speed, ...percentile])].sort();
    for (const type of ["type=speed,percentile", "type=percentile&type=speed", "type=speed,percentile,speed"])
      expect((await fieldsOf(type)).sort()).toEqual(both);
    expect(await fieldsOf("type=speed,ALL")).toEqual(await fieldsOf("type=ALL"));
    expect(await fieldsOf("")).toEqual(await fieldsOf("type=ALL"));
  });

  it.each(["type=speed,nothing", "type=", "type=speed,", "type=constructor"])("can't be %s", async (type) => {
    expect(await ask(type)).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "type" }] } } },
    });
  });
});

it("keeps a report key to its client", async () => {
  const [id, other] = ids;
  const times = { startTimestamp: START - DAY, endTimestamp: START };
  const key = await platform.ok<{ sessionKey: string }>("POST", "/report-key", user, {
    clientId: id,
    ...times,
  });
  const ask = (clientId: unknown) =>
    platform.call("GET", `/measurement?clientId=${clientId}&${period(START - DAY, START)}`, {
      "x-session-id": key.sessionKey,
    });
  expect((await ask(`${id},${id}`)).body).toHaveLength(1);
  expect((await ask(`${id},${other}`)).status).toBe(404);
});
