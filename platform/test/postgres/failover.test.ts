import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { Kysely, sql } from "kysely";
import { type PostgresServer, startPostgres } from "../../../tools/postgres.mjs";
import { isReadOnly, isStorageFault } from "../../src/db/faults.js";
import { ServerDialect } from "../../src/db/postgres/dialect.js";
import { requestPool } from "../../src/db/postgres/pool.js";
import { startCommand } from "../command.js";
import { addClient, batchOfOne } from "../devices.js";
import { EventStream } from "../eventStream.js";
import { onServer } from "../server.js";
import { ADMIN, TestPlatform } from "../testPlatform.js";

let folder: string;
let primary: PostgresServer;
let standby: PostgresServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "failover-"));
  primary = await startPostgres();
  standby = await startPostgres({}, undefined, primary.folder);
});
afterEach(async () => {
  for (const server of [standby, primary]) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const both = (...servers: PostgresServer[]) =>
  `postgres://postgres@localhost/postgres?host=${servers.map((server) => server.folder)}&target_session_attrs=read-write`;
const on = (server: PostgresServer, text: string) =>
  onServer((client) => client.query(text), server.url("postgres"));
const folderOf = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ at: string }>`select current_setting('unix_socket_directories') as at`.execute(
    db,
  );
  return rows[0]?.at;
};
it("goes on by itself at the server that takes over, and its streams miss nothing", async () => {
  const place = { DATABASE_URL: both(standby, primary), DATA_DIR: folder, drop: async () => undefined };
  const taking = await TestPlatform.start(place);
  const telling = await TestPlatform.start(place);
  try {
    const admin = await taking.signIn(ADMIN);
    const { device } = await addClient(taking, admin);
    const send = (batchId: string) =>
      taking.call("POST", "/device/measurements", device, batchOfOne(batchId));
    const url = await telling.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await EventStream.open(Number(new URL(url).port), admin);
    expect(await send("one")).toMatchObject({ status: 200 });
    await stream.until(({ events }) => events.length === 2);

    await primary.end();
    expect(await send("two")).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    expect((await taking.call("GET", "/client/list", admin)).status).toBe(503);
    await on(standby, "select pg_promote()");
    expect(await send("two")).toMatchObject({ status: 200, body: { accepted: 1, duplicate: 0 } });
    await stream.until(({ events }) => events.length === 3);
    expect(stream.events.map(([, type]) => type)).toEqual([
      "hello",
      "client.measurement",
      "client.measurement",
    ]);
    stream.close();
  } finally {
    for (const platform of [telling, taking]) await platform.app.close();
  }
});

it("leaves a server that only reads, with all connections to it", async () => {
  const db = new Kysely<unknown>({ dialect: new ServerDialect(requestPool(both(primary, standby))) });
  try {
    // Two idle connections, and one in use.
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.2)`.execute(db)));
    expect(await folderOf(db)).toBe(primary.folder);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inUse = db.connection().execute(() => isReleased);
    await on(primary, "alter system set default_transaction_read_only = on");
    await on(primary, "select pg_reload_conf()");
    await on(standby, "select pg_promote()");
    const write = () => sql`create table if not exists written (id int)`.execute(db).catch((error) => error);
    let refused = 0;
    for (let error = await write(); isReadOnly(error); error = await write()) refused += 1;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(2);
    release();
    await inUse;
    for (let reads = 0; reads < 5; reads += 1) expect(await folderOf(db)).toBe(standby.folder);
  } finally {
    await db.destroy();
  }
});

it("says why each server was refused while none can be written to, as a fault that passes", async () => {
  await primary.end();
  const pool = requestPool(both(primary, standby));
  const error = await pool.connect().catch((fault: unknown) => fault);
  expect(isStorageFault(error)).toBe(true);
  expect(String(error)).toMatch(/ENOENT.*postgres-\w+.*; .*postgres-\w+:5432 only reads/);
  await pool.end();
});

it("backs up and restores at the server that can be written to, whatever the order", async () => {
  const env = { DATABASE_URL: both(standby, primary), DATA_DIR: "" };
  const platform = await TestPlatform.start({ ...env, DATA_DIR: folder, drop: async () => undefined });
  await platform.app.close();
  const file = join(folder, "all.dump");
  expect(await startCommand("backup", env, [file]).done).toMatchObject({ code: 0 });
  await on(primary, "drop table client cascade");
  expect(await startCommand("restore", env, [file]).done).toMatchObject({ code: 0 });
  expect((await on(primary, "select count(*)::int as clients from client")).rows).toEqual([{ clients: 0 }]);
});
