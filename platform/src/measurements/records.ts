import type { CountedInterval } from "./countedInterval.js";
import type { Reading } from "./reading.js";

/** What a device tells of a stretch of time: road users one by one, and intervals of which it tells numbers. */
export interface Records {
  /** In order of time. */
  readings: Reading[];
  /** By their beginning. */
  intervals: CountedInterval[];
}

/** One of them. */
export type Timed = Reading | CountedInterval;

export const isReading = (record: Timed): record is Reading => "timestamp" in record;

/** When a reading was, or an interval began. */
export const timeOf = (record: Timed): number => (isReading(record) ? record.timestamp : record.from);
