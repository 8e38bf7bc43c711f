import type { CountedInterval } from "../../measurements/countedInterval.js";
import type { Kind } from "../../measurements/reading.js";
import { dataRows, hasTooMany } from "./dataRows.js";
import { FileFault } from "./fileFault.js";
import type { FileOptions } from "./options.js";
import { addedUp, arePartsOfOne } from "./records/addedUp.js";
import { type Chunk, type CountedIntervalAt, isRefusal, type Refusal } from "./records/chunk.js";
import { IntervalRow } from "./records/intervalRow.js";
import { ReadingRow } from "./records/readingRow.js";
import { RowTime } from "./records/rowTime.js";
import { ALL_KINDS, UnplacedLines } from "./records/unplaced.js";
import { LeftOut } from "./records/values.js";
import { withRole } from "./shape/findings.js";
import { isGrouped, ungrouped } from "./shape/words.js";
import { Fields } from "./source/jsonRows.js";
import { type Row, shown } from "./source/row.js";
import { type SourceFile, thrownBy, WatchedFile } from "./sourceFile.js";
import { WallClock } from "./time/wallClock.js";
import type { Understanding } from "./understanding.js";

/** Approximate number of records and refused lines per chunk. A handful of rows is not split. */
const CHUNK = 2000;

/**
 * The records of a file, in its order, as understood with these options. Refused lines are reported with the
 * rest. Adjacent rows of one interval become one record, with the line of the first.
 * @throws FileFault QUESTIONS_OPEN if something is not known yet; the `faults` of `understand`, for a file
 * that can't be read
 */
export async function* readFile(
  file: SourceFile,
  options: FileOptions,
  understanding: Understanding,
): AsyncGenerator<Chunk> {
  const { faults, questions, columns } = understanding;
  const [fault] = faults;
  if (fault) throw new FileFault(fault.code, fault.params);
  if (questions.length > 0)
    throw new FileFault("QUESTIONS_OPEN", { codes: questions.map(({ code }) => code).join(", ") });
  const watched = new WatchedFile(file);
  const names = columns.map(({ name }) => name);
  const reader = new RecordReader(understanding, options);
  try {
    for await (const rows of dataRows(watched, understanding, understanding, new Fields(names))) {
      for (const row of rows) reader.add(row);
      if (reader.size >= CHUNK) yield reader.take(watched.bytes);
    }
  } catch (error) {
    throw thrownBy(error);
  }
  yield reader.finish(watched.bytes);
}

const emptyChunk = (): Chunk => ({
  readings: [],
  intervals: [],
  heard: [],
  unheard: [],
  refused: [],
  unplaced: null,
  isInParts: false,
  bytes: 0,
});

class RecordReader {
  private chunk = emptyChunk();
  /** Intervals of the time at which the file currently is. */
  private readonly held: CountedIntervalAt[] = [];
  private readonly time: RowTime;
  private readonly width: number;
  /** Number columns with thousands separators. */
  private readonly grouped: number[];
  /**
   * For our own raw.csv, which has single road users besides counted intervals: the column that distinguishes
   * them.
   */
  private readonly telling: number | null;
  private readonly readings: ReadingRow | null;
  private readonly intervals: IntervalRow | null;
  private readonly unplaced = new UnplacedLines();
  private readonly leftOut: LeftOut;
  private isInParts = false;

  constructor(understanding: Understanding, options: FileOptions) {
    const { columns, timeZone, doubledHours, dateOrder } = understanding;
    const clock = new WallClock(timeZone, options.doubledHour, doubledHours);
    this.time = new RowTime(columns, dateOrder ?? "DMY", clock, timeZone, options.now);
    this.width = columns.length;
    this.grouped = columns.filter(({ grouped }) => grouped).map(({ index }) => index);
    const isCounting = understanding.records === "intervals";
    const isRaw = understanding.form === "own" && withRole(columns, "kind", "direction").length > 0;
    const [telling] = isRaw ? withRole(columns, isCounting ? "count" : "samples") : [];
    this.telling = telling?.index ?? null;
    this.leftOut = new LeftOut(withRole(columns, "direction")[0], understanding.directions);
    this.intervals = isCounting ? new IntervalRow(understanding, options) : null;
    this.readings = isCounting ? null : new ReadingRow(understanding, options);
  }

