import type { Measurement, RoadUserCount } from "../../../shared/chart/measurement";
import { midnightAfter } from "../../../shared/interval/midnight";

/** A local day in a period; `isWhole` if the period contains all of it. Unix seconds, half-open. */
export type Day = { from: number; to: number; isWhole: boolean };

/** The last day that the period contains from midnight to midnight; without one, the part of its last day. */
export function lastDay({ from, to, timeZone, vehiclesPerDay }: DayedMeasurement): Day | null {
  const days = (vehiclesPerDay ?? []).map(({ time }): Day => {
    const end = midnightAfter(0, time, timeZone);
    return { from: Math.max(from, time), to: Math.min(to, end), isWhole: time >= from && end <= to };
  });
  return days.findLast(({ isWhole }) => isWhole) ?? days.at(-1) ?? null;
}

type DayedMeasurement = Pick<Measurement, "from" | "to" | "timeZone" | "vehiclesPerDay">;

/** The same measurement with its hourly series cut to one day. Totals stay those of the period. */
export function ofDay<M extends Measurement>(measurement: M, { from, to }: Day): M {
  const cut = <P extends { time: number }>(points: readonly P[] | null): P[] | null =>
    points?.filter(({ time }) => time > from - 3600 && time < to) ?? null;
  const cutAll = (counts: RoadUserCount | null): RoadUserCount | null =>
    counts && {
      ...counts,
      byHour: cut(counts.byHour),
      byHourIncoming: cut(counts.byHourIncoming),
      byHourOutgoing: cut(counts.byHourOutgoing),
    };
  return {
    ...measurement,
    from,
    to,
    vehicleCount: cut(measurement.vehicleCount),
    vehicleCountIncoming: cut(measurement.vehicleCountIncoming),
    vehicleCountOutgoing: cut(measurement.vehicleCountOutgoing),
    speedPerHour: cut(measurement.speedPerHour),
    percentilesPerHour: cut(measurement.percentilesPerHour),
    pedestrians: cutAll(measurement.pedestrians),
    cyclists: cutAll(measurement.cyclists),
  };
}
