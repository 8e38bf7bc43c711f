import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { unpackReadings } from "./batchCodec.js";
import { LONGEST_BATCH } from "./ingest.rules.js";
import type { Period } from "./periodHour.js";
import type { Reading } from "./reading.js";

const DAYS_A_READ = 4;
const CHUNK = 4096;

/**
 * A client's readings of a period in order of time, in chunks of at most 4096. Memory stays flat however long the
 * period: what is read is a few days, what is held back is what later batches may still precede.
 */
export async function* readingsOf(db: Db, clientId: number, period: Period): AsyncGenerator<Reading[]> {
  const { start, end } = period;
  const held = new HeldReadings();
  const first = Math.floor((start - LONGEST_BATCH) / DAY) * DAY;
  for (let from = first; from < end; from += DAYS_A_READ * DAY) {
    const to = Math.min(from + DAYS_A_READ * DAY, end);
    for (const batch of await batchesFrom(db, clientId, { start: from, end: to }, start)) {
      yield* held.before(batch.from, false);
      held.add(unpackReadings(batch.data, batch.from), period);
    }
    yield* held.before(to, true);
  }
}

/** Readings that wait until nothing can come before them. */
class HeldReadings {
  private readings: Reading[] = [];
  /** Held at most before another sort is worth while. */
  private patience = CHUNK;

  add(readings: Reading[], { start, end }: Period): void {
    for (const reading of readings) {
      if (reading.timestamp >= start && reading.timestamp < end) this.readings.push(reading);
    }
  }

  /** Gives out what is earlier than an instant: at once, or when so much is held that it is worth a sort. */
  *before(instant: number, atOnce: boolean): Generator<Reading[]> {
    if (!atOnce && this.readings.length < this.patience) return;
    this.readings.sort((one, other) => one.timestamp - other.timestamp);
    const ready = countBefore(this.readings, instant);
    for (let next = 0; next < ready; next += CHUNK)
      yield this.readings.slice(next, Math.min(next + CHUNK, ready));
    this.readings = this.readings.slice(ready);
    this.patience = Math.max(CHUNK, 2 * this.readings.length);
  }
}

function countBefore(readings: Reading[], instant: number): number {
  let [low, high] = [0, readings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((readings[middle]?.timestamp ?? instant) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The batches that begin in a stretch and end after an instant, by their beginning. */
function batchesFrom(db: Db, clientId: number, stretch: Period, endingAfter: number) {
  return db
    .selectFrom("reading_batch")
    .select(["from_time as from", "data"])
    .where("client_id", "=", clientId)
    .where("from_time", ">=", stretch.start)
    .where("from_time", "<", stretch.end)
    .where("to_time", ">", endingAfter)
    .orderBy("from_time")
    .orderBy("batch_id")
    .execute();
}
