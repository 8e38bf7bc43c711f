import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { addUpload } from "../../test/uploads.js";

const MINUTE = 60;
const DAY = 86_400;
const HARDWARE = "K200DISP_AMG";

interface Rollout {
  id: number;
  state: string;
  stopReason: string | null;
  endDate: number | null;
  counts: Record<string, number>;
  devices: { clientId: number; isPilot: boolean; state: string; attempts: number }[];
}

let platform: TestPlatform;
let admin: Headers;
let firmware: { id: number; version: string };
let made = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.stop());

beforeEach(async () => {
  platform.clock.now = START;
  admin = await platform.signIn(ADMIN);
  firmware = await newFirmware();
});

async function newFirmware() {
  const version = `v${++made}`;
  return { version, id: (await addUpload(platform, admin, { version, hardwareType: HARDWARE })).id };
}
const tell = (client: TestClient, status: object) =>
  platform.ok("POST", "/device/status", client.device, { timestamp: platform.clock.now, ...status });
async function park(size: number): Promise<TestClient[]> {
  const clients: TestClient[] = [];
  for (let i = 0; i < size; i += 1) {
    const client = await addClient(platform, admin);
    await tell(client, { hwType: HARDWARE, firmwareVersion: "old" });
    clients.push(client);
  }
  return clients;
}
const idsOf = (clients: TestClient[]) => clients.map(({ id }) => id);
const start = (clients: TestClient[], more: object = {}) =>
  platform.ok<Rollout>("POST", "/rollout", admin, {
    firmwareId: firmware.id,
    clients: idsOf(clients),
    pilots: 1,
    failuresAtMost: 0,
    ...more,
  });
const set = (id: number, state: string) => platform.ok<Rollout>("PATCH", "/rollout", admin, { id, state });
const retry = (id: number, more: object = {}) =>
  platform.ok<Rollout>("POST", "/rollout/retry", admin, { id, ...more });
const moveOn = () => platform.app.jobs.run("rollouts");
const rollout = async (id: number) => {
  await moveOn();
  return platform.ok<Rollout>("GET", `/rollout?id=${id}`, admin);
};
const statesOf = ({ devices }: Rollout) => devices.map(({ state }) => state);
const fetched = async (client: TestClient) =>
  (await platform.app.inject({ url: "/device/firmware/file", headers: client.device })).statusCode;
const offered = async (client: TestClient) =>
  (await platform.call("GET", "/device/firmware", client.device)).status === 200;
const installs = async (client: TestClient, version = firmware.version) => {
  expect(await fetched(client)).toBe(200);
  await tell(client, { firmwareVersion: version });
};
const fails = async (client: TestClient) => {
  expect(await fetched(client)).toBe(200);
  platform.clock.now += 10 * MINUTE;
  await tell(client, { firmwareVersion: "old" });
};
const first = (clients: TestClient[], index: number): TestClient => {
  const client = clients[index];
  if (!client) throw new Error(`There is no client ${index}.`);
  return client;
};

