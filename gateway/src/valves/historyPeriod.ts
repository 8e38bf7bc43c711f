import { fieldFault } from "@obcestje/contract/faults.js";
import { AHEAD_DAYS, HISTORY_DAYS } from "@obcestje/contract/limits/spans.js";
import { ApiError, type FieldFault } from "../errors.js";
import { type Interval, resolveInterval } from "../interval/interval.js";
import type { Period } from "../platform-api/period.js";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Days of the same wall time are an hour longer in autumn. */
const LONGEST = HISTORY_DAYS * DAY_S + HOUR_S;
const FURTHEST_AHEAD = AHEAD_DAYS * DAY_S + HOUR_S;

/**
 * The requested period [from, to) of a valve's history, Unix seconds.
 * @throws ApiError BAD_USER_INPUT if it is none, VALIDATION_FAILED if it is too long or too far in the future
 */
export function historyPeriod(
  interval: Interval,
  timeZone: string,
  now: number,
): Pick<Period, "from" | "to"> {
  const { from, to } = resolveInterval(interval, timeZone, now);
  if (to - from > LONGEST) throw tooLong(fieldFault("interval", "PERIOD_TOO_LONG", { days: HISTORY_DAYS }));
  if (to - now > FURTHEST_AHEAD) throw tooLong(fieldFault("interval", "TOO_FAR_AHEAD", { days: AHEAD_DAYS }));
  return { from, to };
}

function tooLong(fault: FieldFault): ApiError {
  return new ApiError("VALIDATION_FAILED", `The interval ${fault.message}.`, { fields: [fault] });
}
