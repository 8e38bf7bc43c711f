import type { Interval } from "./intervals.js";
import type { Direction, Kind } from "./reading.js";

/** Road users by classes of speed or length: what a device counted, or what it says in percent of them. */
export interface Classes {
  /**
   * Where classes begin, ascending: tenths of km/h, or of a metre. Each ends where the next begins; the last is open.
   * A device that only knows whole km/h has a class of 50 to 54 from 495 to 545: that is what rounds to them.
   */
  borders: number[];
  /** Road users of each class; null where it says shares. */
  counts: number[] | null;
  /** Hundredths of a percent of each class; null where it says counts. */
  shares: number[] | null;
}

/** Road users of one kind and direction in a stretch of time, of which a device tells the number and not each by itself. */
export interface CountedInterval extends Interval {
  kind: Kind;
  direction: Direction;
  /** Road users; 0: nobody passed. */
  count: number;
  /** null: not told. */
  speeds: Classes | null;
  lengths: Classes | null;
  /** Tenths of km/h, of those with a speed; null: not told. */
  averageSpeed: number | null;
  /** Whole km/h; null: not told. */
  maxSpeed: number | null;
  /** Tenths of km/h, as the device computed it. It is kept and exported; figures come from classes. null: not told. */
  v85: number | null;
}
