import type { LocalHour } from "../time/hours.js";

/** The part of a local hour that lies in a period, with what was stored of it. */
export interface PeriodHour extends LocalHour {
  /** Seconds of that part that batches cover. */
  covered: number;
  /** Packed histogram of the part; null where nothing was heard. */
  histogram: Uint8Array | null;
}

/** The hours of a period, and the period that they are of. */
export interface MeasuredHours {
  hours: PeriodHour[];
  /** The period that was asked for; where it cuts hours whose records are gone, those are in it whole. */
  period: Period;
  /** Whether hours had to be taken whole. */
  isWidened: boolean;
}

/** Half-open [start, end), Unix seconds. */
export interface Period {
  start: number;
  end: number;
}
