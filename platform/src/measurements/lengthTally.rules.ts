import { AXIS, axisOf, classFrom, classTo, directionOfClass, isShareClass, TOLD } from "./classCell.js";
import { HistogramCursor } from "./histogram.js";
import { LENGTH_CLASSES, LengthHistogram } from "./lengthHistogram.js";
import type { PeriodHour } from "./periodHour.js";
import { DIRECTION, type Direction, KIND } from "./reading.js";

/** Vehicles of one direction. */
export interface LengthCounts {
  /** By length class; the last are those without a length. null: can't be told. */
  counts: (number | null)[];
  vehicles: number;
  /** Some of the counts are computed within other classes, or of intervals that are not within the hour. */
  isEstimate: boolean;
}

/** Vehicles of one local hour by length class and direction. */
export interface LengthHour {
  start: number;
  /** Seconds covered; 0: nothing was heard, the counts mean nothing. */
  covered: number;
  incoming: LengthCounts;
  outgoing: LengthCounts;
}

/** Counts each hour's vehicles by length. As everywhere, a vehicle of speed 0 is none. */
export function lengthsByHour(hours: PeriodHour[]): LengthHour[] {
  const cursor = new HistogramCursor();
  return hours.map(({ start, covered, histogram }) => {
    const [incoming, outgoing] = [new LengthHistogram(), new LengthHistogram()];
    const [all, isSpread, of] = [
      [0, 0],
      [false, false],
      [incoming, outgoing],
    ];
    if (histogram) cursor.open(histogram);
    while (histogram && cursor.next()) {
      const { kind, speed, direction, lengthClass, count } = cursor;
      if (kind !== KIND.vehicle || speed === 0) continue;
      all[direction] = (all[direction] ?? 0) + count;
      if (lengthClass >= 0) of[direction]?.add(lengthClass, count);
    }
    while (histogram && cursor.nextClass()) {
      const { classKey: key, value } = cursor;
      const [axis, direction] = [axisOf(key), directionOfClass(key)];
      if (axis === AXIS.length)
        of[direction]?.addClass(classFrom(key), classTo(key), value, isShareClass(key));
      else if (axis === AXIS.told && REACHES_OVER.has(classFrom(key))) isSpread[direction] = true;
    }
    const counted = (direction: Direction) =>
      countsOf(
        direction === DIRECTION.incoming ? incoming : outgoing,
        all[direction] ?? 0,
        isSpread[direction] ?? false,
      );
    return { start, covered, incoming: counted(DIRECTION.incoming), outgoing: counted(DIRECTION.outgoing) };
  });
}

/** What a counted interval told that is not within the hour. */
const REACHES_OVER: ReadonlySet<number> = new Set([TOLD.fromBefore, TOLD.beyond]);

function countsOf(lengths: LengthHistogram, vehicles: number, isSpread: boolean): LengthCounts {
  const { counts } = lengths;
  return {
    counts: [...counts.map((count) => count.vehicles), vehicles - lengths.measured],
    vehicles,
    isEstimate: isSpread || counts.some(({ isEstimate }) => isEstimate),
  };
}

export function addLengths(one: LengthCounts, other: LengthCounts): LengthCounts {
  const counts = one.counts.map((count, index) => {
    const more = other.counts[index] ?? null;
    return count === null || more === null ? null : count + more;
  });
  return {
    counts,
    vehicles: one.vehicles + other.vehicles,
    isEstimate: one.isEstimate || other.isEstimate,
  };
}

export const NO_LENGTHS: LengthCounts = {
  counts: Array.from({ length: LENGTH_CLASSES + 1 }, () => 0),
  vehicles: 0,
  isEstimate: false,
};
