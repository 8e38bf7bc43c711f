/** An interval as a device sends it. */
export interface SentInterval {
  from: number;
  to: number;
  kind?: "vehicle" | "pedestrian" | "bicycle";
  direction?: "incoming" | "outgoing";
  count: number;
  speeds?: { borders: number[]; counts: number[] };
  averageSpeed?: number;
  maxSpeed?: number;
}

/**
 * How many of so many road users of an interval pass in a part of time: each in the middle of an equal share
 * of the interval, at its very border before it.
 */
export function passedIn(
  { from, to }: Pick<SentInterval, "from" | "to">,
  count: number,
  part: { from: number; to: number },
): number {
  let passed = 0;
  for (let user = 0; user < count; user += 1) {
    // Twice the count times the seconds, so that all numbers are whole.
    const at = (2 * user + 1) * (to - from);
    const [begin, end] = [part.from, part.to].map((border) => 2 * count * (border - from));
    if (at > (begin ?? 0) && at <= (end ?? 0)) passed += 1;
  }
  return passed;
}

/** The traffic: single speeds (whole km/h), and classes of speeds with counts. */
export interface NaiveSpeeds {
  singles: number[];
  classes: { from: number; to: number; count: number }[];
}

/**
 * The number below this real speed, with single vehicles spread evenly over their whole km/h; null if a class
 * without end decides.
 */
export function below(border: number, { singles, classes }: NaiveSpeeds): number | null {
  let sum = singles.filter((speed) => speed + 0.5 <= border).length;
  for (const { from, to, count } of classes) {
    if (count === 0) continue;
    if (to === Number.POSITIVE_INFINITY) {
      if (border > from) return null;
    } else {
      const begin = Math.max(from, 0.5);
      sum += count * Math.min(1, Math.max(0, (border - begin) / (to - begin)));
    }
  }
  return sum;
}

const all = ({ singles, classes }: NaiveSpeeds) =>
  singles.length + classes.reduce((sum, { count }) => sum + count, 0);

/**
 * The smallest whole km/h that so many percent don't exceed, read from the distribution function; null if
 * unknown.
 */
export function naivePercentile(speeds: NaiveSpeeds, percent: number): number | null {
  const wanted = (all(speeds) * percent) / 100;
  if (wanted === 0) return null;
  for (let speed = 1; speed <= 300; speed += 1) {
    const passed = below(speed + 0.5, speeds);
    if (passed === null) return null;
    if (passed >= wanted - 1e-7) return speed;
  }
  return null;
}

/** Percent strictly above a whole km/h. */
export function naiveShareAbove(speeds: NaiveSpeeds, limit: number): number | null {
  const slower = below(limit + 0.5, speeds);
  return slower === null || all(speeds) === 0 ? null : 100 - (100 * slower) / all(speeds);
}

/** True if a class extends across the border above a whole km/h. */
export function isInside(limit: number, { classes }: NaiveSpeeds): boolean {
  return classes.some(
    ({ from, to, count }) =>
      count > 0 && to !== Number.POSITIVE_INFINITY && Math.max(from, 0.5) < limit + 0.5 && limit + 0.5 < to,
  );
}
