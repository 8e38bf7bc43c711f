import { type Interval, resolveInterval } from "../measurements/interval.js";
import type { Period } from "../platform-api/measurementRecord.js";
import type { LoaderOf } from "./loaders.js";

type Periods = (interval: Interval, timeZone: string, now: () => number) => Period;

/** What intervals mean, worked out once an operation: it has one "now", and all devices of a zone the same period. */
export const periodLoader: LoaderOf<Periods> = (_platform, _call, remember) => {
  if (!remember) return (interval, timeZone, now) => resolveInterval(interval, timeZone, now());
  const known = new Map<string, Period>();
  let begun: number | undefined;
  return (interval, timeZone, now) => {
    const key = `${interval.preset ?? ""} ${interval.from ?? ""} ${interval.to ?? ""} ${timeZone}`;
    const period = known.get(key);
    if (period) return period;
    begun ??= now();
    const resolved = resolveInterval(interval, timeZone, begun);
    known.set(key, resolved);
    return resolved;
  };
};
