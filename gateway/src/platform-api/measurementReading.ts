import { intOrNull, type Json, numberOrNull, object, textOrNull, toldObject } from "./decode.js";
import { instant } from "./kinds.js";
import { directionFigures, hoursOfWeek, peakHour, speedThresholds } from "./measurementFigures.js";
import type {
  CompletenessRecord,
  MeasurementRecord,
  PercentilesRecord,
  Period,
} from "./measurementRecord.js";
import {
  buckets,
  bucketWidth,
  counts,
  countsOfDays,
  dailyRows,
  hourAverages,
  lengthClasses,
  objectCount,
  percentilePoints,
  resultsRows,
  speedClasses,
  speedPoints,
} from "./measurementRows.js";

/** Reads how much of a period was covered; null where nothing of it is told. */
export function decodeCompleteness(value: unknown): CompletenessRecord | null {
  const told = toldObject(value, "completeness");
  if (told === null) return null;
  const coveredSeconds = intOrNull(told.covered_seconds, "covered_seconds");
  const totalSeconds = intOrNull(told.total_seconds, "total_seconds");
  const share = numberOrNull(told.share, "share");
  return {
    coveredSeconds,
    totalSeconds,
    coveredHours: intOrNull(told.covered_hours, "covered_hours"),
    totalHours: intOrNull(told.total_hours, "total_hours"),
    share: share ?? (coveredSeconds !== null && totalSeconds ? coveredSeconds / totalSeconds : null),
  };
}

/** Percentiles come by their index, in an array or an object, or as the three alone, in order. */
function percentiles(value: unknown, sample: unknown): PercentilesRecord | null {
  const sampleSize = intOrNull(sample, "percentile_sample");
  const ranks = Array.isArray(value) ? byIndex(value) : toldObject(value, "percentile");
  const told = {
    v30: intOrNull(ranks?.[30], "percentile"),
    v50: intOrNull(ranks?.[50], "percentile"),
    v85: intOrNull(ranks?.[85], "percentile"),
    sampleSize,
  };
  // However a platform writes that there are none.
  return Object.values(told).every((value) => value === null) ? null : told;
}

function byIndex(values: readonly unknown[]): Json | null {
  if (values.length === 0) return null;
  const at = (alone: number, index: number) => values[values.length === 3 ? alone : index];
  return { 30: at(0, 30), 50: at(1, 50), 85: at(2, 85) };
}

/** A measurement's answer; each series is decoded when an operation asks for it. */
export class MeasurementReading implements MeasurementRecord {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string | null;
  readonly totalVehicles: number | null;
  readonly totalVehiclesTrend: number | null;
  readonly totalMeasurements: number | null;
  readonly totalMeasurementsTrend: number | null;
  readonly averageSpeed: number | null;
  readonly averageSpeedTrend: number | null;
  readonly maxSpeed: number | null;
  readonly maxSpeedTrend: number | null;
  readonly percentageOverLimit: number | null;
  readonly percentageOverLimitTrend: number | null;
  readonly standardDeviation: number | null;
  readonly standardDeviationTrend: number | null;
  readonly vehicleOverLimitCount: number | null;
  readonly vehicleOverLimitCountTrend: number | null;
  readonly speedLimit: number | null;
  readonly zeroSpeedCount: number | null;
  readonly histogramAbove: number | null;

  constructor(
    private readonly json: Json,
    period: Period,
  ) {
    this.timeZone = textOrNull(json.timeZone, "timeZone");
    this.from = instant.read(json.startTimestamp, "startTimestamp", json) ?? period.from;
    this.to = instant.read(json.endTimestamp, "endTimestamp", json) ?? period.to;
    this.totalVehicles = intOrNull(json.total_vehicles, "total_vehicles");
    this.totalVehiclesTrend = numberOrNull(json.total_vehicles_trend, "total_vehicles_trend");
    this.totalMeasurements = intOrNull(json.total_measurements, "total_measurements");
    this.totalMeasurementsTrend = numberOrNull(json.total_measurements_trend, "total_measurements_trend");
    this.averageSpeed = numberOrNull(json.average_speed, "average_speed");
    this.averageSpeedTrend = numberOrNull(json.average_speed_trend, "average_speed_trend");
    this.maxSpeed = intOrNull(json.max_speed, "max_speed");
    this.maxSpeedTrend = numberOrNull(json.max_speed_trend, "max_speed_trend");
    this.percentageOverLimit = numberOrNull(json.percentage_over_limit, "percentage_over_limit");
    this.percentageOverLimitTrend = numberOrNull(
      json.percentage_over_limit_trend,
      "percentage_over_limit_trend",
    );
    this.standardDeviation = numberOrNull(json.standard_deviation, "standard_deviation");
    this.standardDeviationTrend = numberOrNull(json.standard_deviation_trend, "standard_deviation_trend");
    this.vehicleOverLimitCount = intOrNull(json.vehicle_over_limit_count, "vehicle_over_limit_count");
    this.vehicleOverLimitCountTrend = numberOrNull(
      json.vehicle_over_limit_count_trend,
      "vehicle_over_limit_count_trend",
    );
    this.speedLimit = intOrNull(json.speed_limit, "speed_limit");
    this.zeroSpeedCount = intOrNull(json.zero_speed_count, "zero_speed_count");
    this.histogramAbove = intOrNull(json.histogram_above, "histogram_above");
  }

