import { number, text, whole } from "./kinds.js";
import { estimates, isEstimate } from "./measurementEstimates.js";
import {
  COVERED,
  COVERED_BEFORE,
  DIRECTION_FIGURES,
  HEARD,
  HOUR_OF_WEEK,
  LEFT_OUT,
  PEAK_HOUR,
  percentiles,
  RESOLVED,
  SPEED_THRESHOLD,
} from "./measurementFigures.js";
import {
  counts,
  countsOfDays,
  dailyRows,
  histogram,
  histogramWidth,
  hourAverages,
  lengthClasses,
  objectCount,
  percentilePoints,
  resultsRows,
  speedClasses,
  speedPoints,
} from "./measurementRows.js";
import { OWN_CLASS_FIGURES } from "./ownClasses.js";
import { PERIOD } from "./period.js";
import { rowsOf } from "./rows.js";
import { LIMITS } from "./speedLimits.js";
import { ITSELF, may, type RecordOf, table } from "./table.js";

const NONE = "null where none has one, or it is not told";

const MAIN = {
  totalVehicles: may(
    "total_vehicles",
    whole,
    "Vehicles; null where nobody listened for them, or it is not told.",
  ),
  averageSpeed: may("average_speed", number, `Mean of all vehicles with a speed, km/h; ${NONE}.`),
  maxSpeed: may("max_speed", whole, `Highest speed as measured, km/h; ${NONE}.`),
};

const OVER_LIMIT = {
  percentageOverLimit: may(
    "percentage_over_limit",
    number,
    `Percent of the vehicles with a speed that went strictly above the limit; ${NONE}.`,
  ),
  ...LIMITS,
};

const trend = (of: string) =>
  may(
    `${of}_trend`,
    number,
    "Percent against the previous period; null where that has no data, or it is not told.",
  );

/** The parts of a measurement, by the `type` that requests each. */
export const PARTS = {
  totals: {
    ...MAIN,
    totalVehiclesTrend: trend("total_vehicles"),
    totalMeasurements: may(
      "total_measurements",
      whole,
      "Radar samples; a sign takes several of one vehicle; null where nobody listened for vehicles, or it is not told.",
    ),
    totalMeasurementsTrend: trend("total_measurements"),
    averageSpeedTrend: trend("average_speed"),
    maxSpeedTrend: trend("max_speed"),
    percentageOverLimit: OVER_LIMIT.percentageOverLimit,
    percentageOverLimitTrend: trend("percentage_over_limit"),
    standardDeviation: may("standard_deviation", number, `km/h, of the population of vehicles; ${NONE}.`),
    standardDeviationTrend: trend("standard_deviation"),
    vehicleOverLimitCount: may(
      "vehicle_over_limit_count",
      whole,
      "Vehicles strictly above the limit; null: not told.",
    ),
    vehicleOverLimitCountTrend: trend("vehicle_over_limit_count"),
    ...LIMITS,
    zeroSpeedCount: may(
      "zero_speed_count",
      whole,
      "Readings with speed 0: no vehicle speed, counted apart; null where nobody listened for vehicles, or it is not told.",
    ),
  },
  percentile: {
    percentiles: may(
      ITSELF,
      percentiles,
      "Speeds that a share of the vehicles does not exceed; null: not told.",
    ),
  },
  frequency: {
    speedClasses: may(
      "frequency",
      speedClasses,
      "1-10 to 81-90 km/h, then above 90 where there are any; null: not told.",
    ),
  },
  histogram: {
    histogram: may("histogram", histogram, "`histogramWidth` km/h wide, below 100 km/h; null: not told."),
    histogramWidth: may(
      "histogram",
      histogramWidth,
      "How wide the histogram's buckets are, km/h: 1 where the platform tells no borders. Null: not told.",
    ),
    histogramAbove: may("histogram_above", whole, "Vehicles at 100 km/h and above; null: not told."),
  },
  vehiclesPerHour: { vehicleCount: may("vehicle_count", counts, "Vehicles by local hour; null: not told.") },
  vehicleCount: {
    vehicleCountIncoming: may(
      "vehicle_count_incoming",
      counts,
      "Vehicles coming towards the device, by local hour; null: not told.",
    ),
    vehicleCountOutgoing: may(
      "vehicle_count_outgoing",
      counts,
      "Vehicles going away from the device, by local hour; null: not told.",
    ),
  },
  vehiclesPerDay: { vehiclesPerDay: may(ITSELF, countsOfDays, "Vehicles by local day; null: not told.") },
  dailyAveragePerHour: {
    averagePerHour: may(
      "daily_average_per_hour",
      hourAverages,
      "Mean vehicles an hour of covered time by hour of the day, 24 of them; null: not told.",
    ),
  },
  percentilePerHour: {
    percentilesPerHour: may(
      "percentile_per_hour",
      percentilePoints,
      "V30, V50 and V85 by local hour; null: not told.",
    ),
  },
  speedPerHour: {
    speedPerHour: may("speed_per_hour", speedPoints, "Mean and highest speed by local hour; null: not told."),
  },
  countByLength: {
    lengthClasses: may(
      "count_by_length_total",
      lengthClasses,
      "Five classes; empty where the device measures no length, null: not told.",
    ),
  },
  daily: { dailyTable: may("dailyTable", dailyRows, "Counts by local day; null: not told.") },
  results: {
    resultsTable: may("resultsTable", resultsRows, "Counts and speeds by local day; null: not told."),
  },
  pedestrians: {
    pedestrians: may(
      "pedestrians.pedestrians",
      objectCount,
      "Counted people on foot; null where nobody listened for them, or it is not told.",
    ),
    cyclists: may(
      "pedestrians.bycicles",
      objectCount,
      "Counted people on bicycles; null where nobody listened for them, or it is not told.",
    ),
  },
};

