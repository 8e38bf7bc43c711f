import type { Measurement } from "../../shared/chart/measurement";
import type { Interval } from "../../shared/interval/interval";
import { type Period, resolveInterval } from "../../shared/interval/resolveInterval";

type Shown = { measurement: Pick<Measurement, "from" | "to"> | undefined; switching: boolean };

/**
 * The instants that the chosen interval means: those of the figures on screen where there are some, else by the clock
 * `now` (Unix seconds), as long as the figures of another interval still stand there.
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
