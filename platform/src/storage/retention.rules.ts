import { monthStart } from "../time/months.js";

/**
 * The instant before which data are deleted that are kept for some months: always at the start of a UTC
 * month, so that between `months` and one more are stored. 0 if all are kept.
 */
export function keptFrom(months: number, now: number): number {
  return months === 0 ? 0 : Math.max(0, monthStart(now, -months));
}
