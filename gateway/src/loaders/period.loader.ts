import { type Interval, resolveInterval } from "../interval/interval.js";
import type { Period } from "../platform-api/period.js";
import type { LoaderOf } from "./loaders.js";

type Periods = (interval: Interval, timeZone: string, now: () => number) => Period;

/**
 * The periods of intervals, computed once per operation: it has one "now", and all devices of a zone have the
 * same period.
 */
export const periodLoader: LoaderOf<Periods> = (_platform, remember) => {
  if (!remember) return (interval, timeZone, now) => resolveInterval(interval, timeZone, now());
  const known = new Map<string, Period>();
  let begun: number | undefined;
  let last: { interval: Interval; timeZone: string; period: Period } | undefined;
  return (interval, timeZone, now) => {
    // The devices of a list ask with the same interval object, one after the other.
    if (last?.interval === interval && last.timeZone === timeZone) return last.period;
    const key = `${interval.preset ?? ""} ${interval.calendar ?? ""} ${interval.from ?? ""} ${interval.to ?? ""} ${timeZone}`;
    const period = known.get(key);
    begun ??= now();
    const resolved = period ?? resolveInterval(interval, timeZone, begun);
    known.set(key, resolved);
    last = { interval, timeZone, period: resolved };
    return resolved;
  };
};