/** Figures outside the whole, by the `type` that requests each. */
export const FIGURES = {
  thresholds: {
    speedThresholds: may(
      "thresholds",
      rowsOf(SPEED_THRESHOLD),
      "Vehicles above the limit, and above 10, 20 and 30 km/h more; null: not told.",
    ),
  },
  byDirection: {
    byDirection: may(
      "by_direction",
      rowsOf(DIRECTION_FIGURES),
      "Both directions, incoming first; null where some vehicles have none, or it is not told.",
    ),
  },
  hourOfWeek: {
    hourOfWeek: may(
      "hour_of_week",
      rowsOf(HOUR_OF_WEEK),
      "The 168 local hours of the week, Monday first; null: not told.",
    ),
  },
  peakHour: {
    peakHour: may(
      "peak_hour",
      PEAK_HOUR,
      "The hour with the most vehicles, the first of equals; null where none passed, or it is not told.",
    ),
  },
  ownClasses: {
    ownClasses: may(
      "own_classes",
      OWN_CLASS_FIGURES,
      "Vehicles by the group's own classes of speed and length, or by those that were asked for; null: not told.",
    ),
  },
};

/** Null: not reported, or nothing was measured. An empty list: none. */
export const MEASUREMENT = table("Measurement", "Traffic of one device and period [from, to).", {
  ...PERIOD,
  timeZone: may("timeZone", text, "IANA zone in which hours and days are counted; null: not told."),
  ...COVERED,
  ...HEARD,
  ...RESOLVED,
  ...LEFT_OUT,
  ...COVERED_BEFORE,
  estimates,
  ...PARTS.totals,
  ...PARTS.percentile,
  ...PARTS.frequency,
  ...PARTS.histogram,
  ...PARTS.vehiclesPerHour,
  ...PARTS.vehicleCount,
  ...PARTS.vehiclesPerDay,
  ...PARTS.dailyAveragePerHour,
  ...PARTS.percentilePerHour,
  ...PARTS.speedPerHour,
  ...PARTS.countByLength,
  ...PARTS.daily,
  ...PARTS.results,
  ...PARTS.pedestrians,
  ...FIGURES.thresholds,
  ...FIGURES.byDirection,
  ...FIGURES.hourOfWeek,
  ...FIGURES.peakHour,
  ...FIGURES.ownClasses,
});
export type MeasurementRecord = RecordOf<typeof MEASUREMENT>;

export const MEASUREMENT_SUMMARY = table(
  "MeasurementSummary",
  "Main figures of one device and period [from, to).",
  {
    ...PERIOD,
    ...MAIN,
    v85: may("v85", whole, `Speed that 85 % of the vehicles don't exceed, km/h; ${NONE}.`),
    ...OVER_LIMIT,
    ...COVERED,
    ...HEARD,
    isEstimate,
    ...RESOLVED,
    ...LEFT_OUT,
  },
);
export type MeasurementSummaryRecord = RecordOf<typeof MEASUREMENT_SUMMARY>;
