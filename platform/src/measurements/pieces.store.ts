import { sql } from "kysely";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { unpackReadings } from "./batchCodec.js";
import { segmentsOf, unpackSegment } from "./dayCodec.js";
import { LONGEST_BATCH } from "./ingest.rules.js";
import { type Interval, unpackIntervals } from "./intervals.js";
import type { Period } from "./periodHour.js";
import type { Reading } from "./reading.js";

/** What is stored in one row of a client's readings: a batch, or a packed day of them. */
export interface Piece {
  clientId: number;
  from: number;
  to: number;
  /** Packed intervals of a day; null for a batch, which covers all from its beginning to its end. */
  coverage: Uint8Array | null;
  data: Uint8Array;
}

/**
 * The pieces that reach into an interval, by their beginning. One statement reads both tables, so that a day which is
 * being packed is read once.
 */
export function piecesOf(db: Db, clientIds: number[], interval: Interval): Promise<Piece[]> {
  return batchesIn(db, clientIds, interval)
    .select(["client_id as clientId", "from_time as from", "to_time as to"])
    .select([sql<Uint8Array | null>`null`.as("coverage"), "data"])
    .unionAll(
      daysIn(db, clientIds, interval).select([
        "client_id as clientId",
        "from_time as from",
        "to_time as to",
        "coverage",
        "data",
      ]),
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
    .select([sql<Uint8Array | null>`null`.as("coverage"), cutData.as("data")])
    .unionAll(
      daysIn(db, [clientId], interval)
        .select(["client_id as clientId", "from_time as from", "to_time as to", "reading_count as count"])
        .select(["coverage", cutData.as("data")]),
    )
    .execute();
  return pieces.reduce(
    (sum, { data, count, ...piece }) =>
      sum + (data === null ? count : readingsIn({ ...piece, data }, interval).length),
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

/** The readings of a piece that lie in an interval, in order of time. */
export function readingsIn(piece: Piece, part: Interval): Reading[] {
  const readings =
    piece.coverage === null
      ? unpackReadings(piece.data, piece.from)
      : segmentsOf(piece.data, piece.from)
          .filter(({ from, to }) => from < part.to && to > part.from)
          .flatMap(unpackSegment);
  if (piece.from >= part.from && piece.to <= part.to) return readings;
  return readings.filter(({ timestamp }) => timestamp >= part.from && timestamp < part.to);
}
