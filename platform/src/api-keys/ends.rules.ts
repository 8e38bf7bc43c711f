import { DAY } from "../time/clock.js";

/** People are told of a key's end so long before. */
export const WARNED_BEFORE = 7 * DAY;

/** True if a key ends within a week. @param end Unix seconds; null: it has none */
export function isEndNear(end: number | null, now: number): boolean {
  return end !== null && end - now <= WARNED_BEFORE;
}
