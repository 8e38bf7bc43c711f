import { invalid } from "../errors.js";
import { DAY, HOUR } from "../time/clock.js";

/** Days that the rain delay of a location may last. */
export const RAIN_DAYS = 14;

/** @throws PlatformError naming the field if the stated beginning is in the future */
export function checkBegun(since: number, path: string, now: number): void {
  if (since > now) throw invalid(path, "IN_FUTURE");
}

/** @throws PlatformError naming the field unless the end is in the future, and within so many days */
export function checkEnd(until: number, days: number, path: string, now: number): void {
  if (until <= now) throw invalid(path, "IN_PAST");
  // So many days on to the same wall time are an hour longer in autumn.
  if (until - now > days * DAY + HOUR) throw invalid(path, "TOO_FAR_AHEAD", { days });
}
