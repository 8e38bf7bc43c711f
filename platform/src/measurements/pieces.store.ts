import { sql } from "kysely";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { unpackRecords } from "./batchCodec.js";
import { segmentsOf, unpackSegment } from "./dayCodec.js";
import { LONGEST_BATCH } from "./ingest.rules.js";
import { type Interval, unpackIntervals } from "./intervals.js";
import type { Period } from "./periodHour.js";
import type { Records } from "./records.js";

/** What is stored in one row of a client's records: a batch, or a packed day of them. */
export interface Piece {
  clientId: number;
  from: number;
  to: number;
  /** Packed intervals; null: all from the beginning to the end. */
  coverage: Uint8Array | null;
  data: Uint8Array;
  /** 1: a day of batches. */
  packed: number;
}

/**
 * The pieces that reach into an interval, by their beginning. One statement reads both tables, so that a day which is
 * being packed is read once.
 */
export function piecesOf(db: Db, clientIds: number[], interval: Interval): Promise<Piece[]> {
  return batchesIn(db, clientIds, interval)
    .select(["client_id as clientId", "from_time as from", "to_time as to", "coverage", "data"])
    .select(sql<number>`0`.as("packed"))
    .unionAll(
      daysIn(db, clientIds, interval)
        .select(["client_id as clientId", "from_time as from", "to_time as to", "coverage", "data"])
        .select(sql<number>`1`.as("packed")),
    )
    .orderBy("from")
    .execute();
}

/** How many readings a client has in a period: most pieces tell their number, those that the period cuts are looked into. */
export async function countReadings(db: Db, clientId: number, { start, end }: Period): Promise<number> {
  const interval = { from: start, to: end };
  const cutData = sql<Uint8Array | null>`case when from_time < ${start} or to_time > ${end} then data end`;
  const pieces = await batchesIn(db, [clientId], interval)
    .select(["client_id as clientId", "from_time as from", "to_time as to", "reading_count as count"])
    .select([sql<number>`0`.as("packed"), "coverage", cutData.as("data")])
    .unionAll(
      daysIn(db, [clientId], interval)
        .select(["client_id as clientId", "from_time as from", "to_time as to", "reading_count as count"])
        .select([sql<number>`1`.as("packed"), "coverage", cutData.as("data")]),
    )
    .execute();
  return pieces.reduce(
    (sum, { data, count, ...piece }) =>
      sum + (data === null ? count : recordsIn({ ...piece, data }, interval).readings.length),
    0,
  );
}

function batchesIn(db: Db, clientIds: number[], { from, to }: Interval) {
  return db
    .selectFrom("reading_batch")
    .where("client_id", "in", clientIds)
    .where("from_time", ">=", from - LONGEST_BATCH)
    .where("from_time", "<", to)
    .where("to_time", ">", from);
}

function daysIn(db: Db, clientIds: number[], { from, to }: Interval) {
  return db
    .selectFrom("reading_day")
    .where("client_id", "in", clientIds)
    .where("day", ">", from - LONGEST_BATCH - DAY)
    .where("day", "<", to)
    .where("from_time", "<", to)
    .where("to_time", ">", from);
}

/** What a piece covers. */
export function coverageOf({ from, to, coverage }: Piece): Interval[] {
  return coverage === null ? [{ from, to }] : unpackIntervals(coverage, from);
}

/** What of a piece lies in an interval: readings in order of time, and intervals that reach into it, by their beginning. */
export function recordsIn(piece: Piece, part: Interval): Records {
  const { readings, intervals } = piece.packed
    ? joined(
        segmentsOf(piece.data, piece.from)
          .filter(({ from, to }) => from < part.to && to > part.from)
          .map(unpackSegment),
      )
    : unpackRecords(piece.data, piece.from);
  if (piece.from >= part.from && piece.to <= part.to) return { readings, intervals };
  return {
    readings: readings.filter(({ timestamp }) => timestamp >= part.from && timestamp < part.to),
    intervals: intervals.filter(({ from, to }) => from < part.to && to > part.from),
  };
}

function joined(segments: Records[]): Records {
  return {
    readings: segments.flatMap(({ readings }) => readings),
    intervals: segments.flatMap(({ intervals }) => intervals),
  };
}
