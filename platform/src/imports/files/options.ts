import type { DirectionName, KindName } from "../../measurements/reading.js";
import type { Encoding } from "./source/encoding.js";

/**
 * The role of a column. `time` is date and time in one, `date` and `clock` are its halves. `to` is the end of
 * an interval, `interval` its length. `speedClass` and `lengthClass` hold the road users of one class,
 * `speedClasses` and `lengthClasses` those of all classes in one cell. `classLabel` names the class of each
 * row.
 */
export const ROLES = [
  "time",
  "date",
  "clock",
  "to",
  "interval",
  "speed",
  "length",
  "direction",
  "kind",
  "samples",
  "count",
  "averageSpeed",
  "maxSpeed",
  "v85",
  "uptime",
  "status",
  "speedClass",
  "lengthClass",
  "speedClasses",
  "lengthClasses",
  "classLabel",
] as const;
export type Role = (typeof ROLES)[number];

export const SPEED_UNITS = ["km/h", "mph", "m/s"] as const;
export const LENGTH_UNITS = ["m", "dm", "cm", "mm", "ft", "in"] as const;
export const TIME_UNITS = ["s", "min", "h"] as const;
export type SpeedUnit = (typeof SPEED_UNITS)[number];
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export type TimeUnit = (typeof TIME_UNITS)[number];
export type Unit = SpeedUnit | LengthUnit | TimeUnit | "%";

export const DATE_ORDERS = ["DMY", "MDY", "YMD"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The assignment of records in the hour that is doubled in autumn, if the file's order does not show it. */
export const PASSES = ["first", "second"] as const;
export type Pass = (typeof PASSES)[number];

/** A person's statement about one column. */
export interface ColumnOption {
  /** From 0. */
  index: number;
  /** null: it is not used. */
  role: Role | null;
  unit?: Unit | undefined;
  /** Of counts. */
  kind?: KindName | undefined;
  /** Of counts. */
  direction?: DirectionName | undefined;
}

/** A person's options for a file. Missing ones are found from the file. */
export interface FileOptions {
  /** IANA name: the zone of local times. */
  timeZone: string;
  /** Unix seconds: records more than ten minutes later are refused. If not given, none are. */
  now?: number | undefined;
  sheet?: string | undefined;
  separator?: string | undefined;
  encoding?: Encoding | undefined;
  /** From 1; 0: there is none. */
  headerLine?: number | undefined;
  /** In a file without a header only these count. In a file with one, others are found by their names. */
  columns?: ColumnOption[] | undefined;
  /** The one place to read of a file with several: lines with another value in this column are skipped. */
  only?: { column: number; value: string } | undefined;
  /**
   * Meaning of values (and of parts of columns' names); "+" and "-" are the signs of speeds. null, of values of a
   * direction column alone: lines with the value are left out, as those of both directions together.
   */
  directions?: Record<string, DirectionName | null> | undefined;
  /** Meaning of values; null: lines with the value are refused. */
  kinds?: Record<string, KindName | null> | undefined;
  dateOrder?: DateOrder | undefined;
  /** The kind of road users, if the file does not state it. */
  kind?: KindName | undefined;
  intervalSeconds?: number | undefined;
  /** Longer silence counts as not heard, if the file does not say when it listened. */
  gapSeconds?: number | undefined;
  doubledHour?: Pass | undefined;
}
