import type { MeasurementRecord } from "./measurementRecord.js";

/** The parts that a platform answers of a measurement, by the `type` that asks for each. */
type Part =
  | "totals"
  | "vehiclesPerHour"
  | "frequency"
  | "histogram"
  | "vehicleCount"
  | "vehiclesPerDay"
  | "percentile"
  | "percentilePerHour"
  | "speedPerHour"
  | "dailyAveragePerHour"
  | "countByLength"
  | "daily"
  | "results"
  | "pedestrians";

type Field = keyof MeasurementRecord;

const PART_OF_FIELD: { readonly [F in Field]?: Part } = {
  totalVehicles: "totals",
  totalVehiclesTrend: "totals",
  totalMeasurements: "totals",
  totalMeasurementsTrend: "totals",
  averageSpeed: "totals",
  averageSpeedTrend: "totals",
  maxSpeed: "totals",
  maxSpeedTrend: "totals",
  percentageOverLimit: "totals",
  percentageOverLimitTrend: "totals",
  standardDeviation: "totals",
  standardDeviationTrend: "totals",
  vehicleOverLimitCount: "totals",
  vehicleOverLimitCountTrend: "totals",
  speedLimit: "totals",
  zeroSpeedCount: "totals",
  percentiles: "percentile",
  speedClasses: "frequency",
  histogram: "histogram",
  histogramWidth: "histogram",
  histogramAbove: "histogram",
  vehicleCount: "vehiclesPerHour",
  vehicleCountIncoming: "vehicleCount",
  vehicleCountOutgoing: "vehicleCount",
  vehiclesPerDay: "vehiclesPerDay",
  averagePerHour: "dailyAveragePerHour",
  percentilesPerHour: "percentilePerHour",
  speedPerHour: "speedPerHour",
  lengthClasses: "countByLength",
  dailyTable: "daily",
  resultsTable: "results",
  pedestrians: "pedestrians",
  cyclists: "pedestrians",
};

/** Figures that are no part of the whole: each is named, also beside it. */
const FIGURE_OF_FIELD: { readonly [F in Field]?: string } = {
  speedThresholds: "thresholds",
  byDirection: "byDirection",
  hourOfWeek: "hourOfWeek",
  peakHour: "peakHour",
};

/** From so many parts on the whole is asked for: it is one answer for whoever asks at the same time. */
const WHOLE_FROM = 7;

/** The whole measurement. */
export const WHOLE = "ALL";

/** The `type` that asks a platform that tells parts for the wanted fields, and for little else. */
export function typeFor(fields: ReadonlySet<string>): string {
  const parts = new Set<Part>();
  for (const [field, part] of Object.entries(PART_OF_FIELD)) if (fields.has(field)) parts.add(part);
  // It comes with its directions.
  if (parts.has("vehicleCount")) parts.delete("vehiclesPerHour");
  const figures = Object.entries(FIGURE_OF_FIELD).flatMap(([field, figure]) =>
    fields.has(field) ? figure : [],
  );
  if (parts.size === 0 && figures.length === 0) return "frequency";
  return [...(parts.size >= WHOLE_FROM ? [WHOLE] : [...parts].sort()), ...figures].join(",");
}
