import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { lockClients } from "../db/locks.js";
import { ensureMonth } from "../db/months.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import { FORM } from "../measurements/pieces.store.js";
import { DAY } from "../time/clock.js";
import { type DayParts, packDay } from "./packDay.js";

/** Limit of batches packed in one step: some milliseconds of the database's time. */
const BATCHES_A_STEP = 300;

/**
 * Start of the first UTC day from an instant on with loose batches of a client, none after `last`; null for
 * none.
 */
export async function nextLooseDay(
  db: Db,
  clientId: number,
  from: number,
  last: number,
): Promise<number | null> {
  const batch = await db
    .selectFrom("reading_batch")
    .select("from_time")
    .where("client_id", "=", clientId)
    .where("from_time", ">=", from)
    .where("from_time", "<", last + DAY)
    .orderBy("from_time")
    .limit(1)
    .executeTakeFirst();
  return batch ? Math.floor(batch.from_time / DAY) * DAY : null;
}

/**
 * Packs a client's batches that begin on a UTC day into that day's row, together with those already in it.
 */
export async function compactDay(
  db: { read: Db; write: Db },
  clientId: number,
  day: number,
  breathe: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const parts = await readParts(db.read, clientId, day);
    if (parts.batches.length === 0) return;
    const row = await packDay(parts, breathe);
    // The transaction gets its own turn of the event loop: on SQLite it lets nothing else in until it is
    // done.
    await setImmediate();
    await ensureMonth(db.write, "reading_day", day);
    try {
      await transactClients(db.write, async (tx) => {
        await lockClients(tx, [clientId]);
        await replace(tx, { client_id: clientId, day, ...row }, parts);
      });
    } catch (error) {
      if (error instanceof Overtaken) return;
      throw error;
    }
    await setImmediate();
  }
}

async function readParts(db: Db, clientId: number, day: number): Promise<DayParts> {
  const packed = await db
    .selectFrom("reading_day")
    .select(["client_id as clientId", "from_time as from", "to_time as to", "coverage", "data"])
    .select("batch_ids as batchIds")
    .where("client_id", "=", clientId)
    .where("day", "=", day)
    .executeTakeFirst();
  const batches = await db
    .selectFrom("reading_batch")
    .select(["client_id as clientId", "from_time as from", "to_time as to", "coverage", "data"])
    .select(["batch_id as id", "content_hash as hash", "received_date as received"])
    .select(sql<number>`reading_count + interval_count`.as("count"))
    .where("client_id", "=", clientId)
    .where("from_time", ">=", day)
    .where("from_time", "<", day + DAY)
    .orderBy("from_time")
    .limit(BATCHES_A_STEP)
    .execute();
  // Complete, even if some of it is excluded: that may be undone.
  return {
    packed: packed && { ...packed, form: FORM.day, leftOut: [] },
    batches: batches.map((batch) => ({ ...batch, form: FORM.batch, leftOut: [] })),
  };
}

type DayRow = { client_id: number; day: number } & Awaited<ReturnType<typeof packDay>>;

/** The data read has changed: somebody else packed it, or the client is gone. */
class Overtaken extends Error {}

/** Replaces the packed data by the day's row. @throws Overtaken */
async function replace(tx: Db, row: DayRow, { packed, batches }: DayParts): Promise<void> {
  const { client_id, day } = row;
  const { numDeletedRows } = await tx
    .deleteFrom("reading_batch")
    .where("client_id", "=", client_id)
    .where(
      "batch_id",
      "in",
      batches.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  const before = tx.deleteFrom("reading_day").where("client_id", "=", client_id).where("day", "=", day);
  const replaced = await (packed
    ? before.where("batch_ids", "=", packed.batchIds)
    : before
  ).executeTakeFirstOrThrow();
  if (Number(numDeletedRows) !== batches.length || Number(replaced.numDeletedRows) !== (packed ? 1 : 0))
    throw new Overtaken();
  await tx.insertInto("reading_day").values(row).execute();
}
