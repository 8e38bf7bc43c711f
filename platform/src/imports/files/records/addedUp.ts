import type { Classes, CountedInterval } from "../../../measurements/countedInterval.js";

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** True if two intervals are parts of one: of the same time, kind and direction. */
export function arePartsOfOne(one: CountedInterval, other: CountedInterval): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.kind === other.kind &&
    one.direction === other.direction
  );
}

/**
 * Joins two parts of one interval, e.g. two lanes, or cars and lorries. Counts add up. So do classes with
 * equal borders, if they are counts. A mean is weighted by the counts, and the higher maximum speed counts.
 * Values that can't be derived from both are left out: their V85, classes in percent.
 */
export function addedUp(one: CountedInterval, other: CountedInterval): CountedInterval {
  const count = one.count + other.count;
  const alone = one.count === 0 ? other : other.count === 0 ? one : null;
  return {
    ...one,
    count,
    speeds: classesOf(one, other, one.speeds, other.speeds),
    lengths: classesOf(one, other, one.lengths, other.lengths),
    averageSpeed: alone ? alone.averageSpeed : meanOf(one, other),
    maxSpeed: alone ? alone.maxSpeed : highestOf(one.maxSpeed, other.maxSpeed),
    v85: alone ? alone.v85 : null,
  };
}

function classesOf(
  { count }: CountedInterval,
  { count: others }: CountedInterval,
  one: Classes | null,
  other: Classes | null,
): Classes | null {
  if (one?.counts && other?.counts && isSame(one.borders, other.borders)) {
    const { counts } = other;
    return { ...one, counts: one.counts.map((value, place) => value + (counts[place] ?? 0)) };
  }
  if (others === 0) return one ?? (count === 0 ? other : null);
  return count === 0 ? other : null;
}

function meanOf(one: CountedInterval, other: CountedInterval): number | null {
  if (one.averageSpeed === null || other.averageSpeed === null) return null;
  if (one.count + other.count === 0) return null;
  const sum = one.averageSpeed * one.count + other.averageSpeed * other.count;
  return Math.round(sum / (one.count + other.count));
}

const highestOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);
