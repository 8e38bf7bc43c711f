import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import type { Period } from "./periodHour.js";
import { piecesOf, readingsIn } from "./pieces.store.js";
import type { Reading } from "./reading.js";

const DAYS_A_READ = 4;
const CHUNK = 4096;

/**
 * A client's readings of a period in order of time, in chunks of at most 4096. Memory stays flat however long the
 * period: what is read is a few days, what is held back is what later batches may still precede.
 */
export async function* readingsOf(db: Db, clientId: number, period: Period): AsyncGenerator<Reading[]> {
  const held = new HeldReadings();
  let from = period.start;
  while (from < period.end) {
    const to = Math.min((Math.floor(from / DAY) + DAYS_A_READ) * DAY, period.end);
    for (const piece of await piecesOf(db, [clientId], { from, to })) {
      yield* held.before(piece.from, false);
      held.add(readingsIn(piece, { from, to }));
    }
    yield* held.before(to, true);
    from = to;
  }
}

/** Readings that wait until nothing can come before them. */
class HeldReadings {
  private readings: Reading[] = [];
  /** Held at most before another sort is worth while. */
  private patience = CHUNK;

  add(readings: Reading[]): void {
    for (const reading of readings) this.readings.push(reading);
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