describe("a staged rollout", () => {
  it("goes to its pilots, then to the rest, and is done", async () => {
    const clients = await park(4);
    const { id, ...started } = await start(clients, { pilots: 2 });
    expect(started).toMatchObject({
      state: "pilots",
      createdBy: { email: ADMIN.email },
      createDate: START,
      endDate: null,
      counts: { total: 4, underWay: 2, waiting: 2, installed: 0, failed: 0 },
      devices: [
        { clientId: first(clients, 0).id, isPilot: true, state: "assigned", attempts: 1, assignDate: START },
        { clientId: first(clients, 1).id, isPilot: true, state: "assigned" },
        { clientId: first(clients, 2).id, isPilot: false, state: "waiting", attempts: 0, assignDate: null },
        { clientId: first(clients, 3).id, isPilot: false, state: "waiting" },
      ],
    });
    await installs(first(clients, 0));
    expect(await rollout(id)).toMatchObject({ state: "pilots", counts: { installed: 1, waiting: 2 } });
    expect(await offered(first(clients, 2))).toBe(false);
    await installs(first(clients, 1));
    expect(await rollout(id)).toMatchObject({ state: "rest", counts: { underWay: 2, waiting: 0 } });
    expect(await offered(first(clients, 2))).toBe(true);
    await installs(first(clients, 3));
    platform.clock.now += MINUTE;
    await installs(first(clients, 2));
    expect(await rollout(id)).toMatchObject({ state: "done", endDate: START + MINUTE });
  });

  it("stops by itself on failures, and withdraws what no device has begun to fetch", async () => {
    const clients = await park(5);
    const [good, bad, slow, idle] = [0, 1, 2, 3].map((index) => first(clients, index)) as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    const { id } = await start(clients, { pilots: 4, failuresAtMost: 0 });
    await installs(good);
    expect(await fetched(slow)).toBe(200);
    await fails(bad);
    expect(await rollout(id)).toMatchObject({
      state: "stopped",
      stopReason: "failures",
      endDate: START + 10 * MINUTE,
      counts: { installed: 1, failed: 1, underWay: 1, withdrawn: 1, waiting: 1 },
    });
    const [listed] = await platform.ok<Rollout[]>("GET", `/rollout/list?firmwareId=${firmware.id}`, admin);
    expect(listed?.counts).toEqual((await rollout(id)).counts);
    expect([await offered(idle), await fetched(idle), await offered(slow)]).toEqual([false, 404, true]);
    await tell(slow, { firmwareVersion: firmware.version });
    expect(statesOf(await rollout(id))).toEqual(["installed", "failed", "installed", "withdrawn", "waiting"]);
  });

  it("goes on to the rest, and to whom it was withdrawn from, where a person says so", async () => {
    const clients = await park(3);
    const { id } = await start(clients, { pilots: 2 });
    await fails(first(clients, 0));
    expect(statesOf(await rollout(id))).toEqual(["failed", "withdrawn", "waiting"]);
    const resumed = await set(id, "running");
    expect(resumed).toMatchObject({ state: "rest", stopReason: null, endDate: null });
    expect(statesOf(resumed)).toEqual(["failed", "assigned", "assigned"]);
    expect(resumed.devices[1]).toMatchObject({ attempts: 2, isPilot: true });
    await fails(first(clients, 2));
    expect(await rollout(id)).toMatchObject({ state: "stopped", stopReason: "failures" });
  });

  it("goes on to the rest before its pilots have settled, and stops, where a person says so", async () => {
    const clients = await park(3);
    const { id } = await start(clients);
    expect(statesOf(await set(id, "running"))).toEqual(["assigned", "assigned", "assigned"]);
    const stopped = await set(id, "stopped");
    expect(stopped).toMatchObject({ state: "stopped", stopReason: "person", endDate: START });
    expect(statesOf(stopped)).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
    platform.clock.now += MINUTE;
    expect(await set(id, "stopped")).toEqual(stopped);
    expect(await platform.app.jobs.run("rollouts")).toBe(true);
    expect(await rollout(id)).toEqual(stopped);
  });

  it("is tried once more where it failed, and goes on where it was", async () => {
    const clients = await park(3);
    const { id } = await start(clients, { pilots: 2 });
    await fails(first(clients, 0));
    expect(await rollout(id)).toMatchObject({ state: "stopped" });
    expect(await retry(id, { clients: first(clients, 1).id })).toMatchObject({ state: "stopped" });
    const again = await retry(id);
    expect(again).toMatchObject({ state: "pilots", stopReason: null, endDate: null });
    expect(again.devices).toMatchObject([
      { state: "assigned", attempts: 2 },
      { state: "assigned", attempts: 2 },
      { state: "waiting", attempts: 0 },
    ]);
    await installs(first(clients, 0));
    await installs(first(clients, 1));
    await moveOn();
    await fails(first(clients, 2));
    expect(await rollout(id)).toMatchObject({ state: "stopped", counts: { failed: 1, installed: 2 } });
  });

  it("takes more devices, which wait behind the pilots, until it is done", async () => {
    const clients = await park(4);
    const { id } = await start(clients.slice(0, 2));
    const add = (added: TestClient[]) =>
      platform.call("POST", "/rollout/clients", admin, { id, clients: idsOf(added) });
    expect((await add(clients.slice(1, 3))).status).toBe(200);
    expect(statesOf(await rollout(id))).toEqual(["assigned", "waiting", "waiting"]);
    await installs(first(clients, 0));
    expect(statesOf(await rollout(id))).toEqual(["installed", "assigned", "assigned"]);
    await add(clients.slice(3));
    for (const index of [1, 2, 3]) await installs(first(clients, index));
    expect(await rollout(id)).toMatchObject({ state: "done", counts: { total: 4, installed: 4 } });
    expect(await add(clients)).toMatchObject({ status: 409 });
    expect(await platform.call("PATCH", "/rollout", admin, { id, state: "running" })).toMatchObject({
      status: 409,
      body: { error: { message: "The rollout is over." } },
    });
  });

  it("has no pilots that tell its version already while there are others", async () => {
    const clients = await park(3);
    await tell(first(clients, 0), { firmwareVersion: firmware.version });
    const { devices } = await start(clients);
    expect(devices.map(({ clientId, isPilot, state }) => [clientId, isPilot, state])).toEqual([
      [first(clients, 1).id, true, "assigned"],
      [first(clients, 2).id, false, "waiting"],
      [first(clients, 0).id, false, "waiting"],
    ]);
  });
});

