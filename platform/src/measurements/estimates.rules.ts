import type { LimitedTally } from "./figures.rules.js";
import { isHourEstimate } from "./tally.rules.js";

/** Figures by hour: counts of intervals longer than an hour are spread over it. */
const BY_HOUR = [
  "vehicle_count",
  "vehicle_count_incoming",
  "vehicle_count_outgoing",
  "readings_per_hour",
  "daily_average_per_hour",
  "hour_of_week",
  "pedestrians",
] as const;
const TOTALS = ["total_vehicles", "total_measurements"] as const;
const ALL_RANKS = Array.from({ length: 100 }, (_, index) => index + 1);

/**
 * The names of a period's figures that are estimates: computed within the device's classes or intervals.
 * docs/definitions.md, "Counts per interval"
 */
export function estimatesOf(tally: LimitedTally): string[] {
  const { speeds, hours, days } = tally;
  const isSpread = hours.some(isHourEstimate);
  const classes = tally.lengths.counts.some(({ isEstimate }) => isEstimate);
  const estimates = [
    ...(tally.isEstimate ? TOTALS : []),
    ...(isSpread ? BY_HOUR : []),
    ...(days.some(({ isEstimate }) => isEstimate) ? ["vehicles_per_day", "dailyTable"] : []),
    ...(classes ? ["count_by_length_total"] : []),
    ...(hours.some((hour) => hour.speeds.isEstimate) ? ["percentile_per_hour", "speed_per_hour"] : []),
    ...(days.some((day) => day.isEstimate || day.speeds.isEstimate) ? ["resultsTable"] : []),
    ...(speeds.isMeanEstimate && speeds.mean !== null ? ["average_speed"] : []),
  ];
  if (!speeds.isDeviationEstimate) return estimates;
  const ranks = speeds.percentiles(ALL_RANKS);
  return [
    ...estimates,
    ...(speeds.standardDeviation === null ? [] : ["standard_deviation"]),
    "histogram",
    ...(tally.byLimit.over().isEstimate ? ["percentage_over_limit", "vehicle_over_limit_count"] : []),
    ...(ranks.some((speed) => speeds.isPercentileEstimate(speed)) ? ["percentile"] : []),
    ...(CLASS_BORDERS.some((border) => speeds.isEstimated(border)) ? ["frequency"] : []),
  ];
}

/** The upper borders of classes in the frequency table, km/h. */
const CLASS_BORDERS = [10, 20, 30, 40, 50, 60, 70, 80, 90];
