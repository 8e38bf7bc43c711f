import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { Client } from "pg";
import { openDatabases } from "../../src/db/database.js";
import type { Databases } from "../../src/db/databases.js";
import { FORM, piecesOf } from "../../src/measurements/pieces.store.js";
import { compact } from "../../src/storage/compaction.js";
import { CITUS_URL } from "../citus.js";
import { newClient, send } from "../readings.js";
import { newTestDatabase, type TestDatabase } from "../testDatabase.js";
import { until } from "../until.js";

const NOW = 1_794_700_800;
const DAY = 86_400;
const FROM = NOW - 5 * DAY;

let place: TestDatabase;
let db: Databases;
let worker: Client | undefined;

beforeEach(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterEach(async () => {
  await worker?.end();
  await db.close();
  await place.drop();
});

/** The server with a client's piece of a table, and the piece's name there. */
async function pieceOf(table: string, clientId: number) {
  const { rows } = await sql<{ name: string; host: string; port: number }>`
    select ${sql.lit(table)} || '_' || shardid as name, nodename as host, nodeport as port from pg_dist_shard_placement
    where shardid = get_shard_id_for_distribution_column(${sql.lit(table)}, ${sql.lit(clientId)})`.execute(
    db.read,
  );
  const [piece] = rows;
  if (!piece) throw new Error(`${table} is not dealt out.`);
  return piece;
}

const onCitus = CITUS_URL ? it : it.skip;

onCitus("reads a day that is packed meanwhile once, together with other clients' days", async () => {
  const clients = [await newClient(db), await newClient(db)];
  const readings = [{ timestamp: FROM + 9, speed: 50 }];
  for (const id of clients)
    await send(db, { id, timeZone: "UTC" }, "one", { from: FROM, to: FROM + 300, readings }, NOW);
  const [id = 0] = clients;
  const loose = await db.read.selectFrom("reading_batch").selectAll().execute();
  await compact(db, { now: NOW, signal: new AbortController().signal }, 0);
  const packed = await db.read.selectFrom("reading_day").selectAll().execute();
  expect(packed).toHaveLength(2);
  await db.write.deleteFrom("reading_day").where("client_id", "in", clients).execute();
  await db.write.insertInto("reading_batch").values(loose).execute();

  const [batches, days] = [await pieceOf("reading_batch", id), await pieceOf("reading_day_2026_11", id)];
  const url = new URL(place.DATABASE_URL);
  url.hostname = days.host;
  url.port = String(days.port);
  worker = new Client(url.href);
  await worker.connect();
  await worker.query("set citus.enable_manual_changes_to_shards = on");
  await worker.query(`begin; lock table ${days.name} in access exclusive mode`);
  await worker.query(`delete from ${batches.name} where client_id = ${id}`);
  const row = packed.find(({ client_id }) => client_id === id) ?? {};
  const [columns, values] = [Object.keys(row), Object.values(row)];
  await worker.query(
    `insert into ${days.name} (${columns.join(", ")}) values (${columns.map((_, at) => `$${at + 1}`).join(", ")})`,
    values,
  );
  const reading = piecesOf(db.read, clients, { from: FROM, to: FROM + DAY });
  const waits = `select 1 from pg_locks where not granted and relation = '${days.name}'::regclass`;
  await until(async () => (await worker?.query(waits))?.rowCount === 1);
  await worker.query("commit");
  const found = (await reading).filter(({ clientId }) => clientId === id);
  expect(found.map(({ form }) => form)).toEqual([FORM.day]);
});
