import { prepared } from "../db/prepared.js";
import type { ReadingBatchTable } from "../db/tables/measurements.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { packReadings } from "./batchCodec.js";
import { unpackBatchIds } from "./dayCodec.js";
import { HourBuffer } from "./hourBuffer.js";
import type { SortedBatch } from "./ingest.rules.js";

/**
 * Stores a batch and adds it to its hours, in the caller's transaction.
 * @returns null, or the number of readings where the client's batch of that id is there already: nothing changes then
 */
export async function storeBatch(
  tx: Db,
  client: { id: number; timeZone: string },
  batchId: string,
  batch: SortedBatch,
): Promise<number | null> {
  const packed = batch.late ? await packedCountOf(tx, client.id, batchId, batch.from) : undefined;
  if (packed !== undefined) return packed;
  const { numAffectedRows } = await insertBatch(tx, {
    client_id: client.id,
    batch_id: batchId,
    from_time: batch.from,
    to_time: batch.to,
    reading_count: batch.readings.length,
    data: packReadings(batch.readings, batch.from),
  });
  if (numAffectedRows === 0n) return countOf(tx, client.id, batchId);
  const buffer = new HourBuffer(client.id, client.timeZone);
  buffer.add(batch, batch.readings);
  await buffer.flush(tx);
  return null;
}

const insertBatch = prepared((db: Db, row: ReadingBatchTable) => {
  const { client_id, batch_id, from_time, to_time, reading_count, data } = row;
  return db
    .insertInto("reading_batch")
    .values({ client_id, batch_id, from_time, to_time, reading_count, data })
    .onConflict((conflict) => conflict.columns(["client_id", "batch_id"]).doNothing());
});

async function countOf(tx: Db, clientId: number, batchId: string): Promise<number> {
  const { reading_count } = await tx
    .selectFrom("reading_batch")
    .select("reading_count")
    .where("client_id", "=", clientId)
    .where("batch_id", "=", batchId)
    .executeTakeFirstOrThrow();
  return reading_count;
}

/** The readings of a batch that is packed into its day; undefined where it isn't. */
async function packedCountOf(
  tx: Db,
  clientId: number,
  batchId: string,
  from: number,
): Promise<number | undefined> {
  const day = await tx
    .selectFrom("reading_day")
    .select("batch_ids")
    .where("client_id", "=", clientId)
    .where("day", "=", Math.floor(from / DAY) * DAY)
    .executeTakeFirst();
  return day && unpackBatchIds(day.batch_ids).find(({ id }) => id === batchId)?.count;
}