describe("a device of a staged rollout", () => {
  it("that gets another firmware counts as replaced, unless it had settled, and nobody overwrites that", async () => {
    const clients = await park(4);
    const { id } = await start(clients, { pilots: 2 });
    await installs(first(clients, 0));
    const other = await newFirmware();
    const given = [0, 1, 2].map((index) => first(clients, index).id);
    await platform.ok("POST", "/firmware/assign", admin, { id: other.id, clients: given });
    // In the place of the pilot that is gone, whoever waits first.
    const states = ["installed", "replaced", "replaced", "assigned"];
    expect(statesOf(await rollout(id))).toEqual(states);
    await installs(first(clients, 3));
    expect(await rollout(id)).toMatchObject({ state: "done", counts: { replaced: 2, installed: 2 } });
    expect(await platform.call("GET", "/device/firmware", first(clients, 2).device)).toMatchObject({
      body: { id: other.id },
    });
  });

  it("is of the rollout that it came to last", async () => {
    const clients = await park(3);
    const one = await start(clients);
    firmware = await newFirmware();
    const other = await start(clients.slice(1).reverse(), { pilots: 1 });
    expect(statesOf(await rollout(one.id))).toEqual(["assigned", "replaced", "replaced"]);
    expect(statesOf(other)).toEqual(["assigned", "waiting"]);
    const back = await platform.ok<Rollout>("POST", "/rollout/clients", admin, {
      id: one.id,
      clients: idsOf(clients.slice(1)),
    });
    expect(statesOf(back)).toEqual(["assigned", "waiting", "waiting"]);
    await set(one.id, "running");
    expect(statesOf(await rollout(other.id))).toEqual(["replaced", "replaced"]);
    expect(await rollout(other.id)).toMatchObject({ state: "done" });
  });

  it("leaves it with its deletion, and so does another take its place as a pilot", async () => {
    const clients = await park(3);
    const { id } = await start(clients);
    await platform.ok("DELETE", `/client?clientId=${first(clients, 0).id}`, admin);
    const after = await rollout(id);
    expect([statesOf(after), after.counts.total]).toEqual([["assigned", "waiting"], 2]);
    for (const index of [1, 2])
      await platform.ok("DELETE", `/client?clientId=${first(clients, index).id}`, admin);
    expect(await rollout(id)).toMatchObject({ state: "done", devices: [] });
  });

  it("is refused by its hardware, unless forced", async () => {
    const clients = await park(2);
    const silent = await addClient(platform, admin);
    const body = {
      firmwareId: firmware.id,
      clients: idsOf([...clients, silent]),
      pilots: 1,
      failuresAtMost: 0,
    };
    const refusal = {
      status: 422,
      body: { error: { details: { fields: [{ path: `clients.${silent.id}` }] } } },
    };
    expect(await platform.call("POST", "/rollout", admin, body)).toMatchObject(refusal);
    const { id } = await start(clients);
    const more = { id, clients: silent.id };
    expect(await platform.call("POST", "/rollout/clients", admin, more)).toMatchObject(refusal);
    expect((await platform.call("POST", "/rollout/clients", admin, { ...more, force: true })).status).toBe(
      200,
    );
    expect((await rollout(id)).counts.total).toBe(3);
  });

  it("that gives up fetching has failed, and is installed after all where it says so later", async () => {
    const clients = await park(2);
    const { id } = await start(clients, { failuresAtMost: 1 });
    const pilot = first(clients, 0);
    const part = { ...pilot.device, range: "bytes=0-2" };
    await platform.app.inject({ url: "/device/firmware/file", headers: part });
    platform.clock.now += DAY;
    admin = await platform.signIn(ADMIN);
    expect(statesOf(await rollout(id))).toEqual(["failed", "assigned"]);
    await installs(pilot);
    expect(statesOf(await rollout(id))).toEqual(["installed", "assigned"]);
  });
});

