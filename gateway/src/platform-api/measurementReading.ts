import { intOr, intOrNull, type Json, numberOr, numberOrNull, object, textOrNull } from "./decode.js";
import { directionFigures, hoursOfWeek, peakHour, speedThresholds } from "./measurementFigures.js";
import type {
  CompletenessRecord,
  MeasurementRecord,
  ObjectCountRecord,
  Period,
} from "./measurementRecord.js";
import {
  buckets,
  counts,
  dailyRows,
  hourAverages,
  lengthClasses,
  objectCount,
  percentilePoints,
  resultsRows,
  speedClasses,
  speedPoints,
} from "./measurementRows.js";

/** Reads how much of a period was covered. */
export function decodeCompleteness(value: unknown): CompletenessRecord {
  const share = object(value, "completeness");
  return {
    coveredSeconds: intOr(share.covered_seconds, 0, "covered_seconds"),
    totalSeconds: intOr(share.total_seconds, 0, "total_seconds"),
    coveredHours: intOr(share.covered_hours, 0, "covered_hours"),
    totalHours: intOr(share.total_hours, 0, "total_hours"),
    share: numberOr(share.share, 0, "share"),
  };
}

/** A measurement's answer; each series is decoded when an operation asks for it. */
export class MeasurementReading implements MeasurementRecord {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
  readonly totalVehicles: number;
  readonly totalVehiclesTrend: number | null;
  readonly totalMeasurements: number;
  readonly totalMeasurementsTrend: number | null;
  readonly averageSpeed: number | null;
  readonly averageSpeedTrend: number | null;
  readonly maxSpeed: number | null;
  readonly maxSpeedTrend: number | null;
  readonly percentageOverLimit: number | null;
  readonly percentageOverLimitTrend: number | null;
  readonly standardDeviation: number | null;
  readonly standardDeviationTrend: number | null;
  readonly vehicleOverLimitCount: number;
  readonly vehicleOverLimitCountTrend: number | null;
  readonly speedLimit: number;
  readonly zeroSpeedCount: number;
  readonly histogramAbove: number;

  constructor(
    private readonly json: Json,
    period: Period,
  ) {
    this.from = intOr(json.startTimestamp, period.from, "startTimestamp");
    this.to = intOr(json.endTimestamp, period.to, "endTimestamp");
    this.timeZone = textOrNull(json.timeZone, "timeZone") ?? "Europe/Ljubljana";
    this.totalVehicles = intOr(json.total_vehicles, 0, "total_vehicles");
    this.totalVehiclesTrend = numberOrNull(json.total_vehicles_trend, "total_vehicles_trend");
    this.totalMeasurements = intOr(json.total_measurements, 0, "total_measurements");
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
    this.vehicleOverLimitCount = intOr(json.vehicle_over_limit_count, 0, "vehicle_over_limit_count");
    this.vehicleOverLimitCountTrend = numberOrNull(
      json.vehicle_over_limit_count_trend,
      "vehicle_over_limit_count_trend",
    );
    this.speedLimit = intOr(json.speed_limit, 50, "speed_limit");
    this.zeroSpeedCount = intOr(json.zero_speed_count, 0, "zero_speed_count");
    this.histogramAbove = intOr(json.histogram_above, 0, "histogram_above");
  }

  get completeness(): CompletenessRecord {
    return decodeCompleteness(this.json.completeness);
  }
  get previousCompleteness(): CompletenessRecord {
    return decodeCompleteness(this.json.previous_completeness);
  }
  get percentiles(): MeasurementRecord["percentiles"] {
    const { percentile } = this.json;
    const ranks: Record<number, unknown> = Array.isArray(percentile)
      ? percentile
      : object(percentile, "percentile");
    return {
      v30: intOrNull(ranks[30], "percentile"),
      v50: intOrNull(ranks[50], "percentile"),
      v85: intOrNull(ranks[85], "percentile"),
      sampleSize: intOr(this.json.percentile_sample, 0, "percentile_sample"),
    };
  }
  get speedClasses(): MeasurementRecord["speedClasses"] {
    return speedClasses(this.json.frequency);
  }
  get histogram(): MeasurementRecord["histogram"] {
    return buckets(this.json.histogram);
  }
  get vehicleCount(): MeasurementRecord["vehicleCount"] {
    return counts(this.json.vehicle_count, "vehicle_count");
  }
  get vehicleCountIncoming(): MeasurementRecord["vehicleCountIncoming"] {
    return counts(this.json.vehicle_count_incoming, "vehicle_count_incoming");
  }
  get vehicleCountOutgoing(): MeasurementRecord["vehicleCountOutgoing"] {
    return counts(this.json.vehicle_count_outgoing, "vehicle_count_outgoing");
  }
  get vehiclesPerDay(): MeasurementRecord["vehiclesPerDay"] {
    return counts(this.json.vehicles_per_day, "vehicles_per_day");
  }
  get averagePerHour(): MeasurementRecord["averagePerHour"] {
    return hourAverages(this.json.daily_average_per_hour);
  }
  get percentilesPerHour(): MeasurementRecord["percentilesPerHour"] {
    return percentilePoints(this.json.percentile_per_hour);
  }
  get speedPerHour(): MeasurementRecord["speedPerHour"] {
    return speedPoints(this.json.speed_per_hour);
  }
  get lengthClasses(): MeasurementRecord["lengthClasses"] {
    return lengthClasses(this.json.count_by_length_total);
  }
  get dailyTable(): MeasurementRecord["dailyTable"] {
    return dailyRows(this.json.dailyTable);
  }
  get resultsTable(): MeasurementRecord["resultsTable"] {
    return resultsRows(this.json.resultsTable);
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
    return peakHour(this.json.peak_hour);
  }
  get pedestrians(): ObjectCountRecord {
    return objectCount(object(this.json.pedestrians, "pedestrians").pedestrians, "pedestrians");
  }
  get cyclists(): ObjectCountRecord {
    return objectCount(object(this.json.pedestrians, "pedestrians").bycicles, "bycicles");
  }
}
