import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { allCoverage, clipCoverage, packCoverage, unpackCoverage } from "./coverage.js";
import { HourHistogram } from "./histogram.js";
import { addInterval } from "./intervalHours.rules.js";
import { type Interval, seconds, union, without } from "./intervals.js";
import { coverageOf, FORM, type Piece, piecesOf, recordsIn } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";

/**
 * The content of an hour without imports, kept before its records are deleted, so that imports can still come
 * and go.
 */
export interface KeptHour {
  hour_start: number;
  histogram: Uint8Array;
  coverage: Uint8Array;
}

interface Client {
  id: number;
  timeZone: string;
}

/** The kept hours of a client that begin in a stretch of time. */
export function keptHours(db: Db, clientId: number, { from, to }: Interval): Promise<KeptHour[]> {
  return db
    .selectFrom("kept_hour")
    .select(["hour_start", "histogram", "coverage"])
    .where("client_id", "=", clientId)
    .where("hour_start", ">=", from)
    .where("hour_start", "<", to)
    .orderBy("hour_start")
    .execute();
}

/**
 * Keeps the hours that touch a stretch of time and begin before `line`, with the content that does not come
 * from imports. Call it before an import or an exclusion counts there, and before records are deleted.
 * Already kept hours stay unchanged.
 */
export async function keepHours(tx: Db, client: Client, stretch: Interval, line: number): Promise<void> {
  const hours = localHours(client.timeZone, stretch.from, Math.min(stretch.to, line));
  const first = hours[0]?.start;
  if (first === undefined) return;
  const all = { from: first, to: hours.at(-1)?.end ?? first };
  const known = new Set((await keptHours(tx, client.id, all)).map(({ hour_start }) => hour_start));
  const missing = hours.filter(({ start }) => !known.has(start));
  if (missing.length === 0) return;
  const raw = await rawFrom(tx);
  const stored = await storedHours(tx, client.id, all);
  const pieces = (await piecesOf(tx, [client.id], all)).filter(({ form }) => form !== FORM.import);
  for (const { start, end } of missing) {
    const hour =
      start < raw ? (stored.get(start) ?? NOTHING) : hourOfPieces(pieces, { from: start, to: end });
    await tx
      .insertInto("kept_hour")
      .values({ client_id: client.id, hour_start: start, ...hour })
      .execute();
  }
}

const NOTHING = { histogram: new Uint8Array(0), coverage: new Uint8Array(0) };

async function storedHours(tx: Db, clientId: number, { from, to }: Interval) {
  const rows = await tx
    .selectFrom("reading_hour")
    .select(["hour_start", "histogram", "coverage"])
    .where("client_id", "=", clientId)
    .where("hour_start", ">=", from)
    .where("hour_start", "<", to)
    .execute();
  return new Map(rows.map(({ hour_start, ...hour }) => [hour_start, hour]));
}

/**
 * The content of an hour from pieces. An hour that is excluded whole is kept with all of it, as the exclusion
 * may be undone.
 */
function hourOfPieces(pieces: Piece[], hour: Interval): Omit<KeptHour, "hour_start"> {
  const own = pieces.filter(({ from, to }) => from < hour.to && to > hour.from);
  const leftOut = union(own.flatMap((piece) => piece.leftOut));
  const isLeftOut = seconds(without([hour], leftOut)) === 0;
  return hourFrom(isLeftOut ? own.map((piece) => ({ ...piece, leftOut: [] })) : own, hour);
}

/** The histogram and coverage of an hour from pieces. */
function hourFrom(pieces: Piece[], hour: Interval): Omit<KeptHour, "hour_start"> {
  const histogram = new HourHistogram();
  for (const piece of pieces) {
    const { readings, intervals } = recordsIn(piece, hour);
    for (const reading of readings) histogram.add(reading);
    for (const interval of intervals) addInterval(histogram, interval, { start: hour.from, end: hour.to });
  }
  const covered = allCoverage(pieces.map((piece) => clipCoverage(coverageOf(piece), hour.from, hour.to)));
  return { histogram: histogram.pack(), coverage: packCoverage(covered, hour.from) };
}

/** Adds a piece's content to the kept hours. */
export async function addToKept(tx: Db, client: Client, piece: Piece): Promise<void> {
  const hours = localHours(client.timeZone, piece.from, piece.to);
  const ends = new Map(hours.map(({ start, end }) => [start, end]));
  const kept = await keptHours(tx, client.id, { from: hours[0]?.start ?? piece.from, to: piece.to });
  for (const hour of kept) {
    const part = { from: hour.hour_start, to: ends.get(hour.hour_start) ?? hour.hour_start };
    await addToKeptHour(tx, client.id, hour, hourFrom([piece], part));
  }
}

async function addToKeptHour(
  tx: Db,
  clientId: number,
  hour: KeptHour,
  more: Omit<KeptHour, "hour_start">,
): Promise<void> {
  const { hour_start } = hour;
  const histogram = new HourHistogram();
  const both = [hour, more];
  for (const one of both) histogram.addPacked(one.histogram);
  const covered = allCoverage(both.map(({ coverage }) => unpackCoverage(coverage, hour_start)));
  await tx
    .updateTable("kept_hour")
    .set({ histogram: histogram.pack(), coverage: packCoverage(covered, hour_start) })
    .where("client_id", "=", clientId)
    .where("hour_start", "=", hour_start)
    .execute();
}

/** An hour is kept this long before its records may be deleted: a night's work is over by then. */
export const KEPT_AHEAD = 50 * HOUR;
