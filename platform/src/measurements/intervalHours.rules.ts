import type { LocalHour } from "../time/hours.js";
import { AXIS, type ClassCell, classKey, OPEN, TOLD, toldKey } from "./classCell.js";
import type { Classes, CountedInterval } from "./countedInterval.js";
import type { HourHistogram } from "./histogram.js";
import type { Interval } from "./intervals.js";
import { KIND } from "./reading.js";
import { wholeNumbers } from "./wholeNumbers.js";

/**
 * Adds the content of a counted interval in a part of its time to the histogram of that part's hour. If the
 * interval extends beyond the part, its road users are spread evenly over its time, in whole numbers that add
 * up again. docs/definitions.md, "Counts per interval"
 */
export function addInterval(
  histogram: HourHistogram,
  interval: CountedInterval,
  part: Pick<LocalHour, "start" | "end">,
): void {
  const { kind, direction, from, to } = interval;
  const inside = { from: Math.max(from, part.start), to: Math.min(to, part.end) };
  if (inside.to <= inside.from) return;
  const of = (count: number) => shareOf(count, interval, inside);
  const count = of(interval.count);
  histogram.addCount(kind, direction, count);
  // Also marked if nobody passed: the number in this part is just as uncertain.
  if (from < inside.from) histogram.addClass(toldKey(TOLD.fromBefore, direction), Math.max(1, count));
  if (to > inside.to) histogram.addClass(toldKey(TOLD.beyond, direction), Math.max(1, count));
  if (kind !== KIND.vehicle || interval.count === 0) return;
  const { averageSpeed, maxSpeed, speeds, lengths } = interval;
  const isWhole = inside.from === from && inside.to === to;
  const add = (axis: ClassCell["axis"], classes: Classes | null) => {
    for (const one of classesOf(classes, interval.count))
      histogram.addClass(
        classKey({ direction, axis, ...one, hasMean: averageSpeed !== null && axis === AXIS.speed }),
        of(one.count),
      );
  };
  add(AXIS.speed, speeds);
  add(AXIS.length, lengths);
  if (averageSpeed !== null) {
    const measured = of(measuredOf(interval));
    histogram.addClass(toldKey(TOLD.speedSum, direction), averageSpeed * measured);
    histogram.addClass(toldKey(TOLD.speedCount, direction), measured);
  }
  // If the interval is longer than the part, it is unknown in which part the fastest one passed.
  if (maxSpeed !== null && isWhole) histogram.addClass(toldKey(TOLD.maxSpeed, direction), maxSpeed);
  else if (speeds !== null || averageSpeed !== null)
    histogram.addClass(toldKey(TOLD.withoutMax, direction), of(measuredOf(interval)));
}

/** The vehicles of an interval with a measured speed: those in its classes, else all. */
function measuredOf({ speeds, count }: CountedInterval): number {
  return speeds === null ? count : classesOf(speeds, count).reduce((sum, one) => sum + one.count, 0);
}

/** The number of an interval's road users in a part of it, such that all parts add up. */
function shareOf(count: number, whole: Interval, part: Interval): number {
  const until = (instant: number) => Math.round((count * (instant - whole.from)) / (whole.to - whole.from));
  return until(part.to) - until(part.from);
}

interface CountedClass {
  from: number;
  to: number;
  isShare: boolean;
  count: number;
}

/**
 * Classes that are not empty. Shares, which add up to about 100 %, become whole road users, marked as such.
 */
function classesOf(classes: Classes | null, count: number): CountedClass[] {
  if (!classes) return [];
  const { borders, counts, shares } = classes;
  const users = counts ?? usersOf(shares ?? [], count);
  return borders.flatMap((from, index) => {
    const [number = 0, to = OPEN] = [users[index], borders[index + 1]];
    return number === 0 ? [] : [{ from, to, isShare: counts === null, count: number }];
  });
}

function usersOf(shares: readonly number[], count: number): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return wholeNumbers(shares.map((share) => (share * count) / all));
}
