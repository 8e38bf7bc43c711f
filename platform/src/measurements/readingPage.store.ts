import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, type Page, type Paging, pageSize } from "../http/paging.js";
import { DAY, HOUR } from "../time/clock.js";
import type { Period } from "./periodHour.js";
import { countReadings } from "./pieces.store.js";
import type { Reading } from "./reading.js";
import { inOrder, isReadingKey, keyOfLast, type ReadingKey, readingsAfter } from "./readingPlace.rules.js";
import { readingsOf } from "./readings.store.js";

const LONGEST_STRETCH = 32 * DAY;

/** A page of a client's readings of a period, oldest first. @throws PlatformError naming `cursor` */
export async function pageOfReadings(
  db: Db,
  clientId: number,
  period: Period,
  paging: Paging,
): Promise<Page<Reading>> {
  const total = paging.count === "true" ? await countReadings(db, clientId, period) : undefined;
  const before = paging.cursor === undefined ? undefined : decodeCursor(paging.cursor, isReadingKey);
  const limit = pageSize(paging.limit);
  const rows = await firstReadings(db, clientId, period, limit + 1, before);
  return { ...cutPage(rows, limit, (last) => keyOfLast(rows.slice(0, limit), last, before)), total };
}

async function firstReadings(
  db: Db,
  clientId: number,
  { start, end }: Period,
  wanted: number,
  before: ReadingKey | undefined,
): Promise<Reading[]> {
  const from = Math.max(start, before?.[0] ?? start);
  const rows: Reading[] = [];
  for await (const readings of bySecond(db, clientId, { start: from, end })) {
    for (const reading of before ? readingsAfter(readings, before) : readings) {
      rows.push(reading);
      if (rows.length === wanted) return rows;
    }
  }
  return rows;
}

/** A period's readings in order, never splitting one second. */
async function* bySecond(db: Db, clientId: number, period: Period): AsyncGenerator<Reading[]> {
  let held: Reading[] = [];
  for await (const chunk of stretches(db, clientId, period)) {
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
async function* stretches(db: Db, clientId: number, { start, end }: Period): AsyncGenerator<Reading[]> {
  let [from, length] = [start, HOUR];
  while (from < end) {
    const to = Math.min(from + length, end);
    yield* readingsOf(db, clientId, { start: from, end: to });
    [from, length] = [to, Math.min(2 * length, LONGEST_STRETCH)];
  }
}
