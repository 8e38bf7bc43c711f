import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../db/tables.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import {
  allCoverage,
  type Coverage,
  coverageOfIntervals,
  type HeardInterval,
  NO_COVERAGE,
} from "../measurements/coverage.js";
import { directionOfCode, kindOfCode, type Reading, roadCode } from "../measurements/reading.js";
import { DAY } from "../time/clock.js";
import { FileFault } from "./files/fileFault.js";
import type { FileOptions } from "./files/options.js";
import { readFile } from "./files/readFile.js";
import type { RefusedLine } from "./files/records/chunk.js";
import type { SourceFile } from "./files/sourceFile.js";
import type { Code, Said } from "./files/texts.js";
import { understand } from "./files/understand.js";
import type { Understanding } from "./files/understanding.js";
import { type Frame, frame } from "./frames.js";
import type { Series, UnplacedTime } from "./missingRows.rules.js";
import { packPiece } from "./pieces.store.js";
import { storedFile } from "./storedFile.js";

export interface ReadingInput {
  id: number;
  name: string;
  size: number;
  options: FileOptions;
}

/** The number of lines refused for one reason. */
export interface RefusedCount extends Said {
  count: number;
}

/** The messages while a file is read, in this order. */
export type ReadingFrame =
  | { kind: "progress"; share: number }
  | { kind: "understanding"; understanding: Understanding }
  | {
      kind: "piece";
      from_time: number;
      to_time: number;
      reading_count: number;
      interval_count: number;
      coverageLength: number;
    }
  | { kind: "fault"; fault: Said }
  | {
      kind: "end";
      refused: number;
      byCode: RefusedCount[];
      /** Time for which a count is empty: its other counts are not all. */
      unheard: Coverage;
      /** The kinds and directions that its rows count. */
      series: Series[];
      /** Refused lines that don't tell what interval they are of. */
      unplaced: UnplacedTime;
      /** Several rows are parts of one interval. */
      isInParts: boolean;
    };

/** Limit of records held before they are packed: memory stays flat, however large the file. */
const HELD_AT_MOST = 60_000;
const SIGN_OF_LIFE_MS = 3_000;
const NOTHING = new Uint8Array(0);
/** Understanding a file reads it as often as reading the records does: half of the progress each. */
const HALF = 0.5;

/** Reads an uploaded file, see framesOfFile. */
export function importFrames(db: Db, { id, name, size, options }: ReadingInput): AsyncGenerator<Uint8Array> {
  return framesOfFile(storedFile(db, id, name, size), options);
}

/**
 * Reads a file: yields its understanding, then its records as packed pieces; no records if there are
 * questions. If the file turns out to be damaged half way, it ends with the fault.
 */
export async function* framesOfFile(file: SourceFile, options: FileOptions): AsyncGenerator<Uint8Array> {
  const counted = new CountedFile(file);
  const understanding = yield* withSignsOfLife(understand(counted, options), () => counted.share * HALF);
  yield say({ kind: "understanding", understanding });
  if (understanding.questions.length + understanding.faults.length > 0) return;
  try {
    yield* recordFrames(counted, options, understanding);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield say({ kind: "fault", fault: { code: error.code, params: error.params } });
  }
}

async function* recordFrames(
  file: SourceFile,
  options: FileOptions,
  understanding: Understanding,
): AsyncGenerator<Uint8Array> {
  const days = new Days(understanding.heardBy === "intervals");
  const refusals = new Refusals();
  const codes = new Set<number>();
  let unheard = NO_COVERAGE;
  let unplaced: UnplacedTime = { lines: 0, near: NO_COVERAGE, isAnywhere: false };
  let isInParts = false;
  for await (const chunk of readFile(file, options, understanding)) {
    for (const { reading } of chunk.readings) days.addReading(reading);
    for (const { interval } of chunk.intervals) {
      days.addInterval(interval);
      codes.add(roadCode(interval.kind, interval.direction));
    }
    for (const stretch of chunk.heard) days.addHeard(stretch);
    for (const line of chunk.refused) refusals.add(line);
    isInParts = chunk.isInParts;
    if (chunk.unplaced) unplaced = { ...chunk.unplaced, near: coverageOfIntervals(chunk.unplaced.near) };
    if (chunk.unheard.length > 0) unheard = allCoverage([unheard, coverageOfIntervals(chunk.unheard)]);
    if (days.size < HELD_AT_MOST) continue;
    for (const piece of days.take(false)) yield piece;
    yield say({ kind: "progress", share: HALF + (HALF * chunk.bytes) / Math.max(1, file.size) });
  }
  for (const piece of days.take(true)) yield piece;
  const series = [...codes].map((code) => ({ kind: kindOfCode(code), direction: directionOfCode(code) }));
  yield say({ kind: "end", ...refusals.counts(), unheard, series, unplaced, isInParts });
}

