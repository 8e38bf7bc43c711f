import { invalid } from "../errors.js";
import type { Period } from "../measurements/periodHour.js";
import { checkPeriod } from "../measurements/query.rules.js";
import { DAY, HOUR } from "../time/clock.js";

const LONGEST_DAYS = 92;

/**
 * @throws PlatformError if the end is not after the start, or more than 92 days after it (one of which may be
 * an hour longer)
 */
export function checkFleetPeriod(start: number, end: number): Period {
  if (end - start > LONGEST_DAYS * DAY + HOUR)
    throw invalid("endTimestamp", "PERIOD_TOO_LONG", { days: LONGEST_DAYS });
  return checkPeriod(start, end);
}
