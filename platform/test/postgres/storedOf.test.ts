import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openDatabases } from "../../src/db/database.js";
import type { Databases } from "../../src/db/databases.js";
import { ensureMonth } from "../../src/db/months.js";
import type { Db } from "../../src/db/tables.js";
import { everyKind } from "../../src/measurements/coverage.js";
import { type Sent, storedOf } from "../../src/measurements/storedOf.store.js";
import { CITUS_URL } from "../citus.js";
import { newClient } from "../readings.js";
import { newTestDatabase, type TestDatabase } from "../testDatabase.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOW = 1_794_700_800;
const MINUTES = 3000;

let place: TestDatabase;
let db: Databases;

beforeEach(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterEach(async () => {
  await db.close();
  await place.drop();
});

/** Batches of a minute each, with their hours and days, up to now. The planner has not counted them. */
async function addHistory(tx: Db, clientId: number): Promise<void> {
  const series = (step: number) =>
    sql`generate_series(${sql.lit(NOW - MINUTES * 60)}, ${sql.lit(NOW - 60)}, ${sql.lit(step)}) as start`;
  await sql`insert into reading_batch (client_id, batch_id, from_time, to_time, reading_count, interval_count, data)
    select ${sql.lit(clientId)}, start::text, start, start + 60, 0, 0, '' from ${series(60)}`.execute(tx);
  await sql`insert into reading_hour (client_id, hour_start, speeds, histogram, coverage, parts)
    select ${sql.lit(clientId)}, start - start % ${sql.lit(HOUR)}, '', '', '', '' from ${series(HOUR)}`.execute(
    tx,
  );
}

/** Rows that this transaction has read of a table, by whatever way. */
async function rowsRead(tx: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as count
    from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const sent = (clientId: number, batchId: string): Sent => ({
  clientId,
  batchId,
  batch: {
    ...{ from: NOW - 60, to: NOW, readings: [], intervals: [], late: false, hash: "" },
    covered: everyKind([{ from: NOW - 60, to: NOW }]),
  },
});

// Of dealt-out tables other servers count the rows.
const onOneServer = CITUS_URL ? it.skip : it;

onOneServer("reads of long histories no other rows than those that the batches concern", async () => {
  const clients = [await newClient(db), await newClient(db), await newClient(db)];
  const [first = 0, second = 0, third = 0] = clients;
  await db.write.transaction().execute(async (tx) => {
    for (const id of clients) await addHistory(tx, id);
    const tables = ["reading_batch", "reading_hour"];
    const before = await Promise.all(tables.map((table) => rowsRead(tx, table)));
    const known = String(NOW - 60);
    const found = await storedOf(tx, [sent(first, known), sent(second, "new"), sent(third, known)]);
    expect([...found.values()].map(({ isKnown, hours }) => [isKnown, hours.length])).toEqual([
      [true, 1],
      [false, 1],
      [true, 1],
    ]);
    const after = await Promise.all(tables.map((table) => rowsRead(tx, table)));
    const read = after.map((count, index) => count - (before[index] ?? 0));
    expect(read.map((count) => count <= clients.length)).toEqual([true, true]);
  });
});

it("finds a packed day, and none of a client without any", async () => {
  const [packed, other] = [await newClient(db), await newClient(db)];
  await ensureMonth(db.write, "reading_day", NOW);
  const day = Math.floor((NOW - 60) / DAY) * DAY;
  const of = {
    client_id: packed,
    day,
    from_time: NOW - 60,
    to_time: NOW,
    reading_count: 0,
    interval_count: 0,
  };
  const nothing = Buffer.alloc(0);
  await db.write
    .insertInto("reading_day")
    .values({ ...of, batch_ids: nothing, coverage: nothing, data: nothing })
    .execute();
  const found = await storedOf(db.write, [sent(packed, "one"), sent(other, "one")]);
  expect([...found.values()]).toEqual([
    { hours: [], isKnown: false, isSettled: true },
    { hours: [], isKnown: false, isSettled: false },
  ]);
});
