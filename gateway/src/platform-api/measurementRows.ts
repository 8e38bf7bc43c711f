import { intOr, intOrNull, isObject, type Json, list, numberOr, numberOrNull, object } from "./decode.js";
import type { CountPointRecord, MeasurementRecord, ObjectCountRecord } from "./measurementRecord.js";

type Row<K extends keyof MeasurementRecord> = MeasurementRecord[K] extends (infer R)[] ? R : never;

const isInt = (value: unknown) => Number.isInteger(value);
const isIntOrNull = (value: unknown) => value === null || Number.isInteger(value);
const isNumberOrNull = (value: unknown) => value === null || Number.isFinite(value);

/**
 * Rows as they came, where each has its form already: a month has thousands of them, and copying each would cost more than
 * all the rest. Else each is read tolerantly.
 */
function rows<T>(
  value: unknown,
  field: string,
  { isRight, read }: { isRight: (row: Json) => boolean; read: (row: Json, field: string) => T },
): T[] {
  if (Array.isArray(value) && value.every((row) => isObject(row) && isRight(row))) return value;
  return list(value, field, (row) => read(object(row, field), field));
}

const COUNT = {
  isRight: ({ time, value }: Json) => isInt(time) && isIntOrNull(value),
  read: ({ time, value }: Json, field: string): CountPointRecord => ({
    time: intOr(time, 0, field),
    value: intOrNull(value, field),
  }),
};
export const counts = (value: unknown, field: string) => rows(value, field, COUNT);

const DIAGNOSTIC = {
  isRight: ({ time, value }: Json) => isInt(time) && isNumberOrNull(value),
  read: ({ time, value }: Json, field: string) => ({
    time: intOr(time, 0, field),
    value: numberOrNull(value, field),
  }),
};
/** Points of a diagnostic series. */
export const diagnosticPoints = (value: unknown, field: string) => rows(value, field, DIAGNOSTIC);

const SPEED_CLASS = {
  isRight: (row: Json) =>
    isInt(row.from) && isIntOrNull(row.to) && isInt(row.vehicles) && isInt(row.measurements),
  read: (row: Json, field: string): Row<"speedClasses"> => ({
    from: intOr(row.from, 0, field),
    to: intOrNull(row.to, field),
    vehicles: intOr(row.vehicles, 0, field),
    measurements: intOr(row.measurements, 0, field),
  }),
};
export const speedClasses = (value: unknown) => rows(value, "frequency", SPEED_CLASS);

const BUCKET = {
  isRight: (row: Json) => isInt(row.speed) && isInt(row.vehicles) && isInt(row.measurements),
  read: (row: Json, field: string): Row<"histogram"> => ({
    speed: intOr(row.speed, 0, field),
    vehicles: intOr(row.vehicles, 0, field),
    measurements: intOr(row.measurements, 0, field),
  }),
};
export const buckets = (value: unknown) => rows(value, "histogram", BUCKET);

const HOUR_AVERAGE = {
  isRight: (row: Json) => isInt(row.hour) && isNumberOrNull(row.value),
  read: (row: Json, field: string): Row<"averagePerHour"> => ({
    hour: intOr(row.hour, 0, field),
    value: numberOrNull(row.value, field),
  }),
};
export const hourAverages = (value: unknown) => rows(value, "daily_average_per_hour", HOUR_AVERAGE);

const PERCENTILES = {
  isRight: (row: Json) =>
    isInt(row.time) && isIntOrNull(row.v30) && isIntOrNull(row.v50) && isIntOrNull(row.v85),
  read: (row: Json, field: string): Row<"percentilesPerHour"> => ({
    time: intOr(row.time, 0, field),
    v30: intOrNull(row.v30, field),
    v50: intOrNull(row.v50, field),
    v85: intOrNull(row.v85, field),
  }),
};
export const percentilePoints = (value: unknown) => rows(value, "percentile_per_hour", PERCENTILES);

const SPEED = {
  isRight: (row: Json) => isInt(row.time) && isIntOrNull(row.max) && isNumberOrNull(row.average),
  read: (row: Json, field: string): Row<"speedPerHour"> => ({
    time: intOr(row.time, 0, field),
    max: intOrNull(row.max, field),
    average: numberOrNull(row.average, field),
  }),
};
export const speedPoints = (value: unknown) => rows(value, "speed_per_hour", SPEED);

const LENGTH_CLASS = {
  isRight: (row: Json) => Number.isFinite(row.from) && isNumberOrNull(row.to) && isInt(row.vehicles),
  read: (row: Json, field: string): Row<"lengthClasses"> => ({
    from: numberOr(row.from, 0, field),
    to: numberOrNull(row.to, field),
    vehicles: intOr(row.vehicles, 0, field),
  }),
};
export const lengthClasses = (value: unknown) => rows(value, "count_by_length_total", LENGTH_CLASS);

const DAY = {
  isRight: (row: Json) => isInt(row.date) && isIntOrNull(row.measurements) && isIntOrNull(row.vehicles),
  read: (row: Json, field: string): Row<"dailyTable"> => ({
    date: intOr(row.date, 0, field),
    measurements: intOrNull(row.measurements, field),
    vehicles: intOrNull(row.vehicles, field),
  }),
};
export const dailyRows = (value: unknown) => rows(value, "dailyTable", DAY);

/** Days with their speeds, whose names differ from ours. */
export function resultsRows(value: unknown): Row<"resultsTable">[] {
  return list(value, "resultsTable", (item) => {
    const row = object(item, "resultsTable");
    return {
      ...DAY.read(row, "resultsTable"),
      averageSpeed: numberOrNull(row.average_speed, "resultsTable"),
      maxSpeed: intOrNull(row.max_speed, "resultsTable"),
      v85: intOrNull(row.v85, "resultsTable"),
      v50: intOrNull(row.v50, "resultsTable"),
      v30: intOrNull(row.v30, "resultsTable"),
    };
  });
}

/** Counted road users of one kind. */
export function objectCount(value: unknown, field: string): ObjectCountRecord {
  const count = object(value, field);
  return {
    total: intOr(count.total_count, 0, field),
    totalTrend: numberOrNull(count.total_count_trend, field),
    byHour: counts(count.count_by_hour, field),
    byHourIncoming: counts(count.count_by_hour_incoming, field),
    byHourOutgoing: counts(count.count_by_hour_outgoing, field),
  };
}
