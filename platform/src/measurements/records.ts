import type { CountedInterval } from "./countedInterval.js";
import type { Reading } from "./reading.js";

/** A device's data about a stretch of time: single road users, and intervals with counts. */
export interface Records {
  /** In order of time. */
  readings: Reading[];
  /** By their beginning. */
  intervals: CountedInterval[];
}

export type Timed = Reading | CountedInterval;

export const isReading = (record: Timed): record is Reading => "timestamp" in record;

/** The time of a reading, or the start of an interval. */
export const timeOf = (record: Timed): number => (isReading(record) ? record.timestamp : record.from);
