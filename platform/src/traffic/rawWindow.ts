import type { CountedInterval } from "../measurements/countedInterval.js";
import type { Interval } from "../measurements/intervals.js";
import type { Reading } from "../measurements/reading.js";

/** The vehicles of a stretch of time, as they were sent, and of some seconds before it. */
export interface RawWindow extends Interval {
  /** Single vehicles in order of time, those of the seconds before included. */
  vehicles: Reading[];
  /** Counted intervals of vehicles that reach into it or into the seconds before. */
  intervals: CountedInterval[];
  /** Union of the time in which vehicles were listened for, the seconds before included. */
  heard: Interval[];
  /** Union of the time of which records are deleted, the seconds before included: nothing of it is in here. */
  lost: Interval[];
}
