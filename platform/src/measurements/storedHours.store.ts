import { type RawBuilder, sql } from "kysely";
import { canCopy, copyRows } from "../db/postgres/copy.js";
import { prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import { DAY, HOUR } from "../time/clock.js";
import { packIntervals } from "./intervals.js";
import type { Period } from "./periodHour.js";

export interface StoredHour {
  histogram: Uint8Array;
  coverage: Uint8Array;
}

/**
 * The column to read of stored hours: everything, or only the vehicles by speed, at the same cost for any
 * traffic.
 */
export type HourColumn = "histogram" | "speeds";

/** Hours by their beginning. */
type Hours = Map<number, StoredHour>;

/** Most hours are fully covered. The database leaves these blobs out, as each costs more than its bytes. */
export const WHOLE_HOUR = packIntervals([{ from: 0, to: HOUR }], 0);

/** The stored hours of each client that touch a period. */
export function storedHours(
  db: Db,
  clientIds: number[],
  period: Period,
  column: HourColumn,
): Promise<Map<number, Hours>> {
  return storedHoursOf(db, [{ clientIds, ...period }], column);
}

/** Clients whose hours of one period are wanted. */
export interface Wanted extends Period {
  clientIds: number[];
}

/** The stored hours of each client that touch its periods. */
export async function storedHoursOf(
  db: Db,
  wanted: readonly Wanted[],
  column: HourColumn,
): Promise<Map<number, Hours>> {
  const byClient = new Map(
    wanted.flatMap(({ clientIds }) => clientIds.map((id): [number, Hours] => [id, new Map()])),
  );
  if (wanted.length > 0 && canCopy(db)) await readJoined(db, wanted, column, byClient);
  else for (const one of wanted) await readRows(db, one, column, byClient);
  return byClient;
}

function hoursBetween(db: Db, after: number, end: number) {
  return db.selectFrom("reading_hour").where("hour_start", ">", after).where("hour_start", "<", end);
}

function hourRows(db: Db, column: HourColumn, after: number, end: number) {
  return hoursBetween(db, after, end)
    .select(["client_id", "hour_start"])
    .select(({ ref }) => ref(column).as("histogram"))
    .select(({ fn, val }) => fn<Uint8Array | null>("nullif", ["coverage", val(WHOLE_HOUR)]).as("coverage"));
}

const rowsOfOne = (column: HourColumn) =>
  prepared((db: Db, { clientId, after, end }: { clientId: number; after: number; end: number }) =>
    hourRows(db, column, after, end).where("client_id", "=", clientId),
  );
const ROWS_OF_ONE = { histogram: rowsOfOne("histogram"), speeds: rowsOfOne("speeds") };

/** One client's hours with a prepared statement, several clients' together. */
async function readRows(
  db: Db,
  { clientIds, start, end }: Wanted,
  column: HourColumn,
  byClient: Map<number, Hours>,
): Promise<void> {
  const after = start - HOUR;
  const [clientId, ...more] = clientIds;
  const rows =
    clientId !== undefined && more.length === 0
      ? (await ROWS_OF_ONE[column](db, { clientId, after, end })).rows
      : await hourRows(db, column, after, end).where("client_id", "in", clientIds).execute();
  for (const { client_id, hour_start, histogram, coverage } of rows)
    byClient.get(client_id)?.set(hour_start, { histogram, coverage: coverage ?? WHOLE_HOUR });
}

const EMPTY = sql.raw("''::bytea");
const joined = (bytes: RawBuilder<unknown>) => sql`string_agg(${bytes}, ${EMPTY})`;
const sizes = (bytes: RawBuilder<unknown>) => joined(sql`int4send(octet_length(${bytes}))`);

/**
 * One row per week and client, with its hours joined and in binary form: on the way from a server a row costs
 * far more than its bytes, and as text bytes cost twice. All aggregates process the hours in the same order,
 * given by `starts`.
 */
async function readJoined(
  db: Db,
  wanted: readonly Wanted[],
  column: HourColumn,
  byClient: Map<number, Hours>,
): Promise<void> {
  const whole = sql.lit(`\\x${Buffer.from(WHOLE_HOUR).toString("hex")}`);
  const histogram = sql.ref(column);
  const coverage = sql`case when coverage = ${whole}::bytea then ${EMPTY} else coverage end`;
  const query = sql`select client_id, ${joined(sql`int8send(hour_start)`)},
      ${joined(histogram)}, ${sizes(histogram)}, ${joined(coverage)}, ${sizes(coverage)}
    from reading_hour where ${sql.join(wanted.map(isWanted), sql` or `)}
    group by client_id, hour_start / ${sql.lit(WEEK)}`;
  for (const [id, starts, ...rest] of await copyRows(db, query.compile(db))) {
    const [histograms, histogramSizes, coverages, coverageSizes] = rest;
    if (!id || !starts || !histograms || !histogramSizes || !coverages || !coverageSizes)
      throw new Error("A client's hours are incomplete.");
    const hours = byClient.get(id.readInt32BE());
    const cuts = split(coverages, coverageSizes);
    for (const [index, bytes] of split(histograms, histogramSizes).entries()) {
      const cut = cuts[index];
      const hour = { histogram: bytes, coverage: cut && cut.length > 0 ? cut : WHOLE_HOUR };
      hours?.set(Number(starts.readBigInt64BE(index * LONG)), hour);
    }
  }
}

const isWanted = ({ clientIds, start, end }: Wanted) =>
  sql`client_id in (${sql.join(clientIds.map((id) => sql.lit(id)))})
    and hour_start > ${sql.lit(start - HOUR)} and hour_start < ${sql.lit(end)}`;

const WEEK = 7 * DAY;
const LONG = 8;
const INT = 4;

/** Splits joined pieces by their sizes. */
function split(pieces: Buffer, sizesOfPieces: Buffer): Uint8Array[] {
  const bytes = new Uint8Array(pieces.buffer, pieces.byteOffset, pieces.length);
  let at = 0;
  return Array.from({ length: sizesOfPieces.length / INT }, (_, index) => {
    const begin = at;
    at += sizesOfPieces.readInt32BE(index * INT);
    return bytes.subarray(begin, at);
  });
}
