import { fieldFault } from "@obcestje/contract/faults.js";
import { rowsOf } from "../db/postgres/insertsTogether.js";
import { prepared } from "../db/prepared.js";
import type { ReadingBatchTable, ReadingHourTable } from "../db/tables/measurements.js";
import type { Db } from "../db/tables.js";
import { PlatformError } from "../errors.js";
import { DAY } from "../time/clock.js";
import { packRecords } from "./batchCodec.js";
import { everyKind, packCoverage } from "./coverage.js";
import { type PackedBatch, unpackBatchIds } from "./dayCodec.js";
import { HourBuffer, type MergedHour } from "./hourBuffer.js";
import { addToKept } from "./keptHours.store.js";
import { FORM, type Piece } from "./pieces.store.js";
import { rebuildStretch } from "./rebuild.store.js";
import type { StoredBatch } from "./storedBatch.js";

/** The result of storing a batch. */
export interface Stored {
  /**
   * Number of readings and intervals of the batch if it was there already: nothing changed then. null: it is
   * new.
   */
  known: number | null;
  /** Arrival of the first one; null if not recorded. */
  received: number | null;
  /** Seconds of its time that other batches covered already. */
  overlapSeconds: number;
}

/**
 * Stores a batch and adds it to its hours, in the caller's transaction. If some of its time is excluded
 * (`isLeftOut`), that part is not added.
 * @param received arrival, Unix seconds; null: not recorded
 * @throws PlatformError CONFLICT if the client's batch of that id has other content
 */
export async function storeBatch(
  tx: Db,
  client: { id: number; timeZone: string; isLeftOut?: boolean },
  batchId: string,
  batch: StoredBatch,
  received: number | null = null,
): Promise<Stored> {
  const packed = batch.late ? await packedBatch(tx, client.id, batchId, batch.from) : undefined;
  if (packed) return repeated(batchId, packed, batch);
  const { numAffectedRows } = await insertBatch(tx, rowOf(client.id, batchId, batch, received));
  if (numAffectedRows === 0n) return repeated(batchId, await knownBatch(tx, client.id, batchId), batch);
  if (client.isLeftOut) {
    if (batch.late) await addToKept(tx, client, pieceOf(client.id, batch));
    await rebuildStretch(tx, client, batch);
    return { ...NEW, overlapSeconds: 0 };
  }
  const buffer = hoursOf(client, batch);
  await buffer.flush(tx);
  // Late data for an hour kept for imports belongs to the kept hour.
  if (batch.late) await addToKept(tx, client, pieceOf(client.id, batch));
  return { ...NEW, overlapSeconds: buffer.doubled };
}

/** An ordinary new batch: of no packed day or kept hour, and without excluded time. */
export interface Ordinary {
  client: { id: number; timeZone: string };
  batchId: string;
  batch: StoredBatch;
  received: number;
  /** Stored hours of its time. */
  hours: MergedHour[];
}

/** The rows that an ordinary batch adds or changes, for insertsTogether, and its result. */
export function rowsOfOrdinary({ client, batchId, batch, received, hours }: Ordinary): {
  batchRow: ReadingBatchTable;
  hourRows: ReadingHourTable[];
  stored: Stored;
} {
  const buffer = hoursOf(client, batch);
  for (const hour of hours) buffer.merge(hour);
  return {
    batchRow: rowOf(client.id, batchId, batch, received),
    hourRows: buffer.rows(),
    stored: { ...NEW, overlapSeconds: buffer.doubled },
  };
}

/** For insertsTogether. */
export const BATCH_ROWS = rowsOf("reading_batch", {
  client_id: "bigint",
  batch_id: "text",
  from_time: "bigint",
  to_time: "bigint",
  reading_count: "bigint",
  interval_count: "bigint",
  coverage: "bytea",
  content_hash: "text",
  received_date: "bigint",
  data: "bytea",
});

const NEW = { known: null, received: null };

function rowOf(
  clientId: number,
  batchId: string,
  batch: StoredBatch,
  received: number | null,
): ReadingBatchTable {
  const { from, to, covered, readings, intervals, hash } = batch;
  const coverage = packCoverage(covered, from);
  return {
    client_id: clientId,
    batch_id: batchId,
    from_time: from,
    to_time: to,
    reading_count: readings.length,
    interval_count: intervals.length,
    coverage: isWhole(batch, coverage) ? null : coverage,
    content_hash: hash,
    received_date: received,
    data: packRecords(batch, from),
  };
}

/** The hours of a batch, not flushed yet. */
function hoursOf(client: { id: number; timeZone: string }, batch: StoredBatch): HourBuffer {
  const buffer = new HourBuffer(client.id, client.timeZone);
  buffer.addCoverage(batch.covered);
  buffer.addReadings(batch.readings);
  buffer.addIntervals(batch.intervals, batch);
  return buffer;
}

/** True if a batch covers all of its time for every kind, according to packed coverage. */
function isWhole({ from, to }: StoredBatch, coverage: Uint8Array): boolean {
  return Buffer.compare(coverage, packCoverage(everyKind([{ from, to }]), from)) === 0;
}

function pieceOf(clientId: number, batch: StoredBatch): Piece {
  const { from, to } = batch;
  const coverage = packCoverage(batch.covered, from);
  return { clientId, from, to, coverage, data: packRecords(batch, from), form: FORM.batch, leftOut: [] };
}

type Known = Omit<PackedBatch, "id">;

function repeated(batchId: string, { count, hash, received }: Known, batch: StoredBatch): Stored {
  if (hash === null || hash === batch.hash) return { known: count, received, overlapSeconds: 0 };
  const message = `"${batchId}" is stored already, with other content. Nothing of this batch was taken.`;
  throw new PlatformError("CONFLICT", message, [fieldFault("batchId", "BATCH_DIFFERS")]);
}

const insertBatch = prepared((db: Db, row: ReadingBatchTable) => {
  const { client_id, batch_id, from_time, to_time, reading_count } = row;
  const { interval_count, coverage, content_hash, received_date, data } = row;
  return db
    .insertInto("reading_batch")
    .values({
      client_id,
      batch_id,
      from_time,
      to_time,
      reading_count,
      interval_count,
      coverage,
      content_hash,
      received_date,
      data,
    })
    .onConflict((conflict) => conflict.columns(["client_id", "batch_id"]).doNothing());
});

async function knownBatch(tx: Db, clientId: number, batchId: string): Promise<Known> {
  const { reading_count, interval_count, content_hash, received_date } = await tx
    .selectFrom("reading_batch")
    .select(["reading_count", "interval_count", "content_hash", "received_date"])
    .where("client_id", "=", clientId)
    .where("batch_id", "=", batchId)
    .executeTakeFirstOrThrow();
  return { count: reading_count + interval_count, hash: content_hash, received: received_date };
}

/** A batch that is packed into its day; undefined if it is not. */
async function packedBatch(
  tx: Db,
  clientId: number,
  batchId: string,
  from: number,
): Promise<Known | undefined> {
  const day = await tx
    .selectFrom("reading_day")
    .select("batch_ids")
    .where("client_id", "=", clientId)
    .where("day", "=", Math.floor(from / DAY) * DAY)
    .executeTakeFirst();
  return day && unpackBatchIds(day.batch_ids).find(({ id }) => id === batchId);
}
