import { AXIS, axisOf, classFrom, classTo, directionOfClass, isShareClass } from "./classCell.js";
import { HistogramCursor } from "./histogram.js";
import { LENGTH_CLASSES, LengthHistogram } from "./lengthHistogram.js";
import type { PeriodHour } from "./periodHour.js";
import { DIRECTION, KIND } from "./reading.js";

/** Vehicles of one direction. */
export interface LengthCounts {
  /** By length class; the last are those without a length. null: can't be told. */
  counts: (number | null)[];
  vehicles: number;
}

/** Vehicles of one local hour by length class and direction. */
export interface LengthHour {
  start: number;
  /** Seconds covered; 0: nothing was heard, the counts mean nothing. */
  covered: number;
  incoming: LengthCounts;
  outgoing: LengthCounts;
  /** Some of the counts are computed within other classes, or hours. */
  isEstimate: boolean;
}

/** Counts each hour's vehicles by length. As everywhere, a vehicle of speed 0 is none. */
export function lengthsByHour(hours: PeriodHour[]): LengthHour[] {
  const cursor = new HistogramCursor();
  return hours.map(({ start, covered, histogram }) => {
    const [incoming, outgoing] = [new LengthHistogram(), new LengthHistogram()];
    const [all, of] = [
      [0, 0],
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
      if (axisOf(key) === AXIS.length)
        of[directionOfClass(key)]?.addClass(classFrom(key), classTo(key), value, isShareClass(key));
    }
    return {
      start,
      covered,
      incoming: countsOf(incoming, all[DIRECTION.incoming] ?? 0),
      outgoing: countsOf(outgoing, all[DIRECTION.outgoing] ?? 0),
      isEstimate: [incoming, outgoing].some(({ counts }) => counts.some(({ isEstimate }) => isEstimate)),
    };
  });
}

function countsOf(lengths: LengthHistogram, vehicles: number): LengthCounts {
  return {
    counts: [...lengths.counts.map((count) => count.vehicles), vehicles - lengths.measured],
    vehicles,
  };
}

export function addLengths(one: LengthCounts, other: LengthCounts): LengthCounts {
  const counts = one.counts.map((count, index) => {
    const more = other.counts[index] ?? null;
    return count === null || more === null ? null : count + more;
  });
  return { counts, vehicles: one.vehicles + other.vehicles };
}

export const NO_LENGTHS: LengthCounts = {
  counts: Array.from({ length: LENGTH_CLASSES + 1 }, () => 0),
  vehicles: 0,
};
