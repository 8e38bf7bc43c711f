import type { Reading } from "../store/records.js";

/** Up to which length (m, exclusive) vehicles are motorbikes, cars, vans, lorries; all longer ones have a trailer. */
const LIMITS = [2.5, 5.2, 9, 12, Infinity];

/** How many vehicles are in each of the five classes of length, shortest first; empty where no length was measured. */
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
