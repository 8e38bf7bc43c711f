import type { Db } from "../db/tables.js";
import { DAY, HOUR } from "../time/clock.js";
import { type LocalHour, localHours } from "../time/hours.js";
import { clipCoverage, unpackCoverage } from "./coverage.js";
import { HourBuffer } from "./hourBuffer.js";
import { LONGEST_BATCH } from "./ingest.rules.js";
import { EVER, type Interval, seconds, union, without } from "./intervals.js";
import { type KeptHour, keptHours } from "./keptHours.store.js";
import { coverageOf, FORM, type Piece, piecesOf, recordsIn } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";

interface Client {
  id: number;
  timeZone: string;
}

/** Rebuilt at once: its records fit the memory, and its transaction blocks nobody for long. */
const STRETCH = 2 * DAY;

/**
 * Rebuilds a client's stored hours from its readings, on the hours of a zone. Hours whose readings are
 * deleted move unchanged to the hour that contains their middle. For use in a transaction of clients
 * (transactClients).
 */
export async function rebuildHours(tx: Db, clientId: number, timeZone: string): Promise<void> {
  const { cut, hours } = await hoursBefore(tx, clientId, await rawFrom(tx));
  await tx.deleteFrom("reading_hour").where("client_id", "=", clientId).execute();
  await moveKept(tx, clientId, timeZone, hours);
  const client = { id: clientId, timeZone };
  const before = await partsBefore(tx, clientId, cut);
  for (const part of before) await rebuildStretch(tx, client, part);
  for (let from = await nextCovered(tx, clientId, cut); from !== null; ) {
    const end = localHours(timeZone, from, from + STRETCH).at(-1)?.end ?? from + STRETCH;
    await rebuildStretch(tx, client, { from: Math.max(from, cut), to: end }, cut);
    from = await nextCovered(tx, clientId, end);
  }
}

/**
 * Rebuilds the stored hours that touch a stretch of time, from all data that counts there. Hours whose
 * readings are deleted, and which are not kept for imports, stay unchanged. For use in a transaction of
 * clients.
 * @param moved the end of hours that were moved to another zone: the hour that contains it only gets later
 * data
 */
export async function rebuildStretch(
  tx: Db,
  client: Client,
  stretch: Interval,
  moved?: number,
): Promise<void> {
  const hours = localHours(client.timeZone, stretch.from, stretch.to);
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return;
  const all = { from: first.start, to: last.end };
  const kept = new Map((await keptHours(tx, client.id, all)).map((hour) => [hour.hour_start, hour]));
  const raw = await rawFrom(tx);
  const rebuilt = hours.filter(({ start }) => start >= (moved ?? raw) || kept.has(start));
  const pieces = await piecesOf(tx, [client.id], all);
  const leftOut = union(await leftOutIn(tx, client.id, all));
  const buffer = new HourBuffer(client.id, client.timeZone);
  for (const { start, end } of rebuilt) {
    const base = kept.get(start);
    // If nothing is kept no hour is written, so that none looks heard.
    const isHeard = base && base.coverage.length + base.histogram.length > 0;
    if (isHeard && seconds(without([{ from: start, to: end }], leftOut)) > 0)
      buffer.addHour(start, unpackCoverage(base.coverage, start), base.histogram);
  }
  for (const { isKept, ...run } of runsOf(rebuilt, kept))
    for (const piece of pieces) if (!isKept || piece.form === FORM.import) addPart(buffer, piece, run);
  const straddling = hours.find(({ start, end }) => moved !== undefined && start < moved && end > moved);
  if (moved !== undefined && straddling && !kept.has(straddling.start))
    for (const piece of pieces) addPart(buffer, piece, { from: moved, to: straddling.end });
  await deleteHours(
    tx,
    client.id,
    rebuilt.map(({ start }) => start),
  );
  await buffer.flush(tx);
}

/** Runs of consecutive hours that are all kept, or all not: each piece is examined once per run. */
function runsOf(hours: LocalHour[], kept: ReadonlyMap<number, KeptHour>): (Interval & { isKept: boolean })[] {
  const runs: (Interval & { isKept: boolean })[] = [];
  for (const { start, end } of hours) {
    const [last, isKept] = [runs.at(-1), kept.has(start)];
    if (last && last.to === start && last.isKept === isKept) last.to = end;
    else runs.push({ from: start, to: end, isKept });
  }
  return runs;
}

function addPart(buffer: HourBuffer, piece: Piece, part: Interval): void {
  if (piece.from >= part.to || piece.to <= part.from) return;
  const { readings, intervals } = recordsIn(piece, part);
  buffer.addIntervals(intervals, part);
  buffer.addReadings(readings);
  buffer.addCoverage(clipCoverage(coverageOf(piece), part.from, part.to));
}

