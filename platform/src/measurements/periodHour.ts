import type { LocalHour } from "../time/hours.js";
import type { KindSeconds } from "./coverage.js";
import type { Kind } from "./reading.js";

/** The part of a local hour within a period, with its stored content. */
export interface PeriodHour extends LocalHour {
  /** Seconds of that part with somebody listening, for any kind of road user. */
  covered: number;
  /** The same by kind; null: all equal `covered`. */
  heard: KindSeconds | null;
  /** Packed histogram of the part; null if nothing was heard. */
  histogram: Uint8Array | null;
  /**
   * What is counted begins, or ends, in the hour, though the period does not: with a stay. An interval that
   * reaches over the borders of what the hour holds may reach over that one.
   */
  beginsInside: boolean;
  endsInside: boolean;
}

/** Seconds of an hour's part in which somebody listened for a kind of road users. */
export const heardOf = ({ covered, heard }: Pick<PeriodHour, "covered" | "heard">, kind: Kind): number =>
  heard === null ? covered : heard[kind];

/** The hours of a period, and the period that they cover. */
export interface MeasuredHours {
  hours: PeriodHour[];
  /** The requested period, extended by cut hours whose records are deleted. */
  period: Period;
  /** True if hours had to be taken whole. */
  isWidened: boolean;
}

/** Half-open [start, end), Unix seconds. */
export interface Period {
  start: number;
  end: number;
}