const say = (head: ReadingFrame, body = NOTHING) =>
  frame<ReadingFrame>({ head, body } as Frame<ReadingFrame>);

/** The result of a promise. Sends signs of life meanwhile, so that the work is not taken for stuck. */
async function* withSignsOfLife<T>(work: Promise<T>, share: () => number): AsyncGenerator<Uint8Array, T> {
  const stop = new AbortController();
  try {
    for (;;) {
      const pausing = pause(SIGN_OF_LIFE_MS, null, { signal: stop.signal }).catch(() => null);
      const done = await Promise.race([work.then((value) => ({ value })), pausing]);
      if (done) return done.value;
      yield say({ kind: "progress", share: share() });
    }
  } finally {
    stop.abort();
  }
}

/** A file that counts the bytes read. */
class CountedFile implements SourceFile {
  bytes = 0;
  readonly name: string;
  readonly size: number;

  constructor(private readonly file: SourceFile) {
    this.name = file.name;
    this.size = file.size;
  }

  get share(): number {
    return Math.min(1, this.bytes / Math.max(1, this.size));
  }

  async *open(start?: number, end?: number): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.file.open(start, end)) {
      this.bytes += chunk.length;
      yield chunk;
    }
  }
}

interface Day {
  readings: Reading[];
  intervals: CountedInterval[];
  heard: HeardInterval[];
}

/** Records by the UTC day on which they begin. */
class Days {
  size = 0;
  private readonly days = new Map<number, Day>();
  private latest = 0;

  /** @param heardByIntervals true if the intervals themselves are the coverage */
  constructor(private readonly heardByIntervals: boolean) {}

  addReading(reading: Reading): void {
    this.day(reading.timestamp).readings.push(reading);
  }

  addInterval(interval: CountedInterval): void {
    this.day(interval.from).intervals.push(interval);
  }

  addHeard(stretch: HeardInterval): void {
    this.day(stretch.from).heard.push(stretch);
  }

  /** The days as pieces. @param all true to include the current day, of which more is expected */
  *take(all: boolean): Generator<Uint8Array> {
    for (const [day, { readings, intervals, heard }] of this.days) {
      if (!all && day === this.latest && this.days.size > 1) continue;
      readings.sort((one, other) => one.timestamp - other.timestamp);
      intervals.sort((one, other) => one.from - other.from);
      const covered = coverageOfIntervals(this.heardByIntervals ? intervals : heard);
      const { data, coverage, ...packed } = packPiece({ readings, intervals, covered });
      const body = Buffer.concat([coverage, data]);
      yield say({ kind: "piece", ...packed, coverageLength: coverage.length }, body);
      this.days.delete(day);
      this.size -= readings.length + intervals.length + heard.length;
    }
  }

  private day(instant: number): Day {
    const day = Math.floor(instant / DAY);
    this.latest = day;
    this.size += 1;
    const known = this.days.get(day);
    if (known) return known;
    const made: Day = { readings: [], intervals: [], heard: [] };
    this.days.set(day, made);
    return made;
  }
}

/** Refused lines by their reason. */
class Refusals {
  private readonly byReason = new Map<string, RefusedCount>();
  private total = 0;

  add({ code, params }: RefusedLine): void {
    this.total += 1;
    const known = this.byReason.get(code);
    if (known) known.count += 1;
    else this.byReason.set(code, { code: code as Code, params, count: 1 });
  }

  counts(): { refused: number; byCode: RefusedCount[] } {
    const byCode = [...this.byReason.values()].sort((one, other) => other.count - one.count);
    return { refused: this.total, byCode };
  }
}
