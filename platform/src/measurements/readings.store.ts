import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { clip, type Interval } from "./intervals.js";
import type { Period } from "./periodHour.js";
import { type Piece, piecesOf, recordsIn } from "./pieces.store.js";
import type { Reading } from "./reading.js";
import { isReading, type Timed, timeOf } from "./records.js";
import { type Stretch, type Stretched, stretchesOf } from "./stretch.js";

const DAYS_A_READ = 4;
const CHUNK = 4096;

/** The readings of a client or place in a period, in order of time, in chunks of at most 4096. */
export async function* readingsOf(db: Db, client: Stretched, period: Period): AsyncGenerator<Reading[]> {
  for await (const chunk of recordsOf(db, client, period)) {
    const readings = chunk.filter(isReading);
    if (readings.length > 0) yield readings;
  }
}

/**
 * The readings of a client or place in a period, and the counted intervals that begin in it, in order of time, in chunks of
 * at most 4096. Memory stays flat however long the period: a few days are read at a time, and records that
 * later batches may precede are held back.
 */
export async function* recordsOf(db: Db, client: Stretched, period: Period): AsyncGenerator<Timed[]> {
  const stretches = stretchesOf(client);
  const held = new HeldRecords();
  let from = period.start;
  while (from < period.end) {
    const to = Math.min((Math.floor(from / DAY) + DAYS_A_READ) * DAY, period.end);
    for (const { piece, part } of await piecesOfStretches(db, stretches, { from, to })) {
      yield* held.before(piece.from, false);
      const { readings, intervals } = recordsIn(piece, part);
      held.add(readings);
      held.add(intervals.filter((interval) => interval.from >= part.from && interval.from < part.to));
    }
    yield* held.before(to, true);
    from = to;
  }
}

/** The pieces that reach into an interval, by their beginning, each with its part that counts. */
async function piecesOfStretches(db: Db, stretches: readonly Stretch[], interval: Interval) {
  const found: { piece: Piece; part: Interval }[] = [];
  for (const { clientId, from, to } of stretches) {
    const part = clip(interval, from, to);
    if (part.from >= part.to) continue;
    for (const piece of await piecesOf(db, [clientId], part)) found.push({ piece, part });
  }
  return stretches.length > 1 ? found.sort((one, other) => one.piece.from - other.piece.from) : found;
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
