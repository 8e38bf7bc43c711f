import type { LimitedTally } from "./figures.rules.js";
import { KIND, type KindName } from "./reading.js";
import { type PeriodTally, whereHeard } from "./tally.rules.js";

/** The figures that are compared with the previous period. */
export interface Totals {
  total_vehicles: number | null;
  total_measurements: number | null;
  average_speed: number | null;
  max_speed: number | null;
  percentage_over_limit: number | null;
  standard_deviation: number | null;
  vehicle_over_limit_count: number | null;
}

export type Trends = { [name in keyof Totals as `${name}_trend`]: number | null };

/** Over the limit means strictly above, and the share's base is the vehicles with a speed. */
export function totalsOf(tally: LimitedTally): Totals {
  const { speeds, byLimit } = tally;
  return {
    total_vehicles: whereHeard(tally.vehicles, KIND.vehicle, tally),
    total_measurements: whereHeard(tally.samples, KIND.vehicle, tally),
    average_speed: speeds.mean,
    max_speed: speeds.max,
    percentage_over_limit: byLimit.percentageOver(),
    standard_deviation: speeds.standardDeviation,
    vehicle_over_limit_count: whereHeard(byLimit.countOver(), KIND.vehicle, tally),
  };
}

/** Relative change in percent; null if one of the two has no data, or the previous value is zero. */
export function trend(now: number | null, before: number | null, bothCovered: boolean): number | null {
  if (!bothCovered || now === null || before === null || before === 0) return null;
  return ((now - before) / before) * 100;
}

/** Figures over the limit have a trend only where both periods are held against one and the same limit. */
export function trendsOf(now: LimitedTally, before: LimitedTally, bothCovered: boolean): Trends {
  const [totals, earlier] = [totalsOf(now), totalsOf(before)];
  const of = (name: keyof Totals) => trend(totals[name], earlier[name], bothCovered);
  const { only } = now.byLimit;
  const overLimit = (name: keyof Totals) => (only !== null && only === before.byLimit.only ? of(name) : null);
  return {
    total_vehicles_trend: of("total_vehicles"),
    total_measurements_trend: of("total_measurements"),
    average_speed_trend: of("average_speed"),
    max_speed_trend: of("max_speed"),
    percentage_over_limit_trend: overLimit("percentage_over_limit"),
    standard_deviation_trend: of("standard_deviation"),
    vehicle_over_limit_count_trend: overLimit("vehicle_over_limit_count"),
  };
}

export interface Completeness {
  covered_seconds: number;
  total_seconds: number;
  covered_hours: number;
  total_hours: number;
  share: number;
}

/** Seconds in which somebody listened for road users of each kind. */
export function heardOf({ heard }: PeriodTally): Record<KindName, number> {
  return {
    vehicle: heard[KIND.vehicle],
    pedestrian: heard[KIND.pedestrian],
    bicycle: heard[KIND.bicycle],
  };
}

export interface Resolution {
  unit: "second" | "hour";
  startTimestamp: number;
  endTimestamp: number;
}

/**
 * The period that figures cover: to the second, or with whole hours at its ends, if their records are
 * deleted.
 */
export function resolutionOf({ period, isWidened }: PeriodTally): Resolution {
  return { unit: isWidened ? "hour" : "second", startTimestamp: period.start, endTimestamp: period.end };
}

/** The heard part of a period. */
export function completenessOf({
  coveredSeconds,
  totalSeconds,
  coveredHours,
  totalHours,
}: PeriodTally): Completeness {
  return {
    covered_seconds: coveredSeconds,
    total_seconds: totalSeconds,
    covered_hours: coveredHours,
    total_hours: totalHours,
    share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds,
  };
}
