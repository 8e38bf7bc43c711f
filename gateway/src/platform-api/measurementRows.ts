import { intOrNull, isObject, type Json, listOrNull, numberOrNull, toldObject } from "./decode.js";
import { instant, MILLISECONDS_FROM } from "./kinds.js";
import type { CountPointRecord, MeasurementRecord, ObjectCountRecord } from "./measurementRecord.js";

type Row<K extends keyof MeasurementRecord> =
  NonNullable<MeasurementRecord[K]> extends (infer R)[] ? R : never;

const isInt = (value: unknown) => Number.isInteger(value);
const isIntOrNull = (value: unknown) => value === null || Number.isInteger(value);
const isNumberOrNull = (value: unknown) => value === null || Number.isFinite(value);
const isInstant = (value: unknown) => Number.isInteger(value) && (value as number) < MILLISECONDS_FROM;

interface RowForm<T> {
  /** Whether a row may go on as it came. */
  isRight: (row: Json) => boolean;
  /** What a row says beside its keys: where no row says anything of it, nothing is told. */
  values: readonly string[];
  /** Undefined where the row lacks what tells it from the others. */
  read: (row: Json, field: string, timeZone: string | null) => T | undefined;
}

/**
 * Rows as they came, where each has its form already: a month has thousands of them, and copying each would cost more than
 * all the rest. Else each is read tolerantly. Null: not told.
 */
function rows<T>(
  value: unknown,
  field: string,
  form: RowForm<T>,
  timeZone: string | null = null,
): T[] | null {
  if (Array.isArray(value) && value.every((row) => isObject(row) && form.isRight(row))) return value;
  let says = false;
  const read = listOrNull(value, field, (row) => {
    says ||= form.values.some((name) => row[name] !== undefined);
    return form.read(row, field, timeZone);
  });
  return says || read?.length === 0 ? read : null;
}

const COUNT: RowForm<CountPointRecord> = {
  isRight: ({ time, value }) => isInstant(time) && isIntOrNull(value),
  values: ["value"],
  read: (row, field, timeZone) => {
    const time = instant.read(row.time, field, { timeZone });
    return time === null ? undefined : { time, value: intOrNull(row.value, field) };
  },
};
export const counts = (value: unknown, field: string, timeZone?: string | null) =>
  rows(value, field, COUNT, timeZone);

const DIAGNOSTIC: RowForm<{ time: number; value: number | null }> = {
  isRight: ({ time, value }) => isInstant(time) && isNumberOrNull(value),
  values: ["value"],
  read: (row, field, timeZone) => {
    const time = instant.read(row.time, field, { timeZone });
    return time === null ? undefined : { time, value: numberOrNull(row.value, field) };
  },
};
/** Points of a diagnostic series. */
export const diagnosticPoints = (value: unknown, field: string) => rows(value, field, DIAGNOSTIC);

const SPEED_CLASS: RowForm<Row<"speedClasses">> = {
  isRight: (row) =>
    isInt(row.from) && isIntOrNull(row.to) && isIntOrNull(row.vehicles) && isIntOrNull(row.measurements),
  values: ["vehicles", "measurements"],
  read: (row, field) => {
    const from = intOrNull(row.from, field);
    return from === null
      ? undefined
      : {
          from,
          to: intOrNull(row.to, field),
          vehicles: intOrNull(row.vehicles, field),
          measurements: intOrNull(row.measurements, field),
        };
  },
};
export const speedClasses = (value: unknown) => withBorders(rows(value, "frequency", SPEED_CLASS));

const BUCKET: RowForm<Row<"histogram">> = {
  isRight: (row) =>
    isInt(row.speed) && row.to === undefined && isIntOrNull(row.vehicles) && isIntOrNull(row.measurements),
  values: ["vehicles", "measurements"],
  read: (row, field) => {
    const speed = intOrNull(row.speed ?? row.from, field);
    return speed === null
      ? undefined
      : {
          speed,
          vehicles: intOrNull(row.vehicles, field),
          measurements: intOrNull(row.measurements, field),
        };
  },
};
export const buckets = (value: unknown) =>
  bucketWidth(value) === null ? null : rows(value, "histogram", BUCKET);

/**
 * How wide the buckets of a histogram are, km/h: 1, or what their borders say, the upper one within or just above; null where it
 * differs, and what they hold is not comparable.
 */
export function bucketWidth(value: unknown): number | null {
  const [first, second] = Array.isArray(value) ? value.filter(isObject) : [];
  if (!Array.isArray(value) || !first || first.to === undefined) return 1;
  const [from, next] = [first, second ?? first].map((row) => Number(row.from ?? row.speed));
  const to = Number(first.to);
  const width = next === from ? to - Number(from) + 1 : Number(next) - Number(from);
  const isEven = value.every(
    (row, index) => isObject(row) && Number(row.from ?? row.speed) === Number(from) + index * width,
  );
  return isEven && width >= 1 && (to - Number(from) + 1 === width || to - Number(from) === width)
    ? width
    : null;
}

const HOUR_AVERAGE: RowForm<Row<"averagePerHour">> = {
  isRight: (row) => isInt(row.hour) && isNumberOrNull(row.value),
  values: ["value"],
  read: (row, field) => {
    const hour = intOrNull(row.hour ?? row.time, field);
    return hour === null || hour < 0 || hour > 23
      ? undefined
      : { hour, value: numberOrNull(row.value, field) };
  },
};
export const hourAverages = (value: unknown) => rows(value, "daily_average_per_hour", HOUR_AVERAGE);

