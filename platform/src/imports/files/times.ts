import { dataRows, hasTooMany } from "./dataRows.js";
import type { DateOrder } from "./options.js";
import { RowTime } from "./records/rowTime.js";
import { LeftOut } from "./records/values.js";
import { withRole } from "./shape/findings.js";
import { Fields } from "./source/jsonRows.js";
import type { SourceFile } from "./sourceFile.js";
import { Distances, Rhythm } from "./time/rhythm.js";
import { WallClock } from "./time/wallClock.js";
import type { Column, Understanding } from "./understanding.js";

/** The way in which times are read. Observations made with one are not valid for another. */
export interface TimeReading {
  columns: readonly Column[];
  order: DateOrder;
  timeZone: string;
  /** Unix seconds: later times are invalid. */
  now: number | undefined;
  /** Meanings of values of the direction column; null: lines with the value are left out. */
  directions: Understanding["directions"];
}

const keyOf = ({ columns, order, timeZone, directions }: TimeReading): string => {
  const times = withRole(columns, "time", "date", "clock", "to");
  return JSON.stringify([
    order,
    timeZone,
    Object.keys(directions).filter((word) => directions[word] === null),
    times.map(({ index, role, timeForm, of }) => [index, role, timeForm, of]),
  ]);
};

/** Observations of a file's times, row by row in its order. */
export class TimesSeen {
  readonly rhythm = new Rhythm();
  readonly distances = new Distances();
  /** Tracks the file's visits to doubled hours. */
  readonly walls: WallClock;
  first = Number.POSITIVE_INFINITY;
  last = Number.NEGATIVE_INFINITY;
  /** Steps in time, forwards and backwards. */
  forth = 0;
  back = 0;
  /** Rows contain the end of their intervals. */
  ended = false;
  private previous = Number.NaN;
  private readonly key: string;
  private readonly time: RowTime;
  private readonly leftOut: LeftOut;

  constructor(reading: TimeReading) {
    const { columns, order, timeZone, now, directions } = reading;
    this.leftOut = new LeftOut(withRole(columns, "direction")[0], directions);
    this.walls = new WallClock(timeZone);
    this.time = new RowTime(columns, order, this.walls, timeZone, now);
    this.key = keyOf(reading);
  }

  get isTold(): boolean {
    return this.time.isTold;
  }

  /** True if these times were read in this way. */
  isOf(reading: TimeReading): boolean {
    return keyOf(reading) === this.key;
  }

  add(cells: readonly string[]): void {
    const { time } = this;
    // Lines that are left out show passes of a doubled hour as all do, and no rhythm.
    if (!time.isTold || time.read(cells) !== null || this.leftOut.has(cells)) return;
    const at = Number.isNaN(time.from) ? time.to : time.from;
    if (!Number.isNaN(time.to - time.from)) this.ended = true;
    this.rhythm.add(at);
    if (at > this.previous) this.forth += 1;
    if (at < this.previous) this.back += 1;
    this.previous = at;
    // On the wall clock a day is a day, also when the clocks change.
    this.distances.add(Number.isNaN(time.wall) ? at : time.wall);
    if (at < this.first) this.first = at;
    if (at > this.last) this.last = at;
  }
}

/** Reads all times of a file. */
export async function readTimes(
  file: SourceFile,
  understanding: Understanding,
  reading: TimeReading,
): Promise<TimesSeen> {
  const seen = new TimesSeen(reading);
  const names = understanding.columns.map(({ name }) => name);
  for await (const rows of dataRows(file, understanding, understanding, new Fields(names))) {
    for (const { cells, broken } of rows) if (!broken && !hasTooMany(cells, names.length)) seen.add(cells);
  }
  return seen;
}
