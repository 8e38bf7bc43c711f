import { inflateRawSync } from "node:zlib";
import type { Kysely } from "kysely";

interface Readings {
  client: { id: number };
  client_state: { client_id: number; last_count_date: number | null };
  reading_hour: { client_id: number; hour_start: number; histogram: Uint8Array };
  reading_batch: { client_id: number; from_time: number; to_time: number; data: Uint8Array };
  reading_day: { client_id: number; day: number; from_time: number; to_time: number; data: Uint8Array };
}

const HOUR = 3600;
const DAY = 86_400;
const LONGEST_BATCH = 2 * DAY;
const HOURS_A_READ = 100;

/** The last count of each client: from its readings, or from the hours if these are deleted. */
export async function up(db: Kysely<Readings>): Promise<void> {
  await db.schema.alterTable("client_state").addColumn("last_count_date", "bigint").execute();
  const clients = await db.selectFrom("client").select("id").orderBy("id").execute();
  for (const { id } of clients) {
    const hour = await newestHour(db, id);
    if (hour === null) continue;
    const last_count_date = Math.max(hour, ...(await countedIn(db, id, hour)));
    await db
      .insertInto("client_state")
      .values({ client_id: id, last_count_date })
      .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ last_count_date }))
      .execute();
  }
}

/** The start of the newest hour with a count. */
async function newestHour(db: Kysely<Readings>, clientId: number): Promise<number | null> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const hours = await db
      .selectFrom("reading_hour")
      .select(["hour_start", "histogram"])
      .where("client_id", "=", clientId)
      .where("hour_start", "<", before)
      .orderBy("hour_start", "desc")
      .limit(HOURS_A_READ)
      .execute();
    const found = hours.find(({ histogram }) => countsSomebody(histogram));
    if (found) return found.hour_start;
    const last = hours.at(-1);
    if (!last) return null;
    before = last.hour_start;
  }
}

/** Instants of an hour with a count, if its readings are still stored. */
async function countedIn(db: Kysely<Readings>, clientId: number, hour: number): Promise<number[]> {
  const batches = await db
    .selectFrom("reading_batch")
    .select(["from_time", "data"])
    .where("client_id", "=", clientId)
    .where("from_time", ">=", hour - LONGEST_BATCH)
    .where("from_time", "<", hour + HOUR)
    .where("to_time", ">", hour)
    .execute();
  const days = await db
    .selectFrom("reading_day")
    .select(["from_time", "data"])
    .where("client_id", "=", clientId)
    .where("day", ">", hour - LONGEST_BATCH - DAY)
    .where("day", "<", hour + HOUR)
    .where("to_time", ">", hour)
    .execute();
  return [
    ...batches.flatMap(({ from_time, data }) => countedOf(data, from_time)),
    ...days.flatMap(({ from_time, data }) => countedOfDay(data, from_time)),
  ].filter((time) => time >= hour && time < hour + HOUR);
}

/** Numbers with seven bits per byte, as they were packed at the time of this migration. */
function numbersOf(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    for (let [shift, value] = [0, 0]; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) return -1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
}

/** True if a histogram has a cell other than vehicles of speed 0. */
function countsSomebody(histogram: Uint8Array): boolean {
  const next = numbersOf(histogram);
  for (let [key, step] = [0, next()]; step >= 0; step = next()) {
    key += step;
    next();
    next();
    if (isCounted((key >> 16) & 3, key & 511)) return true;
  }
  return false;
}

/** Kind 0 is a vehicle. Speed code 0 means none, 1 means 0 km/h. */
const isCounted = (kind: number, speedCode: number) => kind !== 0 || speedCode !== 1;

function countedOf(packed: Uint8Array, from: number): number[] {
  const next = numbersOf(inflateRawSync(packed));
  next();
  const column = Array.from({ length: next() });
  let time = from;
  const times = column.map(() => (time += next()));
  const kinds = column.map(() => next() >> 1);
  return times.filter((_time, row) => isCounted(kinds[row] ?? 0, next()));
}

/** A day consists of segments of readings, described in its header. */
function countedOfDay(packed: Uint8Array, origin: number): number[] {
  const next = numbersOf(packed);
  next();
  const segments = Array.from({ length: next() }, () => {
    const from = origin + next();
    next();
    return { from, size: next() };
  });
  let at = packed.length - segments.reduce((sum, { size }) => sum + size, 0);
  return segments.flatMap(({ from, size }) => {
    at += size;
    return countedOf(packed.subarray(at - size, at), from);
  });
}
