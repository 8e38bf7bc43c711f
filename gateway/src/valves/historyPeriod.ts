import { ApiError } from "../errors.js";
import type { ValveHistoryKey } from "../loaders/valve.loader.js";
import { type Interval, resolveInterval } from "../measurements/interval.js";

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
  if (to - from > LONGEST) throw refused("must not be longer than 31 days");
  if (to - now > FURTHEST_AHEAD) throw refused("must not reach further ahead than 8 days");
  return { from, to };
}

function refused(message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", `The interval ${message}.`, {
    fields: [{ path: "interval", message }],
  });
}