  get size(): number {
    return this.chunk.readings.length + this.chunk.intervals.length + this.chunk.refused.length;
  }

  finish(bytes: number): Chunk {
    this.release();
    return { ...this.take(bytes), unplaced: this.unplaced.found() };
  }

  take(bytes: number): Chunk {
    const { chunk } = this;
    this.chunk = emptyChunk();
    return { ...chunk, isInParts: this.isInParts, bytes };
  }

  add(row: Row): void {
    const refusal = this.refusalOf(row);
    if (!refusal) return;
    const { code, params = {}, column } = refusal;
    this.chunk.refused.push({ line: row.line, code, params, column, text: shown(row.text) });
  }

  /** Adjacent rows of one time are parts of it: one for each lane or class. */
  private addInterval(line: number, interval: CountedInterval): void {
    const { held } = this;
    if (held[0] && held[0].interval.from !== interval.from) this.release();
    const part = this.held.find((one) => arePartsOfOne(one.interval, interval));
    if (part) part.interval = addedUp(part.interval, interval);
    if (part) this.isInParts = true;
    else this.held.push({ line, interval });
  }

  private release(): void {
    for (const one of this.held) this.chunk.intervals.push(one);
    this.held.length = 0;
  }

  private refusalOf({ line, cells, broken }: Row): Refusal | null {
    if (broken) return this.withoutTime({ ...broken, column: null }, ALL_KINDS);
    for (const index of this.grouped) {
      const cell = (cells[index] ?? "").trim();
      if (isGrouped(cell)) cells[index] = String(ungrouped(cell));
    }
    if (hasTooMany(cells, this.width)) {
      const params = { cells: cells.length, columns: this.width };
      return this.withoutTime({ code: "TOO_MANY_CELLS", params, column: null }, ALL_KINDS);
    }
    if (this.telling !== null && !this.leftOut.has(cells) && (cells[this.telling] ?? "").trim() === "")
      return { code: "NOT_A_NUMBER", column: this.telling };
    // Also of lines that are left out: the clock follows all of them to tell the passes of a doubled hour.
    const code = this.time.read(cells);
    if (this.leftOut.has(cells)) return null;
    // A time that spring skipped is of no interval.
    if (code === "TIME_SKIPPED") return { code, column: this.time.fault };
    if (code)
      return this.withoutTime({ code, column: this.time.fault }, this.intervals?.possibleKinds(cells));
    if (this.readings) {
      const reading = this.readings.read(cells, this.time);
      if (isRefusal(reading)) return reading;
      this.chunk.readings.push({ line, reading });
    }
    return this.intervals && this.readIntervals(line, cells, this.intervals);
  }

  private readIntervals(line: number, cells: string[], row: IntervalRow): Refusal | null {
    const read = row.read(cells, this.time);
    const { stretch } = row;
    if (stretch) this.unplaced.at(stretch);
    if (isRefusal(read)) {
      if (!stretch) return this.withoutTime(read, row.possibleKinds(cells));
      if (read.code === "KIND_NOT_UNDERSTOOD") this.unplaced.addAt(row.possibleKinds(cells), stretch);
      // What other rows count in its time is not all.
      this.chunk.unheard.push(...row.unheardIn(cells));
      return read;
    }
    for (const interval of read.intervals) this.addInterval(line, interval);
    this.chunk.heard.push(...read.heard);
    this.chunk.unheard.push(...read.unheard);
    return null;
  }

  private withoutTime(refusal: Refusal, kinds: readonly Kind[] = []): Refusal {
    if (this.intervals) this.unplaced.add(kinds);
    return refusal;
  }
}
