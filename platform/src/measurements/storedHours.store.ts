import { sql } from "kysely";
import { engineOf } from "../db/engine.js";
import { prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { packIntervals } from "./intervals.js";
import type { Period } from "./periodHour.js";

export interface StoredHour {
  histogram: Uint8Array;
  coverage: Uint8Array;
}

/** What to read of stored hours: everything, or the vehicles by speed alone, which costs the same whatever the traffic. */
export type HourColumn = "histogram" | "speeds";

/** Hours by their beginning. */
type Hours = Map<number, StoredHour>;

/** Most hours are covered from end to end: the database leaves that out, as each blob costs more than its bytes. */
const WHOLE_HOUR = packIntervals([{ from: 0, to: HOUR }], 0);

/** The stored hours of each client that touch a period. */
export async function storedHours(
  db: Db,
  clientIds: number[],
  { start, end }: Period,
  column: HourColumn,
): Promise<Map<number, Hours>> {
  const byClient = new Map(clientIds.map((id): [number, Hours] => [id, new Map()]));
  const between = { clientIds, after: start - HOUR, end };
  if (engineOf(db) === "postgres") await readJoined(db, between, column, byClient);
  else await readRows(db, between, column, byClient);
  return byClient;
}

interface Between {
  clientIds: number[];
  after: number;
  end: number;
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

/** One client's hours by a statement that is prepared, several clients' at once. */
async function readRows(
  db: Db,
  { clientIds, after, end }: Between,
  column: HourColumn,
  byClient: Map<number, Hours>,
): Promise<void> {
  const [clientId, ...more] = clientIds;
  const rows =
    clientId !== undefined && more.length === 0
      ? (await ROWS_OF_ONE[column](db, { clientId, after, end })).rows
      : await hourRows(db, column, after, end).where("client_id", "in", clientIds).execute();
  for (const { client_id, hour_start, histogram, coverage } of rows)
    byClient.get(client_id)?.set(hour_start, { histogram, coverage: coverage ?? WHOLE_HOUR });
}

const JOINED = sql<Uint8Array>`''::bytea`;

/**
 * One row a client with all its hours end to end: on the way from a server a row costs far more than its bytes. All
 * aggregates see the rows in one order, and the beginnings say which.
 */
async function readJoined(
  db: Db,
  { clientIds, after, end }: Between,
  column: HourColumn,
  byClient: Map<number, Hours>,
): Promise<void> {
  const cut = sql<Uint8Array>`case when coverage = ${WHOLE_HOUR}::bytea then ${JOINED} else coverage end`;
  const histogram = sql.ref<Uint8Array>(column);
  const join = (bytes: typeof cut) => sql<Uint8Array>`string_agg(${bytes}, ${JOINED})`;
  const sizeOf = (bytes: typeof cut) => join(sql`int4send(octet_length(${bytes}))`);
  const rows = await hoursBetween(db, after, end)
    .select("client_id")
    .select([
      join(sql`int8send(hour_start)`).as("starts"),
      join(sql`${histogram}`).as("histograms"),
      sizeOf(sql`${histogram}`).as("histogram_sizes"),
      join(cut).as("coverages"),
      sizeOf(cut).as("coverage_sizes"),
    ])
    .where("client_id", "in", clientIds)
    .groupBy("client_id")
    .execute();
  for (const row of rows) {
    const histograms = split(row.histograms, row.histogram_sizes);
    const coverages = split(row.coverages, row.coverage_sizes);
    const hours = byClient.get(row.client_id);
    const starts = viewOf(row.starts);
    histograms.forEach((bytes, index) => {
      const coverage = coverages[index];
      const whole = coverage === undefined || coverage.length === 0;
      hours?.set(Number(starts.getBigInt64(index * LONG)), {
        histogram: bytes,
        coverage: whole ? WHOLE_HOUR : coverage,
      });
    });
  }
}

const LONG = 8;
const INT = 4;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Pieces that lie end to end, by their sizes (32 bits each). */
function split(joined: Uint8Array, sizes: Uint8Array): Uint8Array[] {
  const view = viewOf(sizes);
  let at = 0;
  return Array.from({ length: sizes.length / INT }, (_, index) => {
    const begin = at;
    at += view.getInt32(index * INT);
    return joined.subarray(begin, at);
  });
}
