import type { LocalHour } from "../time/hours.js";

/** The part of a local hour that lies in a period, with what was stored of it. */
export interface PeriodHour extends LocalHour {
  /** Seconds of that part that batches cover. */
  covered: number;
  /** Packed histogram of the part; null where nothing was heard. */
  histogram: Uint8Array | null;
}

/** Half-open [start, end), Unix seconds. */
export interface Period {
  start: number;
  end: number;
}
