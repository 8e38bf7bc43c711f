import type { MeasurementRecord } from "./measurementRecord.js";

/** The parts that a platform answers of a measurement, by the `type` that asks for each. */
type Part =
  | "speed"
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
  averageSpeed: "speed",
  averageSpeedTrend: "speed",
  maxSpeed: "speed",
  maxSpeedTrend: "speed",
  percentageOverLimit: "speed",
  percentageOverLimitTrend: "speed",
  standardDeviation: "speed",
  standardDeviationTrend: "speed",
  vehicleOverLimitCount: "speed",
  vehicleOverLimitCountTrend: "speed",
  speedLimit: "speed",
  zeroSpeedCount: "speed",
  percentiles: "percentile",
  speedClasses: "frequency",
  histogram: "histogram",
  histogramAbove: "histogram",
  vehicleCount: "vehicleCount",
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
/** These come with the speeds and with the counts. */
const TOTALS: readonly Field[] = [
  "totalVehicles",
  "totalVehiclesTrend",
  "totalMeasurements",
  "totalMeasurementsTrend",
];
/** From so many parts on the whole is asked for: it is one answer for whoever asks at the same time. */
const WHOLE_FROM = 7;

/** The whole measurement. */
export const WHOLE = "ALL";

/** The `type` that asks a platform for the wanted fields, and for little else. */
export function typeFor(fields: ReadonlySet<string>): string {
  const parts = new Set<Part>();
  for (const [field, part] of Object.entries(PART_OF_FIELD)) if (fields.has(field)) parts.add(part);
  const totals = TOTALS.some((field) => fields.has(field));
  if (totals && !parts.has("vehicleCount")) parts.add("speed");
  if (parts.size === 0) return "frequency";
  return parts.size >= WHOLE_FROM ? WHOLE : [...parts].sort().join(",");
}
