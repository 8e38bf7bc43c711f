import {
  frequency,
  histogram,
  histogramAbove,
  lengthClasses,
  percentileTable,
} from "./distributions.rules.js";
import { estimatesOf } from "./estimates.rules.js";
import type { LimitedTally } from "./figures.rules.js";
import { KIND, type Kind } from "./reading.js";
import {
  byHour,
  dailyAveragePerHour,
  dailyTable,
  percentilePerHour,
  resultsTable,
  speedPerHour,
  vehiclesPerDay,
} from "./series.rules.js";
import type { ShownLimits } from "./speedLimits.rules.js";
import { bothWays, type HourTally, oneWay, whereHeard } from "./tally.rules.js";
import { completenessOf, heardOf, resolutionOf, totalsOf, trend, trendsOf } from "./trends.rules.js";

/** Every figure of a period, compared with another. Field names are the API's. */
export function statisticsOf(now: LimitedTally, before: LimitedTally, limits: ShownLimits) {
  const bothCovered = now.coveredSeconds > 0 && before.coveredSeconds > 0;
  const totals = totalsOf(now);
  const { hours, days, speeds } = now;
  const users = (name: "pedestrians" | "bicycles", kind: Kind) => ({
    total_count: whereHeard(now[name], kind, now),
    total_count_trend: trend(
      whereHeard(now[name], kind, now),
      whereHeard(before[name], kind, before),
      bothCovered,
    ),
    count_by_hour: byHour(hours, kind, (hour) => bothWays(hour[name])),
    count_by_hour_incoming: byHour(hours, kind, (hour) => oneWay(hour[name], "incoming")),
    count_by_hour_outgoing: byHour(hours, kind, (hour) => oneWay(hour[name], "outgoing")),
  });
  const ofVehicles = <Figure>(figure: Figure) => whereHeard(figure, KIND.vehicle, now);
  const vehicles = (figure: (hour: HourTally["vehicles"]) => number | null) =>
    byHour(hours, KIND.vehicle, (hour) => figure(hour.vehicles));
  return {
    completeness: completenessOf(now),
    heard: heardOf(now),
    previous_completeness: completenessOf(before),
    previous_heard: heardOf(before),
    resolution: resolutionOf(now),
    previous_resolution: resolutionOf(before),
    ...totals,
    ...trendsOf(now, before, bothCovered),
    ...limits,
    zero_speed_count: ofVehicles(now.zeroSpeed),
    frequency: ofVehicles(frequency(speeds)),
    histogram: ofVehicles(histogram(speeds)),
    histogram_above: ofVehicles(histogramAbove(speeds)),
    percentile: percentileTable(speeds),
    percentile_sample: ofVehicles(speeds.count),
    vehicle_count: vehicles(bothWays),
    vehicle_count_incoming: vehicles((counts) => oneWay(counts, "incoming")),
    vehicle_count_outgoing: vehicles((counts) => oneWay(counts, "outgoing")),
    readings_per_hour: byHour(hours, KIND.vehicle, ({ samples }) => samples),
    vehicles_per_day: vehiclesPerDay(days),
    percentile_per_hour: percentilePerHour(hours),
    speed_per_hour: speedPerHour(hours),
    daily_average_per_hour: dailyAveragePerHour(hours),
    count_by_length_total: ofVehicles(lengthClasses(now.lengths)),
    dailyTable: dailyTable(days),
    resultsTable: resultsTable(days),
    pedestrians: {
      pedestrians: users("pedestrians", KIND.pedestrian),
      bycicles: users("bicycles", KIND.bicycle),
    },
    estimates: estimatesOf(now),
  };
}

export type Statistics = ReturnType<typeof statisticsOf>;
