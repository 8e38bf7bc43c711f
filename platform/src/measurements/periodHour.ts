import type { LocalHour } from "../time/hours.js";
import type { KindSeconds } from "./coverage.js";
import type { Kind } from "./reading.js";

/** The part of a local hour that lies in a period, with what was stored of it. */
export interface PeriodHour extends LocalHour {
  /** Seconds of that part that were listened to, for any kind of road user. */
  covered: number;
  /** The same by kind; null: each as long as `covered`. */
  heard: KindSeconds | null;
  /** Packed histogram of the part; null where nothing was heard. */
  histogram: Uint8Array | null;
}

/** Seconds of an hour's part in which road users of a kind were listened for. */
export const heardOf = ({ covered, heard }: Pick<PeriodHour, "covered" | "heard">, kind: Kind): number =>
  heard === null ? covered : heard[kind];

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