  get completeness(): CompletenessRecord | null {
    return decodeCompleteness(this.json.completeness);
  }
  get previousCompleteness(): CompletenessRecord | null {
    return decodeCompleteness(this.json.previous_completeness);
  }
  get percentiles(): MeasurementRecord["percentiles"] {
    return percentiles(this.json.percentile, this.json.percentile_sample);
  }
  get speedClasses(): MeasurementRecord["speedClasses"] {
    return speedClasses(this.json.frequency);
  }
  get histogramWidth(): number | null {
    return this.json.histogram === undefined ? null : bucketWidth(this.json.histogram);
  }
  get histogram(): MeasurementRecord["histogram"] {
    return buckets(this.json.histogram);
  }
  get vehicleCount(): MeasurementRecord["vehicleCount"] {
    return counts(this.json.vehicle_count, "vehicle_count", this.timeZone);
  }
  get vehicleCountIncoming(): MeasurementRecord["vehicleCountIncoming"] {
    return counts(this.json.vehicle_count_incoming, "vehicle_count_incoming", this.timeZone);
  }
  get vehicleCountOutgoing(): MeasurementRecord["vehicleCountOutgoing"] {
    return counts(this.json.vehicle_count_outgoing, "vehicle_count_outgoing", this.timeZone);
  }
  get vehiclesPerDay(): MeasurementRecord["vehiclesPerDay"] {
    return (
      counts(this.json.vehicles_per_day, "vehicles_per_day", this.timeZone) ??
      countsOfDays(this.json.dailyTable, this.timeZone)
    );
  }
  get averagePerHour(): MeasurementRecord["averagePerHour"] {
    return hourAverages(this.json.daily_average_per_hour);
  }
  get percentilesPerHour(): MeasurementRecord["percentilesPerHour"] {
    return percentilePoints(this.json.percentile_per_hour, this.timeZone);
  }
  get speedPerHour(): MeasurementRecord["speedPerHour"] {
    return speedPoints(this.json.speed_per_hour, this.timeZone);
  }
  get lengthClasses(): MeasurementRecord["lengthClasses"] {
    return lengthClasses(this.json.count_by_length_total);
  }
  get dailyTable(): MeasurementRecord["dailyTable"] {
    return dailyRows(this.json.dailyTable, this.timeZone);
  }
  get resultsTable(): MeasurementRecord["resultsTable"] {
    return resultsRows(this.json.resultsTable, this.timeZone);
  }
  get speedThresholds(): MeasurementRecord["speedThresholds"] {
    return speedThresholds(this.json.thresholds);
  }
  get byDirection(): MeasurementRecord["byDirection"] {
    return directionFigures(this.json.by_direction);
  }
  get hourOfWeek(): MeasurementRecord["hourOfWeek"] {
    return hoursOfWeek(this.json.hour_of_week);
  }
  get peakHour(): MeasurementRecord["peakHour"] {
    return peakHour(this.json.peak_hour, this.timeZone);
  }
  get pedestrians(): MeasurementRecord["pedestrians"] {
    const { pedestrians } = object(this.json.pedestrians, "pedestrians");
    return objectCount(pedestrians, "pedestrians", this.timeZone);
  }
  get cyclists(): MeasurementRecord["cyclists"] {
    const { bycicles } = object(this.json.pedestrians, "pedestrians");
    return objectCount(bycicles, "bycicles", this.timeZone);
  }
}
