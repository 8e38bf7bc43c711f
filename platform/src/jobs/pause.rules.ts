import { HOUR, MINUTE } from "../time/clock.js";

const FIRST_PAUSE = MINUTE;
const LONGEST_PAUSE = 6 * HOUR;
const PAUSE_GROWS = 3;

/** Seconds until the next try: a minute after the first, three times as long after each, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * PAUSE_GROWS ** (attempts - 1));
}