async function deleteHours(tx: Db, clientId: number, starts: number[]): Promise<void> {
  if (starts.length === 0) return;
  await tx
    .deleteFrom("reading_hour")
    .where("client_id", "=", clientId)
    .where("hour_start", "in", starts)
    .execute();
}

/** Exclusions from a client's own data. */
export function leftOutIn(tx: Db, clientId: number, { from, to }: Interval): Promise<Interval[]> {
  return tx
    .selectFrom("exclusion")
    .select(["from_time as from", "to_time as to"])
    .where("client_id", "=", clientId)
    .where("from_time", "<", to)
    .where("to_time", ">", from)
    .orderBy("from_time")
    .execute();
}

/** The stored hours that begin before an instant, and the end of the last: from there on readings exist. */
async function hoursBefore(tx: Db, clientId: number, before: number) {
  const hours = await tx
    .selectFrom("reading_hour")
    .select(["hour_start", "histogram", "coverage"])
    .where("client_id", "=", clientId)
    .where("hour_start", "<", before)
    .orderBy("hour_start")
    .execute();
  const last = hours.at(-1);
  return { hours, cut: last ? Math.max(before, last.hour_start + HOUR) : before };
}

/** Moves hours whose readings are deleted to the hours of a zone, as kept hours or as stored ones. */
async function moveKept(tx: Db, clientId: number, timeZone: string, hours: KeptHour[]): Promise<void> {
  const kept = await keptHours(tx, clientId, EVER);
  const isKept = new Set(kept.map(({ hour_start }) => hour_start));
  const moved = new HourBuffer(clientId, timeZone);
  for (const hour of hours) if (!isKept.has(hour.hour_start)) addMoved(moved, timeZone, hour);
  await moved.flush(tx);
  if (kept.length === 0) return;
  const base = new HourBuffer(clientId, timeZone);
  for (const hour of kept) addMoved(base, timeZone, hour);
  await tx.deleteFrom("kept_hour").where("client_id", "=", clientId).execute();
  for (const { client_id, hour_start, histogram, coverage } of base.rows())
    await tx.insertInto("kept_hour").values({ client_id, hour_start, histogram, coverage }).execute();
}

function addMoved(buffer: HourBuffer, timeZone: string, { hour_start, histogram, coverage }: KeptHour): void {
  // If two are equally near (half-hour zones), the earlier one: it overlaps nothing that is rebuilt.
  const middle = hour_start + HOUR / 2 - 1;
  const shift = (localHours(timeZone, middle, middle + 1)[0]?.start ?? hour_start) - hour_start;
  buffer.addHour(middle, unpackCoverage(coverage, hour_start + shift), histogram);
}

/** The stretches before an instant that contain kept hours. */
async function partsBefore(tx: Db, clientId: number, cut: number): Promise<Interval[]> {
  const kept = await keptHours(tx, clientId, { from: 0, to: cut });
  const parts: Interval[] = [];
  for (const { hour_start } of kept) {
    const last = parts.at(-1);
    if (last && hour_start < last.to) continue;
    parts.push({ from: hour_start, to: hour_start + STRETCH });
  }
  return parts.map(({ from, to }) => ({ from, to: Math.min(to, cut) }));
}

/** The first instant from a given one on that a piece or a kept hour may cover; null if there is none. */
async function nextCovered(tx: Db, clientId: number, instant: number): Promise<number | null> {
  const batch = await tx
    .selectFrom("reading_batch")
    .select("from_time")
    .where("client_id", "=", clientId)
    .where("from_time", ">", instant - LONGEST_BATCH)
    .where("to_time", ">", instant)
    .orderBy("from_time")
    .limit(1)
    .executeTakeFirst();
  const day = await tx
    .selectFrom("reading_day")
    .select("from_time")
    .where("client_id", "=", clientId)
    .where("day", ">", instant - LONGEST_BATCH - DAY)
    .where("to_time", ">", instant)
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  const piece = await tx
    .selectFrom("import_piece")
    .select("from_time")
    .where("client_id", "=", clientId)
    .where("counts", "=", 1)
    .where("to_time", ">", instant)
    .orderBy("from_time")
    .limit(1)
    .executeTakeFirst();
  const kept = await tx
    .selectFrom("kept_hour")
    .select("hour_start as from_time")
    .where("client_id", "=", clientId)
    .where("hour_start", ">", instant - HOUR)
    .orderBy("hour_start")
    .limit(1)
    .executeTakeFirst();
  const begins = [batch, day, piece, kept].flatMap((row) => (row ? [row.from_time] : []));
  return begins.length === 0 ? null : Math.max(instant, Math.min(...begins));
}
