import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient } from "../../test/devices.js";
import { first, idsOf, type Rollout, RolloutBench, statesOf } from "../../test/rolloutBench.js";
import { ADMIN } from "../../test/testPlatform.js";

const DAY = 86_400;
const bench = new RolloutBench();
const { installs, newFirmware, park, rollout, set, start } = bench;

beforeAll(bench.open);
afterAll(bench.close);
beforeEach(bench.begin);

describe("a device of a staged rollout", () => {
  it("that gets another firmware counts as replaced, unless it had settled, and nobody overwrites that", async () => {
    const clients = await park(4);
    const { id } = await start(clients, { pilots: 2 });
    await installs(first(clients, 0));
    const other = await newFirmware();
    const given = [0, 1, 2].map((index) => first(clients, index).id);
    await bench.platform.ok("POST", "/firmware/assign", bench.admin, { id: other.id, clients: given });
    // The first waiting device replaces the pilot that is gone.
    const states = ["installed", "replaced", "replaced", "assigned"];
    expect(statesOf(await rollout(id))).toEqual(states);
    await installs(first(clients, 3));
    expect(await rollout(id)).toMatchObject({ state: "done", counts: { replaced: 2, installed: 2 } });
    expect(await bench.platform.call("GET", "/device/firmware", first(clients, 2).device)).toMatchObject({
      body: { id: other.id },
    });
  });

  it("is of the rollout that it came to last", async () => {
    const clients = await park(3);
    const one = await start(clients);
    bench.firmware = await newFirmware();
    const other = await start(clients.slice(1).reverse(), { pilots: 1 });
    expect(statesOf(await rollout(one.id))).toEqual(["assigned", "replaced", "replaced"]);
    expect(statesOf(other)).toEqual(["assigned", "waiting"]);
    const back = await bench.platform.ok<Rollout>("POST", "/rollout/clients", bench.admin, {
      id: one.id,
      clients: idsOf(clients.slice(1)),
    });
    expect(statesOf(back)).toEqual(["assigned", "waiting", "waiting"]);
    await set(one.id, "running");
    expect(statesOf(await rollout(other.id))).toEqual(["replaced", "replaced"]);
    expect(await rollout(other.id)).toMatchObject({ state: "done" });
  });

  it("that comes later waits behind those that came before", async () => {
    const [one, two, three, four] = await park(4);
    const { id } = await start([two!]);
    for (const clients of [[four!, three!], [one!]])
      await bench.platform.ok("POST", "/rollout/clients", bench.admin, { id, clients: idsOf(clients) });
    const order = (await rollout(id)).devices.map(({ clientId }) => clientId);
    expect(order).toEqual(idsOf([two!, four!, three!, one!]));
  });

  it("leaves it with its deletion, and so does another take its place as a pilot", async () => {
    const clients = await park(3);
    const { id } = await start(clients);
    await bench.platform.ok("DELETE", `/client?clientId=${first(clients, 0).id}`, bench.admin);
    const after = await rollout(id);
    expect([statesOf(after), after.counts.total]).toEqual([["assigned", "waiting"], 2]);
    for (const index of [1, 2])
      await bench.platform.ok("DELETE", `/client?clientId=${first(clients, index).id}`, bench.admin);
    expect(await rollout(id)).toMatchObject({ state: "done", devices: [] });
  });

  it("is refused by its hardware, unless forced", async () => {
    const clients = await park(2);
    const silent = await addClient(bench.platform, bench.admin);
    const body = {
      firmwareId: bench.firmware.id,
      clients: idsOf([...clients, silent]),
      pilots: 1,
      failuresAtMost: 0,
    };
    const refusal = {
      status: 422,
      body: { error: { details: { fields: [{ path: `clients.${silent.id}` }] } } },
    };
    expect(await bench.platform.call("POST", "/rollout", bench.admin, body)).toMatchObject(refusal);
    const { id } = await start(clients);
    const more = { id, clients: silent.id };
    expect(await bench.platform.call("POST", "/rollout/clients", bench.admin, more)).toMatchObject(refusal);
    expect(
      (await bench.platform.call("POST", "/rollout/clients", bench.admin, { ...more, force: true })).status,
    ).toBe(200);
    expect((await rollout(id)).counts.total).toBe(3);
  });

  it("that gives up fetching has failed, and is installed after all where it says so later", async () => {
    const clients = await park(2);
    const { id } = await start(clients, { failuresAtMost: 1 });
    const pilot = first(clients, 0);
    const part = { ...pilot.device, range: "bytes=0-2" };
    await bench.platform.app.inject({ url: "/device/firmware/file", headers: part });
    bench.platform.clock.now += DAY;
    bench.admin = await bench.platform.signIn(ADMIN);
    expect(statesOf(await rollout(id))).toEqual(["failed", "assigned"]);
    await installs(pilot);
    expect(statesOf(await rollout(id))).toEqual(["installed", "assigned"]);
  });
});
