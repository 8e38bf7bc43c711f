import type { Measurement } from "../../shared/chart/measurement";
import type { Interval } from "../../shared/interval/interval";
import { type Period, resolveInterval } from "../../shared/interval/resolveInterval";

type Shown = { measurement: Pick<Measurement, "from" | "to"> | undefined; switching: boolean };

/**
 * The instants of the chosen interval: those of the figures on screen if there are some. While figures of
 * another interval are shown, those by the clock `now` (Unix seconds).
 */
export function shownPeriod(
  { measurement, switching }: Shown,
  interval: Interval,
  now: number,
  zone: string,
): Period {
  if (measurement === undefined || switching) return resolveInterval(interval, now, zone);
  return { from: measurement.from, to: measurement.to };
}
