import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError, type FieldFault } from "../errors.js";
import { type Interval, resolveInterval } from "../interval/interval.js";
import type { ValveHistoryKey } from "../loaders/valve.loader.js";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Days of the same wall time are an hour longer in autumn. */
const LONGEST = 31 * DAY_S + HOUR_S;
const FURTHEST_AHEAD = 8 * DAY_S + HOUR_S;

/**
 * The period [from, to), Unix seconds, of which a valve's history is asked.
 * @throws ApiError BAD_USER_INPUT where it is none, VALIDATION_FAILED where it is too long or lies too far ahead
 */
export function historyPeriod(
  interval: Interval,
  timeZone: string,
  now: number,
): Pick<ValveHistoryKey, "from" | "to"> {
  const { from, to } = resolveInterval(interval, timeZone, now);
  if (to - from > LONGEST) throw tooLong(fieldFault("interval", "PERIOD_TOO_LONG", { days: 31 }));
  if (to - now > FURTHEST_AHEAD) throw tooLong(fieldFault("interval", "TOO_FAR_AHEAD", { days: 8 }));
  return { from, to };
}

function tooLong(fault: FieldFault): ApiError {
  return new ApiError("VALIDATION_FAILED", `The interval ${fault.message}.`, { fields: [fault] });
}
