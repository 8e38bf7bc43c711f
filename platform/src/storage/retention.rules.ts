import { monthStart } from "../time/months.js";

/**
 * The instant before which data are deleted that are kept for some months: always where a UTC month begins, so that
 * between `months` and one more are there. 0 where all are kept.
 */
export function keptFrom(months: number, now: number): number {
  return months === 0 ? 0 : Math.max(0, monthStart(now, -months));
}
