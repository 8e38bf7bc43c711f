import { intOr, intOrNull, type Json, list, numberOr, numberOrNull, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";
import type {
  CompletenessRecord,
  CountPointRecord,
  MeasurementRecord,
  ObjectCountRecord,
  TrendedRecord,
} from "./measurementRecord.js";

/** [from, to) in Unix seconds; the previous pair is what trends compare with, where it isn't the period just before. */
export interface Period {
  from: number;
  to: number;
  previousFrom?: number;
  previousTo?: number;
}

/** GET /measurement, everything of one device and period. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getMeasurement(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  period: Period,
): Promise<MeasurementRecord> {
  const answer = await platform.get(context, "measurement", {
    clientId,
    type: "ALL",
    startTimestamp: period.from,
    endTimestamp: period.to,
    previousStartTimestamp: period.previousFrom,
    previousEndTimestamp: period.previousTo,
  });
  return decodeMeasurement(object(answer, "measurement"), period);
}

function decodeMeasurement(m: Json, period: Period): MeasurementRecord {
  const percentile = Array.isArray(m.percentile) ? m.percentile : object(m.percentile, "percentile");
  const rank = (p: number): number | null =>
    intOrNull((percentile as Record<number, unknown>)[p], "percentile");
  const objects = object(m.pedestrians, "pedestrians");
  return {
    from: intOr(m.startTimestamp, period.from, "startTimestamp"),
    to: intOr(m.endTimestamp, period.to, "endTimestamp"),
    timeZone: textOrNull(m.timeZone, "timeZone") ?? "Europe/Ljubljana",
    completeness: completeness(m.completeness),
    previousCompleteness: completeness(m.previous_completeness),
    ...trended(m),
    speedLimit: intOr(m.speed_limit, 50, "speed_limit"),
    zeroSpeedCount: intOr(m.zero_speed_count, 0, "zero_speed_count"),
    percentiles: {
      v30: rank(30),
      v50: rank(50),
      v85: rank(85),
      sampleSize: intOr(m.percentile_sample, 0, "percentile_sample"),
    },
    speedClasses: list(m.frequency, "frequency", (row) => {
      const { from, to, vehicles, measurements } = object(row, "frequency.row");
      return {
        from: intOr(from, 0, "frequency.from"),
        to: intOrNull(to, "frequency.to"),
        vehicles: intOr(vehicles, 0, "frequency.vehicles"),
        measurements: intOr(measurements, 0, "frequency.measurements"),
      };
    }),
    histogram: list(m.histogram, "histogram", (row) => {
      const { speed, vehicles, measurements } = object(row, "histogram.row");
      return {
        speed: intOr(speed, 0, "histogram.speed"),
        vehicles: intOr(vehicles, 0, "histogram.vehicles"),
        measurements: intOr(measurements, 0, "histogram.measurements"),
      };
    }),
    histogramAbove: intOr(m.histogram_above, 0, "histogram_above"),
    vehicleCount: counts(m.vehicle_count, "vehicle_count"),
    vehicleCountIncoming: counts(m.vehicle_count_incoming, "vehicle_count_incoming"),
    vehicleCountOutgoing: counts(m.vehicle_count_outgoing, "vehicle_count_outgoing"),
    vehiclesPerDay: counts(m.vehicles_per_day, "vehicles_per_day"),
    averagePerHour: list(m.daily_average_per_hour, "daily_average_per_hour", (row) => {
      const { hour, value } = object(row, "daily_average_per_hour.row");
      return {
        hour: intOr(hour, 0, "daily_average_per_hour.hour"),
        value: numberOrNull(value, "daily_average_per_hour.value"),
      };
    }),
    percentilesPerHour: list(m.percentile_per_hour, "percentile_per_hour", (row) => {
      const { time, v30, v50, v85 } = object(row, "percentile_per_hour.row");
      return {
        time: intOr(time, 0, "time"),
        v30: intOrNull(v30, "v30"),
        v50: intOrNull(v50, "v50"),
        v85: intOrNull(v85, "v85"),
      };
    }),
    speedPerHour: list(m.speed_per_hour, "speed_per_hour", (row) => {
      const { time, max, average } = object(row, "speed_per_hour.row");
      return {
        time: intOr(time, 0, "time"),
        max: intOrNull(max, "max"),
        average: numberOrNull(average, "average"),
      };
    }),
    lengthClasses: list(m.count_by_length_total, "count_by_length_total", (row) => {
      const { from, to, vehicles } = object(row, "count_by_length_total.row");
      return {
        from: numberOr(from, 0, "from"),
        to: numberOrNull(to, "to"),
        vehicles: intOr(vehicles, 0, "vehicles"),
      };
    }),
    dailyTable: list(m.dailyTable, "dailyTable", (row) => {
      const { date, measurements, vehicles } = object(row, "dailyTable.row");
      return {
        date: intOr(date, 0, "date"),
        measurements: intOrNull(measurements, "measurements"),
        vehicles: intOrNull(vehicles, "vehicles"),
      };
    }),
    resultsTable: list(m.resultsTable, "resultsTable", resultsRow),
    pedestrians: objectCount(objects.pedestrians, "pedestrians"),
    cyclists: objectCount(objects.bycicles, "bycicles"),
  };
}

function trended(m: Json): TrendedRecord {
  return {
    totalVehicles: intOr(m.total_vehicles, 0, "total_vehicles"),
    totalVehiclesTrend: numberOrNull(m.total_vehicles_trend, "total_vehicles_trend"),
    totalMeasurements: intOr(m.total_measurements, 0, "total_measurements"),
    totalMeasurementsTrend: numberOrNull(m.total_measurements_trend, "total_measurements_trend"),
    averageSpeed: numberOrNull(m.average_speed, "average_speed"),
    averageSpeedTrend: numberOrNull(m.average_speed_trend, "average_speed_trend"),
    maxSpeed: intOrNull(m.max_speed, "max_speed"),
    maxSpeedTrend: numberOrNull(m.max_speed_trend, "max_speed_trend"),
    percentageOverLimit: numberOrNull(m.percentage_over_limit, "percentage_over_limit"),
    percentageOverLimitTrend: numberOrNull(m.percentage_over_limit_trend, "percentage_over_limit_trend"),
    standardDeviation: numberOrNull(m.standard_deviation, "standard_deviation"),
    standardDeviationTrend: numberOrNull(m.standard_deviation_trend, "standard_deviation_trend"),
    vehicleOverLimitCount: intOr(m.vehicle_over_limit_count, 0, "vehicle_over_limit_count"),
    vehicleOverLimitCountTrend: numberOrNull(
      m.vehicle_over_limit_count_trend,
      "vehicle_over_limit_count_trend",
    ),
  };
}

function completeness(value: unknown): CompletenessRecord {
  const c = object(value, "completeness");
  return {
    coveredSeconds: intOr(c.covered_seconds, 0, "covered_seconds"),
    totalSeconds: intOr(c.total_seconds, 0, "total_seconds"),
    coveredHours: intOr(c.covered_hours, 0, "covered_hours"),
    totalHours: intOr(c.total_hours, 0, "total_hours"),
    share: numberOr(c.share, 0, "share"),
  };
}

function counts(value: unknown, field: string): CountPointRecord[] {
  return list(value, field, (point) => {
    const { time, value: count } = object(point, `${field}.point`);
    return { time: intOr(time, 0, `${field}.time`), value: intOrNull(count, `${field}.value`) };
  });
}

function objectCount(value: unknown, field: string): ObjectCountRecord {
  const o = object(value, field);
  return {
    total: intOr(o.total_count, 0, `${field}.total_count`),
    totalTrend: numberOrNull(o.total_count_trend, `${field}.total_count_trend`),
    byHour: counts(o.count_by_hour, `${field}.count_by_hour`),
    byHourIncoming: counts(o.count_by_hour_incoming, `${field}.count_by_hour_incoming`),
    byHourOutgoing: counts(o.count_by_hour_outgoing, `${field}.count_by_hour_outgoing`),
  };
}

function resultsRow(value: unknown): MeasurementRecord["resultsTable"][number] {
  const row = object(value, "resultsTable.row");
  return {
    date: intOr(row.date, 0, "resultsTable.date"),
    measurements: intOrNull(row.measurements, "resultsTable.measurements"),
    vehicles: intOrNull(row.vehicles, "resultsTable.vehicles"),
    averageSpeed: numberOrNull(row.average_speed, "resultsTable.average_speed"),
    maxSpeed: intOrNull(row.max_speed, "resultsTable.max_speed"),
    v85: intOrNull(row.v85, "resultsTable.v85"),
    v50: intOrNull(row.v50, "resultsTable.v50"),
    v30: intOrNull(row.v30, "resultsTable.v30"),
  };
}
