import { sql } from "kysely";
import { isDealtOut } from "../db/engine.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { unpackRecords } from "./batchCodec.js";
import { type Coverage, everyKind, mapCoverage, unpackCoverage } from "./coverage.js";
import { segmentsOf, unpackSegment } from "./dayCodec.js";
import { LONGEST_BATCH, LONGEST_PIECE } from "./ingest.rules.js";
import { EVER, type Interval, union, without } from "./intervals.js";
import type { Period } from "./periodHour.js";
import type { Records } from "./records.js";

/** One row of a client's records: a batch, a packed day of them, or a piece of an import. */
export interface Piece {
  clientId: number;
  from: number;
  to: number;
  /** Packed; null: all from the beginning to the end, for every kind. */
  coverage: Uint8Array | null;
  data: Uint8Array;
  form: PieceForm;
  /** Exclusions within the client's own data, in order; empty for an import. */
  leftOut: Interval[];
}

/** Packing and origin of a piece's data. The numbers are used in statements. */
export const FORM = { batch: 0, day: 1, import: 2 } as const;
export type PieceForm = (typeof FORM)[keyof typeof FORM];
/** A row of a statement about pieces that is no piece: an exclusion. */
const LEFT_OUT = 3;

/**
 * The pieces that reach into an interval, by their beginning. One statement reads all tables, so that a day
 * that is being packed is read once, and so is superseded data. Where these are dealt out it stays one on each
 * server, as a union inside of a query of no other table does.
 */
export async function piecesOf(db: Db, clientIds: number[], interval: Interval): Promise<Piece[]> {
  const form = (number: number) => sql<number>`${sql.lit(number)}`.as("form");
  const columns = ["client_id as clientId", "from_time as from", "to_time as to"] as const;
  const nothing = sql<Uint8Array>`${EMPTY}`;
  const pieces = batchesIn(db, clientIds, interval)
    .select([...columns, "coverage", "data"])
    .select(form(FORM.batch))
    .unionAll(
      daysIn(db, clientIds, interval)
        .select([...columns, "coverage", "data"])
        .select(form(FORM.day)),
    )
    .unionAll(
      importsIn(db, clientIds, interval)
        .select([...columns, "coverage", "data"])
        .select(form(FORM.import)),
    );
  const leftOutRows = leftOutIn(db, clientIds, interval)
    .select(columns)
    .select([nothing.as("coverage"), nothing.as("data"), form(LEFT_OUT)]);
  const all = isDealtOut(db) ? pieces : pieces.unionAll(leftOutRows);
  const rows = await db.selectFrom(all.as("piece")).selectAll().orderBy("from").execute();
  if (isDealtOut(db)) rows.push(...(await leftOutRows.orderBy("from").execute()));
  const leftOut = rows.filter((row) => row.form === LEFT_OUT);
  return rows.flatMap(({ form: number, ...row }) =>
    number === LEFT_OUT
      ? []
      : [{ ...row, form: number as PieceForm, leftOut: leftOutOf(row, number, leftOut) }],
  );
}

const EMPTY = new Uint8Array(0);

function leftOutOf(
  { clientId, from, to }: Pick<Piece, "clientId" | "from" | "to">,
  form: number,
  leftOut: Pick<Piece, "clientId" | "from" | "to">[],
): Interval[] {
  if (form === FORM.import) return [];
  return leftOut.filter((other) => other.clientId === clientId && other.from < to && other.to > from);
}

/**
 * The number of a client's readings in a period. Most pieces store theirs; those cut by the period are
 * examined.
 */
export async function countReadings(db: Db, clientId: number, { start, end }: Period): Promise<number> {
  const interval = { from: start, to: end };
  const [leftOut] = await leftOutIn(db, [clientId], interval).select("id").limit(1).execute();
  if (leftOut) {
    const pieces = await piecesOf(db, [clientId], interval);
    return pieces.reduce((sum, piece) => sum + recordsIn(piece, interval).readings.length, 0);
  }
  const cutData = sql<Uint8Array | null>`case when from_time < ${start} or to_time > ${end} then data end`;
  const columns = [
    "client_id as clientId",
    "from_time as from",
    "to_time as to",
    "reading_count as count",
    "coverage",
  ] as const;
  const rest = (form: PieceForm) =>
    [sql<PieceForm>`${sql.lit(form)}`.as("form"), cutData.as("data")] as const;
  const pieces = await batchesIn(db, [clientId], interval)
    .select(columns)
    .select(rest(FORM.batch))
    .unionAll(daysIn(db, [clientId], interval).select(columns).select(rest(FORM.day)))
    .unionAll(importsIn(db, [clientId], interval).select(columns).select(rest(FORM.import)))
    .execute();
  return pieces.reduce(
    (sum, { data, count, ...piece }) =>
      sum + (data === null ? count : recordsIn({ ...piece, data, leftOut: [] }, interval).readings.length),
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

function importsIn(db: Db, clientIds: number[], { from, to }: Interval) {
  return db
    .selectFrom("import_piece")
    .where("client_id", "in", clientIds)
    .where("counts", "=", 1)
    .where("from_time", ">=", from - LONGEST_PIECE)
    .where("from_time", "<", to)
    .where("to_time", ">", from);
}

function leftOutIn(db: Db, clientIds: number[], { from, to }: Interval) {
  return db
    .selectFrom("exclusion")
    .where("client_id", "in", clientIds)
    .where("from_time", "<", to)
    .where("to_time", ">", from);
}

/** The coverage of a piece. A partly excluded counted interval is excluded whole, as it can't be cut. */
export function coverageOf(piece: Piece): Coverage {
  const { from, to, coverage, leftOut } = piece;
  const covered = coverage === null ? everyKind([{ from, to }]) : unpackCoverage(coverage, from);
  if (leftOut.length === 0) return covered;
  const cut = unpacked(piece, EVER).intervals.filter((interval) => touches(leftOut, interval));
  return mapCoverage(covered, (intervals) => without(intervals, union([...leftOut, ...cut])));
}

/**
 * The content of a piece in an interval: readings in order of time, and intervals that reach into it, by
 * their beginning.
 */
export function recordsIn(piece: Piece, part: Interval): Records {
  const { readings, intervals } = unpacked(piece, part);
  const { leftOut } = piece;
  const isWhole = piece.from >= part.from && piece.to <= part.to;
  if (isWhole && leftOut.length === 0) return { readings, intervals };
  return {
    readings: readings.filter(
      ({ timestamp }) =>
        timestamp >= part.from &&
        timestamp < part.to &&
        !touches(leftOut, { from: timestamp, to: timestamp + 1 }),
    ),
    intervals: intervals.filter(
      (interval) => interval.from < part.to && interval.to > part.from && !touches(leftOut, interval),
    ),
  };
}

function unpacked(piece: Piece, part: Interval): Records {
  if (piece.form === FORM.batch) return unpackRecords(piece.data, piece.from);
  const segments = segmentsOf(piece.data, piece.from)
    .filter(({ from, to }) => from < part.to && to > part.from)
    .map(unpackSegment);
  return {
    readings: segments.flatMap(({ readings }) => readings),
    intervals: segments.flatMap(({ intervals }) => intervals),
  };
}

function touches(others: Interval[], { from, to }: Interval): boolean {
  return others.some((other) => other.from < to && other.to > from);
}
