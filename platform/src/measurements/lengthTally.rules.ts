import { HistogramCursor, LENGTH_BORDERS } from "./histogram.js";
import type { PeriodHour } from "./periodHour.js";
import { DIRECTION, KIND } from "./reading.js";

/** The five classes, and after them the vehicles without a length. */
export const LENGTH_CLASSES = LENGTH_BORDERS.length + 1;

/** Vehicles of one local hour by length class and direction; the last figure of each is those without a length. */
export interface LengthHour {
  start: number;
  /** Seconds covered; 0: nothing was heard, the counts mean nothing. */
  covered: number;
  incoming: number[];
  outgoing: number[];
}

/** Counts each hour's vehicles by length. As everywhere, a vehicle of speed 0 is none. */
export function lengthsByHour(hours: PeriodHour[]): LengthHour[] {
  const cursor = new HistogramCursor();
  return hours.map(({ start, covered, histogram }) => {
    const [incoming, outgoing] = [noVehicles(), noVehicles()];
    if (histogram) cursor.open(histogram);
    while (histogram && cursor.next()) {
      if (cursor.kind !== KIND.vehicle || cursor.speed === 0) continue;
      const counts = cursor.direction === DIRECTION.incoming ? incoming : outgoing;
      const { lengthClass } = cursor;
      const index = lengthClass < 0 ? LENGTH_CLASSES : lengthClass;
      counts[index] = (counts[index] ?? 0) + cursor.count;
    }
    return { start, covered, incoming, outgoing };
  });
}

const noVehicles = () => Array.from({ length: LENGTH_CLASSES + 1 }, () => 0);

/** Adds up counts of the same classes. */
export function addCounts(one: number[], other: number[]): number[] {
  return one.map((count, index) => count + (other[index] ?? 0));
}
