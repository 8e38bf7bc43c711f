import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import type { Period } from "./periodHour.js";
import { piecesOf, recordsIn } from "./pieces.store.js";
import type { Reading } from "./reading.js";
import { isReading, type Timed, timeOf } from "./records.js";

const DAYS_A_READ = 4;
const CHUNK = 4096;

/** A client's readings of a period in order of time, in chunks of at most 4096. */
export async function* readingsOf(db: Db, clientId: number, period: Period): AsyncGenerator<Reading[]> {
  for await (const chunk of recordsOf(db, clientId, period)) {
    const readings = chunk.filter(isReading);
    if (readings.length > 0) yield readings;
  }
}

/**
 * A client's readings of a period, and the counted intervals that begin in it, in order of time, in chunks of
 * at most 4096. Memory stays flat however long the period: a few days are read at a time, and records that
 * later batches may precede are held back.
 */
export async function* recordsOf(db: Db, clientId: number, period: Period): AsyncGenerator<Timed[]> {
  const held = new HeldRecords();
  let from = period.start;
  while (from < period.end) {
    const to = Math.min((Math.floor(from / DAY) + DAYS_A_READ) * DAY, period.end);
    for (const piece of await piecesOf(db, [clientId], { from, to })) {
      yield* held.before(piece.from, false);
      const { readings, intervals } = recordsIn(piece, { from, to });
      held.add(readings);
      held.add(intervals.filter((interval) => interval.from >= from && interval.from < to));
    }
    yield* held.before(to, true);
    from = to;
  }
}

/** Records that wait until nothing can come before them. */
class HeldRecords {
  private records: Timed[] = [];
  /** Number of held records from which another sort is worthwhile. */
  private patience = CHUNK;

  add(records: Timed[]): void {
    for (const record of records) this.records.push(record);
  }

  /** Returns records before an instant: at once, or when enough are held to be worth a sort. */
  *before(instant: number, atOnce: boolean): Generator<Timed[]> {
    if (!atOnce && this.records.length < this.patience) return;
    this.records.sort((one, other) => timeOf(one) - timeOf(other));
    const ready = countBefore(this.records, instant);
    for (let next = 0; next < ready; next += CHUNK)
      yield this.records.slice(next, Math.min(next + CHUNK, ready));
    this.records = this.records.slice(ready);
    this.patience = Math.max(CHUNK, 2 * this.records.length);
  }
}

function countBefore(records: Timed[], instant: number): number {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const record = records[middle];
    if (record && timeOf(record) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
