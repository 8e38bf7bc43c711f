import { LAST_INSTANT } from "../time/clock.js";
import type { Reading } from "./reading.js";

const MISSING = -1;

/** A reading's place among a client's: by time, then by all its values. Readings at one place are equal. */
type Place = [
  timestamp: number,
  kind: number,
  direction: number,
  speed: number,
  length: number,
  samples: number,
];

/** The last reading of a page: its place, and how many equal ones were returned up to it. */
export type ReadingKey = [...Place, given: number];

const NUMBERS_IN_PLACE = 6;
const givenOf = (key: ReadingKey) => key[NUMBERS_IN_PLACE];

export function placeOf({ timestamp, kind, direction, speed, length, samples }: Reading): Place {
  return [timestamp, kind, direction, speed ?? MISSING, length ?? MISSING, samples];
}

/** True if a cursor's content is a key from a list of readings. */
export function isReadingKey(key: unknown): key is ReadingKey {
  if (!Array.isArray(key) || key.length !== NUMBERS_IN_PLACE + 1 || !key.every(Number.isSafeInteger))
    return false;
  const [timestamp, given] = [key[0] as number, key[NUMBERS_IN_PLACE] as number];
  return timestamp >= 0 && timestamp <= LAST_INSTANT && given > 0;
}

/** Negative, 0 or positive, if `one` comes before, is equal, or comes after. */
export function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < NUMBERS_IN_PLACE; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const inOrder = (one: Reading, other: Reading) =>
  one.timestamp - other.timestamp || comparePlaces(placeOf(one), placeOf(other));

/**
 * The readings after a page's last one. Whatever is added in between, no existing reading is left out or
 * repeated: each has its own place, and of equal ones as many are skipped as were returned.
 */
export function readingsAfter(readings: Reading[], key: ReadingKey): Reading[] {
  let passed = 0;
  return readings.filter((reading) => {
    const order = comparePlaces(placeOf(reading), key);
    if (order !== 0) return order > 0;
    passed += 1;
    return passed > givenOf(key);
  });
}

/** The key of a page's last reading. `before`: the key of the previous page. */
export function keyOfLast(page: Reading[], last: Reading, before: ReadingKey | undefined): ReadingKey {
  const place = placeOf(last);
  const alike = page.filter((reading) => comparePlaces(placeOf(reading), place) === 0).length;
  const earlier = before && comparePlaces(before, place) === 0 ? givenOf(before) : 0;
  return [...place, alike + earlier];
}
