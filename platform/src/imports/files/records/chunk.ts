import type { CountedInterval } from "../../../measurements/countedInterval.js";
import type { HeardInterval } from "../../../measurements/coverage.js";
import type { Reading } from "../../../measurements/reading.js";
import type { Code, Params } from "../texts.js";
import type { Unplaced } from "./unplaced.js";

/** A reading and its line, from 1. */
export interface ReadingAt {
  line: number;
  reading: Reading;
}

/** A counted interval and its line, from 1. A line may hold several. */
export interface CountedIntervalAt {
  line: number;
  interval: CountedInterval;
}

/** A refused line, and the reason. */
export interface RefusedLine {
  line: number;
  code: Code;
  params: Params;
  /** Index of the faulty column; null: the line as a whole. */
  column: number | null;
  /** As in the file, cut if it is very long. */
  text: string;
}

/** Records from some lines of a file, in its order. */
export interface Chunk {
  readings: ReadingAt[];
  intervals: CountedIntervalAt[];
  /** Time that the file states as listened to; empty if it does not. */
  heard: HeardInterval[];
  /** Time for which a count of this kind is empty or refused. What other columns or rows count in it is not all. */
  unheard: HeardInterval[];
  refused: RefusedLine[];
  /** Of all lines, in the last chunk alone. */
  unplaced: Unplaced | null;
  /** Several rows were added up to one interval, in any chunk up to this one. */
  isInParts: boolean;
  /** Bytes of the file read so far. */
  bytes: number;
}

/** The reason why a row is refused. */
export interface Refusal {
  code: Code;
  params?: Params;
  column: number | null;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "code" in value;
