import type { Interval } from "./intervals.js";
import type { Direction, Kind } from "./reading.js";

/** Road users by classes of speed or length: counted by a device, or sent in percent. */
export interface Classes {
  /**
   * Starts of classes, ascending: tenths of km/h, or of a metre. Each ends at the start of the next; the last
   * is open. A device that only knows whole km/h has a class of 50 to 54 from 495 to 545: the values that
   * round to them.
   */
  borders: number[];
  /** Road users of each class; null if the device sends shares. */
  counts: number[] | null;
  /** Hundredths of a percent of each class; null if it sends counts. */
  shares: number[] | null;
}

/**
 * Road users of one kind and direction in a stretch of time, which a device reports as a number and not one
 * by one.
 */
export interface CountedInterval extends Interval {
  kind: Kind;
  direction: Direction;
  /** Road users; 0: nobody passed. */
  count: number;
  /** null: not reported. */
  speeds: Classes | null;
  lengths: Classes | null;
  /** Tenths of km/h, of those with a speed; null: not reported. */
  averageSpeed: number | null;
  /** Whole km/h; null: not reported. */
  maxSpeed: number | null;
  /**
   * Tenths of km/h, as computed by the device. Only stored and exported, as figures come from classes. null:
   * not reported.
   */
  v85: number | null;
}