const PERCENTILES: RowForm<Row<"percentilesPerHour">> = {
  isRight: (row) =>
    isInstant(row.time) && isIntOrNull(row.v30) && isIntOrNull(row.v50) && isIntOrNull(row.v85),
  values: ["v30", "v50", "v85"],
  read: (row, field, timeZone) => {
    const time = instant.read(row.time, field, { timeZone });
    return time === null
      ? undefined
      : {
          time,
          v30: intOrNull(row.v30, field),
          v50: intOrNull(row.v50, field),
          v85: intOrNull(row.v85, field),
        };
  },
};
export const percentilePoints = (value: unknown, timeZone: string | null) =>
  rows(value, "percentile_per_hour", PERCENTILES, timeZone);

const SPEED: RowForm<Row<"speedPerHour">> = {
  isRight: (row) => isInstant(row.time) && isIntOrNull(row.max) && isNumberOrNull(row.average),
  values: ["max", "average"],
  read: (row, field, timeZone) => {
    const time = instant.read(row.time, field, { timeZone });
    return time === null
      ? undefined
      : { time, max: intOrNull(row.max, field), average: numberOrNull(row.average, field) };
  },
};
export const speedPoints = (value: unknown, timeZone: string | null) =>
  rows(value, "speed_per_hour", SPEED, timeZone);

const LENGTH_CLASS: RowForm<Row<"lengthClasses">> = {
  isRight: (row) => Number.isFinite(row.from) && isNumberOrNull(row.to) && isIntOrNull(row.vehicles),
  values: ["vehicles"],
  read: (row, field) => {
    const from = numberOrNull(row.from, field);
    return from === null
      ? undefined
      : { from, to: numberOrNull(row.to, field), vehicles: intOrNull(row.vehicles, field) };
  },
};
/** User specification, section 9: lengths at which one class ends and the next begins, metres. */
const LENGTH_BORDERS = [0, 2.5, 5.2, 9, 12, null] as const;

/** Classes with their borders, or the counts of the specification's five in their order. */
export function lengthClasses(value: unknown): Row<"lengthClasses">[] | null {
  if (!Array.isArray(value) || !value.some((count) => typeof count === "number"))
    return withBorders(rows(value, "count_by_length_total", LENGTH_CLASS));
  if (value.length !== LENGTH_BORDERS.length - 1 || !value.every(isIntOrNull)) return null;
  return value.map((vehicles, index) => ({
    from: LENGTH_BORDERS[index] ?? 0,
    to: LENGTH_BORDERS[index + 1] ?? null,
    vehicles,
  }));
}

/** Classes without an upper border that have others above them: where they end is not told, so that they are none. */
function withBorders<T extends { from: number; to: number | null }>(classes: T[] | null): T[] | null {
  const last = classes?.reduce((most, { from }) => Math.max(most, from), -Infinity);
  if (!classes?.some(({ from, to }) => to === null && from !== last)) return classes;
  return null;
}

const DAY: RowForm<Row<"dailyTable">> = {
  isRight: (row) => isInstant(row.date) && isIntOrNull(row.measurements) && isIntOrNull(row.vehicles),
  values: ["measurements", "vehicles"],
  read: (row, field, timeZone) => {
    const date = instant.read(row.date, field, { timeZone });
    return date === null
      ? undefined
      : {
          date,
          measurements: intOrNull(row.measurements, field),
          vehicles: intOrNull(row.vehicles, field),
        };
  },
};
export const dailyRows = (value: unknown, timeZone: string | null) =>
  rows(value, "dailyTable", DAY, timeZone);

/** Vehicles by day as the table of days says them; null where it does not. */
export function countsOfDays(value: unknown, timeZone: string | null): CountPointRecord[] | null {
  if (!Array.isArray(value)) return null;
  const says = value.length === 0 || value.some((row) => isObject(row) && row.vehicles !== undefined);
  const days = says ? dailyRows(value, timeZone) : null;
  return days?.map(({ date, vehicles }) => ({ time: date, value: vehicles })) ?? null;
}

/** Days with their speeds, whose names differ from ours. */
export function resultsRows(value: unknown, timeZone: string | null): Row<"resultsTable">[] | null {
  return listOrNull(value, "resultsTable", (row) => {
    const day = DAY.read(row, "resultsTable", timeZone);
    return (
      day && {
        ...day,
        averageSpeed: numberOrNull(row.average_speed, "resultsTable"),
        maxSpeed: intOrNull(row.max_speed, "resultsTable"),
        v85: intOrNull(row.v85, "resultsTable"),
        v50: intOrNull(row.v50, "resultsTable"),
        v30: intOrNull(row.v30, "resultsTable"),
      }
    );
  });
}

/** Counted road users of one kind; null where nothing of them is told. */
export function objectCount(
  value: unknown,
  field: string,
  timeZone: string | null,
): ObjectCountRecord | null {
  const count = toldObject(value, field);
  return (
    count && {
      total: intOrNull(count.total_count, field),
      totalTrend: numberOrNull(count.total_count_trend, field),
      byHour: counts(count.count_by_hour, field, timeZone),
      byHourIncoming: counts(count.count_by_hour_incoming, field, timeZone),
      byHourOutgoing: counts(count.count_by_hour_outgoing, field, timeZone),
    }
  );
}
