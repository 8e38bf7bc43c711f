import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { first, idsOf, type Rollout, RolloutBench, statesOf } from "../../test/rolloutBench.js";
import { ADMIN, START } from "../../test/testPlatform.js";

const MINUTE = 60;
const HOUR = 3600;
const bench = new RolloutBench();
const { fails, fetched, installs, moveOn, newFirmware, offered, park, retry, rollout, set, start, tell } =
  bench;

beforeAll(bench.open);
afterAll(bench.close);
beforeEach(bench.begin);

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
    bench.platform.clock.now += MINUTE;
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
    const [listed] = await bench.platform.ok<Rollout[]>(
      "GET",
      `/rollout/list?firmwareId=${bench.firmware.id}`,
      bench.admin,
    );
    expect(listed?.counts).toEqual((await rollout(id)).counts);
    expect([await offered(idle), await fetched(idle), await offered(slow)]).toEqual([false, 404, true]);
    await tell(slow, { firmwareVersion: bench.firmware.version });
    expect(statesOf(await rollout(id))).toEqual(["installed", "failed", "installed", "withdrawn", "waiting"]);
  });

  it("waits 72 hours for a silent pilot unless told otherwise, and says why it stops", async () => {
    const clients = await park(3);
    const { id, ...started } = await start(clients, { pilots: 2 });
    expect(started).toMatchObject({ pilotDeadlineHours: 72 });
    await installs(first(clients, 0));
    await bench.pass(72 * HOUR - 1);
    expect(await rollout(id)).toMatchObject({ state: "pilots", devices: [{}, { isOverdue: false }, {}] });
    await bench.pass(1);
    const over = await rollout(id);
    expect(over).toMatchObject({ state: "stopped", stopReason: "silence" });
    expect(statesOf(over)).toEqual(["installed", "withdrawn", "waiting"]);
    expect(statesOf(await set(id, "running"))).toEqual(["installed", "assigned", "assigned"]);
  });

  it("goes on without a silent pilot where so many may fail, and says which that is", async () => {
    const clients = await park(3);
    const { id } = await start(clients, { pilots: 2, failuresAtMost: 1, pilotDeadlineHours: 5 });
    await installs(first(clients, 0));
    await bench.pass(5 * HOUR);
    const on = await rollout(id);
    expect(on).toMatchObject({ state: "rest", devices: [{}, { isOverdue: true, state: "assigned" }, {}] });
    await installs(first(clients, 1));
    expect((await rollout(id)).devices[1]).toMatchObject({ isOverdue: false, state: "installed" });
  });

  it("waits without end where it is told so", async () => {
    const clients = await park(2);
    const { id } = await start(clients, { pilotDeadlineHours: null });
    await bench.pass(3000 * HOUR);
    expect(await rollout(id)).toMatchObject({ state: "pilots", pilotDeadlineHours: null });
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
    bench.platform.clock.now += MINUTE;
    expect(await set(id, "stopped")).toEqual(stopped);
    expect(await bench.platform.app.jobs.run("rollouts")).toBe(true);
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
      bench.platform.call("POST", "/rollout/clients", bench.admin, { id, clients: idsOf(added) });
    expect((await add(clients.slice(1, 3))).status).toBe(200);
    expect(statesOf(await rollout(id))).toEqual(["assigned", "waiting", "waiting"]);
    await installs(first(clients, 0));
    expect(statesOf(await rollout(id))).toEqual(["installed", "assigned", "assigned"]);
    await add(clients.slice(3));
    for (const index of [1, 2, 3]) await installs(first(clients, index));
    expect(await rollout(id)).toMatchObject({ state: "done", counts: { total: 4, installed: 4 } });
    expect(await add(clients)).toMatchObject({ status: 409 });
    expect(
      await bench.platform.call("PATCH", "/rollout", bench.admin, { id, state: "running" }),
    ).toMatchObject({
      status: 409,
      body: { error: { message: "The rollout is over." } },
    });
  });

  it("leaves out who tells its version already, but not who never told any", async () => {
    const clients = await park(3);
    await tell(first(clients, 0), { firmwareVersion: bench.firmware.version });
    const silent = await addClient(bench.platform, bench.admin);
    await tell(silent, { hwType: "K200DISP_AMG" });
    const { id, devices } = await start([...clients, silent]);
    expect(devices.map(({ clientId, isPilot, state }) => [clientId, isPilot, state])).toEqual([
      [first(clients, 1).id, true, "assigned"],
      [first(clients, 2).id, false, "waiting"],
      [silent.id, false, "waiting"],
    ]);
    const add = (ids: readonly number[]) =>
      bench.platform.call("POST", "/rollout/clients", bench.admin, { id, clients: ids });
    expect((await add([first(clients, 0).id])).body).toMatchObject({ counts: { total: 3 } });
  });

  it("has as many pilots as there are left, and is refused where nobody is", async () => {
    const clients = await park(3);
    for (const client of clients.slice(1)) await tell(client, { firmwareVersion: bench.firmware.version });
    const body = { firmwareId: bench.firmware.id, pilots: 2, failuresAtMost: 2 };
    const begin = (some: TestClient[]) =>
      bench.platform.call("POST", "/rollout", bench.admin, { ...body, clients: idsOf(some) });
    expect(await begin(clients.slice(1))).toMatchObject({
      status: 422,
      body: {
        error: { details: { fields: [{ path: "clients", message: "all tell this version already" }] } },
      },
    });
    expect(await begin(clients)).toMatchObject({ status: 201, body: { pilots: 1, failuresAtMost: 1 } });
  });
});

describe("rollouts", () => {
  it("are listed newest first, of one firmware or all, and end with their firmware", async () => {
    const clients = await park(2);
    const older = await start(clients.slice(0, 1));
    const newer = await start(clients.slice(1));
    const other = bench.firmware;
    bench.firmware = await newFirmware();
    await start(clients.slice(1));
    const list = (query: string) => bench.platform.call("GET", `/rollout/list?${query}`, bench.admin);
    const page = await list(`firmwareId=${other.id}&limit=1&count=true`);
    expect([page.body, page.headers["x-total-count"]]).toMatchObject([
      [{ id: newer.id, state: "pilots", counts: { total: 1, replaced: 1 } }],
      "2",
    ]);
    expect((page.body as object[])[0]).not.toHaveProperty("devices");
    const next = `firmwareId=${other.id}&limit=1&cursor=${page.headers["x-next-cursor"]}`;
    expect((await list(next)).body).toMatchObject([{ id: older.id }]);
    await bench.platform.ok("DELETE", `/firmware?id=${other.id}`, bench.admin);
    expect((await list(`firmwareId=${other.id}`)).body).toEqual([]);
    expect((await bench.platform.call("GET", `/rollout?id=${older.id}`, bench.admin)).status).toBe(404);
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
    const body = {
      firmwareId: bench.firmware.id,
      clients: idsOf(await park(2)),
      pilots: 1,
      failuresAtMost: 0,
    };
    expect(await bench.platform.call("POST", "/rollout", bench.admin, { ...body, ...more })).toMatchObject({
      status,
      body: { error: { details: { fields: [{ path }] } } },
    });
    expect(
      (await bench.platform.call("GET", `/rollout/list?firmwareId=${bench.firmware.id}`, bench.admin)).body,
    ).toEqual([]);
  });
});
