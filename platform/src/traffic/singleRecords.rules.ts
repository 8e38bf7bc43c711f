import { SINGLE_RECORDS_DAYS } from "@obcestje/contract/limits/spans.js";
import { invalid } from "../errors.js";
import type { Period } from "../measurements/periodHour.js";
import { DAY, HOUR } from "../time/clock.js";

/** Days of the same wall time are an hour longer in autumn. */
const LONGEST = SINGLE_RECORDS_DAYS * DAY + HOUR;

/** True if figures that are made from single records are given for a period of this length. */
export const isShortEnough = ({ start, end }: Period): boolean => end - start <= LONGEST;

/** @throws PlatformError if a period is too long to read every record of it */
export function requireShort(period: Period): Period {
  if (!isShortEnough(period)) throw invalid("endTimestamp", "PERIOD_TOO_LONG", { days: SINGLE_RECORDS_DAYS });
  return period;
}
