import type { CountedInterval } from "../../../measurements/countedInterval.js";
import type { HeardInterval } from "../../../measurements/coverage.js";
import type { Reading } from "../../../measurements/reading.js";
import type { Code, Params } from "../texts.js";

/** A reading and the line that it stands in, from 1. */
export interface ReadingAt {
  line: number;
  reading: Reading;
}

/** A counted interval and the line that it stands in, from 1; a line may hold several. */
export interface CountedIntervalAt {
  line: number;
  interval: CountedInterval;
}

/** A line that can't be taken, and why. */
export interface RefusedLine {
  line: number;
  code: Code;
  params: Params;
  /** Index of the column that is at fault; null: the line as a whole. */
  column: number | null;
  /** As it stands in the file, cut where it is very long. */
  text: string;
}

/** What some lines of a file hold, in its order. */
export interface Chunk {
  readings: ReadingAt[];
  intervals: CountedIntervalAt[];
  /** What the file says was listened to; empty where it does not say it. */
  heard: HeardInterval[];
  refused: RefusedLine[];
  /** Bytes of the file read so far. */
  bytes: number;
}

/** Why a row can't be taken. */
export interface Refusal {
  code: Code;
  params?: Params;
  column: number | null;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "code" in value;
