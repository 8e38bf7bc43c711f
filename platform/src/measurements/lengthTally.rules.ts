import { AXIS, axisOf, classFrom, classTo, directionOfClass, isShareClass, TOLD } from "./classCell.js";
import { HistogramCursor } from "./histogram.js";
import { LENGTH_CLASSES, LengthHistogram } from "./lengthHistogram.js";
import { heardOf, type PeriodHour } from "./periodHour.js";
import { DIRECTION, type Direction, KIND, UNTOLD } from "./reading.js";

/** Vehicles of one direction. */
export interface LengthCounts {
  /** By length class; the last item are those without a length. null: unknown. */
  counts: (number | null)[];
  vehicles: number;
  /**
   * Some of the counts are computed within other classes, or come from intervals that extend beyond the hour.
   */
  isEstimate: boolean;
}

/** Vehicles of one local hour by length class and direction. */
export interface LengthHour {
  start: number;
  /** Seconds with vehicles listened for; 0: the counts have no meaning. */
  heard: number;
  incoming: LengthCounts;
  outgoing: LengthCounts;
  /** Those of unknown direction. */
  untold: LengthCounts;
}

/** Counts each hour's vehicles by length. As everywhere, a vehicle of speed 0 does not count. */
export function lengthsByHour(hours: PeriodHour[]): LengthHour[] {
  const cursor = new HistogramCursor();
  return hours.map(({ start, covered, heard, histogram }) => {
    const of: Record<Direction, LengthSum> = {
      [DIRECTION.incoming]: newSum(),
      [DIRECTION.outgoing]: newSum(),
      [UNTOLD]: newSum(),
    };
    if (histogram) cursor.open(histogram);
    while (histogram && cursor.next()) {
      const { kind, speed, direction, lengthClass, count } = cursor;
      if (kind !== KIND.vehicle || speed === 0) continue;
      of[direction].vehicles += count;
      if (lengthClass >= 0) of[direction].lengths.add(lengthClass, count);
    }
    while (histogram && cursor.nextClass()) {
      const { classKey: key, value } = cursor;
      const [axis, sum] = [axisOf(key), of[directionOfClass(key)]];
      if (axis === AXIS.length) sum.lengths.addClass(classFrom(key), classTo(key), value, isShareClass(key));
      else if (axis === AXIS.told && REACHES_OVER.has(classFrom(key))) sum.isSpread = true;
    }
    return {
      start,
      heard: heardOf({ covered, heard }, KIND.vehicle),
      incoming: countsOf(of[DIRECTION.incoming]),
      outgoing: countsOf(of[DIRECTION.outgoing]),
      untold: countsOf(of[UNTOLD]),
    };
  });
}

interface LengthSum {
  lengths: LengthHistogram;
  vehicles: number;
  isSpread: boolean;
}

const newSum = (): LengthSum => ({ lengths: new LengthHistogram(), vehicles: 0, isSpread: false });

/** Values of counted intervals that extend beyond the hour. */
const REACHES_OVER: ReadonlySet<number> = new Set([TOLD.fromBefore, TOLD.beyond]);

function countsOf({ lengths, vehicles, isSpread }: LengthSum): LengthCounts {
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