describe("rollouts", () => {
  it("are listed newest first, of one firmware or all, and end with their firmware", async () => {
    const clients = await park(2);
    const older = await start(clients.slice(0, 1));
    const newer = await start(clients.slice(1));
    const other = firmware;
    firmware = await newFirmware();
    await start(clients.slice(1));
    const list = (query: string) => platform.call("GET", `/rollout/list?${query}`, admin);
    const page = await list(`firmwareId=${other.id}&limit=1&count=true`);
    expect([page.body, page.headers["x-total-count"]]).toMatchObject([
      [{ id: newer.id, state: "pilots", counts: { total: 1, replaced: 1 } }],
      "2",
    ]);
    expect((page.body as object[])[0]).not.toHaveProperty("devices");
    const next = `firmwareId=${other.id}&limit=1&cursor=${page.headers["x-next-cursor"]}`;
    expect((await list(next)).body).toMatchObject([{ id: older.id }]);
    await platform.ok("DELETE", `/firmware?id=${other.id}`, admin);
    expect((await list(`firmwareId=${other.id}`)).body).toEqual([]);
    expect((await platform.call("GET", `/rollout?id=${older.id}`, admin)).status).toBe(404);
    expect(await offered(first(clients, 0))).toBe(false);
  });

  it.each([
    [{ pilots: 0 }, 422, "pilots"],
    [{ pilots: 3 }, 422, "pilots"],
    [{ failuresAtMost: 3 }, 422, "failuresAtMost"],
    [{ failuresAtMost: -1 }, 422, "failuresAtMost"],
    [{ clients: "x" }, 400, "clients"],
    [{ clients: Array.from({ length: 1001 }, (_, i) => i + 1) }, 400, "clients"],
    [{ firmwareId: "no" }, 400, "firmwareId"],
  ])("are refused with %j", async (more, status, path) => {
    const body = { firmwareId: firmware.id, clients: idsOf(await park(2)), pilots: 1, failuresAtMost: 0 };
    expect(await platform.call("POST", "/rollout", admin, { ...body, ...more })).toMatchObject({
      status,
      body: { error: { details: { fields: [{ path }] } } },
    });
    expect((await platform.call("GET", `/rollout/list?firmwareId=${firmware.id}`, admin)).body).toEqual([]);
  });
});
