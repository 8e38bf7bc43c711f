import type { DirectionName, KindName } from "../../measurements/reading.js";
import type { Encoding } from "./source/encoding.js";

/**
 * What a column says. `time` is date and time in one, `date` and `clock` its halves; `to` is the end of an interval, `interval` its
 * length. `speedClass` and `lengthClass` hold the road users of one class each, `speedClasses` and `lengthClasses` those of all in one cell; `classLabel`
 * names the class of each row.
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

/** What to do with records of the hour that autumn doubles, where the file's order does not tell in which of both they are. */
export const PASSES = ["first", "second"] as const;
export type Pass = (typeof PASSES)[number];

/** What a person says of one column. */
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

/** What a person says of a file; what they leave out is found from the file. */
export interface FileOptions {
  /** IANA name: the zone of local times. */
  timeZone: string;
  /** Unix seconds: what lies more than ten minutes later is refused. Not given: nothing is. */
  now?: number | undefined;
  sheet?: string | undefined;
  separator?: string | undefined;
  encoding?: Encoding | undefined;
  /** From 1; 0: there is none. */
  headerLine?: number | undefined;
  /** Those of a file without header alone count; of one with a header, the others are found by their names. */
  columns?: ColumnOption[] | undefined;
  /** Of a file with several places, the one that is read: lines with another value in this column are passed over. */
  only?: { column: number; value: string } | undefined;
  /** What values (and parts of columns' names) mean; "+" and "-" are the signs of speeds. */
  directions?: Record<string, DirectionName> | undefined;
  /** What values mean; null: lines with it are refused. */
  kinds?: Record<string, KindName | null> | undefined;
  dateOrder?: DateOrder | undefined;
  /** What was counted, where the file does not say it. */
  kind?: KindName | undefined;
  intervalSeconds?: number | undefined;
  /** Silence that lasts longer was not heard, where the file does not say when it listened. */
  gapSeconds?: number | undefined;
  doubledHour?: Pass | undefined;
}
