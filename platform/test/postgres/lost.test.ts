import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { Kysely, sql } from "kysely";
import { Pool } from "pg";
import { ServerDialect } from "../../src/db/postgres/dialect.js";
import { Connections, requestPool } from "../../src/db/postgres/pool.js";
import { ServerSignal } from "../../src/db/postgres/signal.js";
import { addClient, batchOfOne, type TestClient } from "../devices.js";
import { EventStream } from "../eventStream.js";
import { cutOff, letIn } from "../server.js";
import { ADMIN, type Headers, TestPlatform } from "../testPlatform.js";
import { Wire } from "../wire.js";

const ANSWER_WITHIN_MS = 1_500;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  client = await addClient(platform, admin);
});
afterEach(() => platform.stop());

/** Like a device: retries until it is accepted. A lost connection only shows at its next use. */
async function deliver(batchId: string): Promise<void> {
  for (;;) {
    const { status, body } = await platform.call(
      "POST",
      "/device/measurements",
      client.device,
      batchOfOne(batchId),
    );
    if (status !== 503) return expect({ status, body }).toMatchObject({ status: 200 });
  }
}

it("hears of others again, and answers again, after a firewall has dropped its connections without a word", async () => {
  const wire = await Wire.to(platform.database);
  const behind = await TestPlatform.start(wire.place);
  try {
    const url = await behind.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await EventStream.open(Number(new URL(url).port), admin);
    await deliver("one");
    await stream.until(({ events }) => events.length === 2);
    wire.dropAll();
    await deliver("two");
    await stream.until(({ events }) => events.length === 3);
    expect((await behind.call("GET", "/readyz")).status).toBe(200);
    expect((await behind.call("GET", "/client/list", admin)).status).toBe(200);
    stream.close();
  } finally {
    await behind.app.close();
    await wire.close();
  }
});

it("drops silent connections also if none that listens can be made", async () => {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const pool = new Pool();
  const connections = new Connections(pool);
  const signal = new ServerSignal(
    `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/db`,
    connections,
  );
  try {
    const dropped = new Promise<void>((resolve) => {
      connections.dropSilent = resolve;
    });
    signal.listen(() => undefined);
    await dropped;
  } finally {
    await signal.close();
    await pool.end();
    server.close();
  }
});

it("answers 503 while the server is gone, and goes on without a restart once it is back", async () => {
  await cutOff(platform.database);
  for (let round = 0; round < 3; round += 1) {
    expect(await platform.call("GET", "/client/list", admin)).toMatchObject({
      status: 503,
      headers: { "retry-after": "5" },
    });
    expect(await platform.call("POST", "/device/measurements", client.device, batchOfOne("b"))).toMatchObject(
      {
        status: 503,
      },
    );
  }
  expect((await platform.call("GET", "/readyz")).status).toBe(503);
  expect((await platform.call("GET", "/healthz")).status).toBe(200);
  await letIn(platform.database);
  expect((await platform.call("GET", "/readyz")).status).toBe(200);
  expect((await platform.call("POST", "/device/measurements", client.device, batchOfOne("b"))).body).toEqual({
    accepted: 1,
    duplicate: 0,
    overlapSeconds: 0,
    clockSkewSeconds: 0,
    refused: [],
  });
});

it("survives a connection that breaks while a request holds it and asks nothing", async () => {
  const pool = requestPool(platform.database.DATABASE_URL);
  const held = await pool.connect();
  const ended = new Promise((resolve) => held.once("end", resolve));
  await held.query("begin");
  await cutOff(platform.database);
  await ended;
  await expect(held.query("select 1")).rejects.toThrow();
  held.release();
  await letIn(platform.database);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it("asks a connection nothing more on which a question was not answered in time", async () => {
  const pool = new Pool({
    connectionString: platform.database.DATABASE_URL,
    max: 1,
    query_timeout: ANSWER_WITHIN_MS,
  });
  const db = new Kysely<unknown>({ dialect: new ServerDialect(pool) });
  const begin = performance.now();
  const hung = db.transaction().execute((tx) => sql`select pg_sleep(60)`.execute(tx));
  await expect(hung).rejects.toThrow("Query read timeout");
  // No second wait, for the answer to a rollback.
  expect(performance.now() - begin).toBeLessThan(2 * ANSWER_WITHIN_MS);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

it("tells listeners what another platform took in, also after the connection that listens was lost", async () => {
  const other = await TestPlatform.start(platform.database);
  try {
    const url = await other.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await EventStream.open(Number(new URL(url).port), admin);
    await deliver("one");
    await stream.until(({ events }) => events.length === 2);
    await cutOff(platform.database);
    await letIn(platform.database);
    await deliver("two");
    await stream.until(({ events }) => events.length === 3);
    expect(stream.events.map(([, type]) => type)).toEqual([
      "hello",
      "client.measurement",
      "client.measurement",
    ]);
    stream.close();
  } finally {
    await other.app.close();
  }
});
