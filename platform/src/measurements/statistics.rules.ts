import {
  frequency,
  histogram,
  histogramAbove,
  lengthClasses,
  percentileTable,
} from "./distributions.rules.js";
import { estimatesOf } from "./estimates.rules.js";
import {
  byHour,
  dailyAveragePerHour,
  dailyTable,
  percentilePerHour,
  resultsTable,
  speedPerHour,
  vehiclesPerDay,
} from "./series.rules.js";
import { bothWays, type HourTally, type PeriodTally } from "./tally.rules.js";
import { completenessOf, resolutionOf, totalsOf, trend, trendsOf } from "./trends.rules.js";

/** Every figure of a period, compared with another; field names are the API's. */
export function statisticsOf(now: PeriodTally, before: PeriodTally, speedLimit: number) {
  const bothCovered = now.coveredSeconds > 0 && before.coveredSeconds > 0;
  const totals = totalsOf(now, speedLimit);
  const { hours, days, speeds } = now;
  const users = (kind: "pedestrians" | "bicycles") => ({
    total_count: now[kind],
    total_count_trend: trend(now[kind], before[kind], bothCovered),
    count_by_hour: byHour(hours, (hour) => bothWays(hour[kind])),
    count_by_hour_incoming: byHour(hours, (hour) => hour[kind].incoming),
    count_by_hour_outgoing: byHour(hours, (hour) => hour[kind].outgoing),
  });
  const vehicles = (figure: (hour: HourTally["vehicles"]) => number) =>
    byHour(hours, (hour) => figure(hour.vehicles));
  return {
    completeness: completenessOf(now),
    previous_completeness: completenessOf(before),
    resolution: resolutionOf(now),
    previous_resolution: resolutionOf(before),
    ...totals,
    ...trendsOf(totals, totalsOf(before, speedLimit), bothCovered),
    speed_limit: speedLimit,
    zero_speed_count: now.zeroSpeed,
    frequency: frequency(speeds),
    histogram: histogram(speeds),
    histogram_above: histogramAbove(speeds),
    percentile: percentileTable(speeds),
    percentile_sample: speeds.count,
    vehicle_count: vehicles(bothWays),
    vehicle_count_incoming: vehicles(({ incoming }) => incoming),
    vehicle_count_outgoing: vehicles(({ outgoing }) => outgoing),
    readings_per_hour: byHour(hours, ({ samples }) => samples),
    vehicles_per_day: vehiclesPerDay(days),
    percentile_per_hour: percentilePerHour(hours),
    speed_per_hour: speedPerHour(hours),
    daily_average_per_hour: dailyAveragePerHour(hours),
    count_by_length_total: lengthClasses(now.lengths),
    dailyTable: dailyTable(days),
    resultsTable: resultsTable(days),
    pedestrians: { pedestrians: users("pedestrians"), bycicles: users("bicycles") },
    estimates: estimatesOf(now, speedLimit),
  };
}

export type Statistics = ReturnType<typeof statisticsOf>;
