import type { Reading } from "../store/records.js";

/**
 * Upper limits of length (m, exclusive) of motorbikes, cars, vans, lorries; all longer ones have a trailer.
 */
const LIMITS = [2.5, 5.2, 9, 12, Infinity];

/**
 * The number of vehicles in each of the five length classes, shortest first; empty if no length was measured.
 */
export function countByLength(readings: readonly Reading[]): number[] {
  const lengths = readings.map(({ length }) => length).filter((length) => length !== undefined);
  if (lengths.length === 0) return [];
  const counts = LIMITS.map(() => 0);
  for (const length of lengths) {
    const place = LIMITS.findIndex((limit) => length < limit);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
