import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, type Page, type Paging, pageSize } from "../http/paging.js";
import { DAY, HOUR } from "../time/clock.js";
import type { Period } from "./periodHour.js";
import { countReadings } from "./pieces.store.js";
import type { Reading } from "./reading.js";
import { inOrder, isReadingKey, keyOfLast, type ReadingKey, readingsAfter } from "./readingPlace.rules.js";
import { readingsOf } from "./readings.store.js";
import { type Stretched, stretchesOf } from "./stretch.js";

const LONGEST_CHUNK = 32 * DAY;

/** A page of the readings of a client or place in a period, oldest first. @throws PlatformError naming `cursor` */
export async function pageOfReadings(
  db: Db,
  client: Stretched,
  period: Period,
  paging: Paging,
): Promise<Page<Reading>> {
  const total = paging.count === "true" ? await countOf(db, client, period) : undefined;
  const before = paging.cursor === undefined ? undefined : decodeCursor(paging.cursor, isReadingKey);
  const limit = pageSize(paging.limit);
  const rows = await firstReadings(db, client, period, limit + 1, before);
  return { ...cutPage(rows, limit, (last) => keyOfLast(rows.slice(0, limit), last, before)), total };
}

async function countOf(db: Db, client: Stretched, { start, end }: Period): Promise<number> {
  let count = 0;
  for (const { clientId, from, to } of stretchesOf(client)) {
    const part = { start: Math.max(start, from), end: Math.min(end, to) };
    if (part.start < part.end) count += await countReadings(db, clientId, part);
  }
  return count;
}

async function firstReadings(
  db: Db,
  client: Stretched,
  { start, end }: Period,
  wanted: number,
  before: ReadingKey | undefined,
): Promise<Reading[]> {
  const from = Math.max(start, before?.[0] ?? start);
  const rows: Reading[] = [];
  for await (const readings of bySecond(db, client, { start: from, end })) {
    for (const reading of before ? readingsAfter(readings, before) : readings) {
      rows.push(reading);
      if (rows.length === wanted) return rows;
    }
  }
  return rows;
}

/** A period's readings in order, never splitting one second. */
async function* bySecond(db: Db, client: Stretched, period: Period): AsyncGenerator<Reading[]> {
  let held: Reading[] = [];
  for await (const chunk of chunksOf(db, client, period)) {
    const last = chunk.at(-1)?.timestamp ?? 0;
    const complete = chunk.findIndex(({ timestamp }) => timestamp === last);
    if (complete > 0) {
      yield [...held, ...chunk.slice(0, complete)].sort(inOrder);
      held = [];
    }
    held = [...held, ...chunk.slice(complete)];
  }
  yield held.sort(inOrder);
}

/**
 * Reads an hour first, then twice as long each time: in dense traffic an hour is a page, in thin traffic a
 * month is.
 */
async function* chunksOf(db: Db, client: Stretched, { start, end }: Period): AsyncGenerator<Reading[]> {
  let [from, length] = [start, HOUR];
  while (from < end) {
    const to = Math.min(from + length, end);
    yield* readingsOf(db, client, { start: from, end: to });
    [from, length] = [to, Math.min(2 * length, LONGEST_CHUNK)];
  }
}
