import type { Db } from "../db/tables.js";
import { DAY, HOUR, LAST_INSTANT } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { HourBuffer } from "./hourBuffer.js";
import { LONGEST_BATCH } from "./ingest.rules.js";
import { type Interval, unpackIntervals } from "./intervals.js";
import { coverageOf, type Piece, piecesOf, recordsIn } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";

/**
 * Makes a client's stored hours anew from its readings, on the hours of a zone. Hours whose readings are deleted
 * move as they are to the hour that holds their middle. For use in a transaction of clients (transactClients).
 */
export async function rebuildHours(tx: Db, clientId: number, timeZone: string): Promise<void> {
  const { cut, hours } = await hoursBefore(tx, clientId, await rawFrom(tx));
  await tx.deleteFrom("reading_hour").where("client_id", "=", clientId).execute();
  const moved = new HourBuffer(clientId, timeZone);
  for (const { hour_start, histogram, coverage } of hours) {
    // Where two are as near (half-hour zones), the earlier: it overlaps nothing that is rebuilt.
    const middle = hour_start + HOUR / 2 - 1;
    const shift = (localHours(timeZone, middle, middle + 1)[0]?.start ?? hour_start) - hour_start;
    const covered = unpackIntervals(coverage, hour_start + shift);
    moved.addHour(middle, covered, histogram);
  }
  await moved.flush(tx);
  await rebuildFrom(tx, clientId, timeZone, cut);
}

/** The stored hours that begin before an instant, and where the last of them ends: from there on readings are there. */
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

async function rebuildFrom(tx: Db, clientId: number, timeZone: string, cut: number): Promise<void> {
  for (let from = await nextCovered(tx, clientId, cut); from !== null; ) {
    const part = { from, to: (Math.floor(from / DAY) + 1) * DAY };
    const buffer = new HourBuffer(clientId, timeZone);
    for (const piece of await piecesOf(tx, [clientId], part)) addPart(buffer, piece, part, cut);
    await buffer.flush(tx);
    from = await nextCovered(tx, clientId, part.to);
  }
}

function addPart(buffer: HourBuffer, piece: Piece, part: Interval, cut: number): void {
  const { readings, intervals } = recordsIn(piece, part);
  // Whole where they begin, as they came to be: a part may end inside a local hour.
  const own = intervals.filter(({ from }) => from < part.to && (from >= part.from || part.from === cut));
  buffer.addIntervals(own, { from: cut, to: LAST_INSTANT });
  let first = 0;
  for (const { from, to } of coverageOf(piece)) {
    const covered = { from: Math.max(from, part.from), to: Math.min(to, part.to) };
    if (covered.to <= covered.from) continue;
    let end = first;
    while ((readings[end]?.timestamp ?? LAST_INSTANT) < covered.to) end += 1;
    buffer.add(covered, readings.slice(first, end));
    first = end;
  }
}

/** The first instant from a given one on that a piece may cover; null where none does. */
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
  const begins = [batch, day].flatMap((piece) => (piece ? [piece.from_time] : []));
  return begins.length === 0 ? null : Math.max(instant, Math.min(...begins));
}
