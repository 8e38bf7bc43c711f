import type { Direction, Kind, Reading } from "../model/device.js";

const NONE = 0xffff;
const kinds: readonly Kind[] = ["vehicle", "pedestrian", "bicycle"];
const directions: readonly Direction[] = ["incoming", "outgoing"];

interface Columns {
  time: Uint32Array;
  /** km/h. */
  speed: Uint16Array;
  /** Tenths of a metre. */
  length: Uint16Array;
  /** Kind and direction. */
  sort: Uint8Array;
  line: Uint32Array;
}

function columnsFor(rows: number): Columns {
  return {
    time: new Uint32Array(rows),
    speed: new Uint16Array(rows),
    length: new Uint16Array(rows),
    sort: new Uint8Array(rows),
    line: new Uint32Array(rows),
  };
}

/** Readings in 13 bytes each, so that a file of millions fits the memory and can be put in order. */
export class ReadingTable {
  size = 0;
  private columns = columnsFor(1024);

  /** Adds what line `line` of the file says. */
  add(reading: Reading, line: number): void {
    if (this.size === this.columns.time.length) this.grow();
    const { time, speed, length, sort, line: lines } = this.columns;
    const row = this.size++;
    time[row] = reading.timestamp;
    speed[row] = reading.speed ?? NONE;
    length[row] = reading.length === undefined ? NONE : Math.round(reading.length * 10);
    sort[row] =
      kinds.indexOf(reading.kind ?? "vehicle") * directions.length + directions.indexOf(reading.direction);
    lines[row] = line;
  }

  /** Rows by time, and equal times by content: the order of the file leaves no trace. */
  inOrder(): Uint32Array {
    const { time, speed, length, sort } = this.columns;
    const keys = [time, sort, speed, length];
    return Uint32Array.from({ length: this.size }, (_, row) => row).sort((a, b) => {
      for (const key of keys) {
        const difference = (key[a] ?? 0) - (key[b] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    });
  }

  timeOf(row: number): number {
    return this.columns.time[row] ?? 0;
  }

  lineOf(row: number): number {
    return this.columns.line[row] ?? 0;
  }

  readingOf(row: number): Reading {
    const { time, speed, length, sort } = this.columns;
    const code = sort[row] ?? 0;
    const reading: Reading = {
      timestamp: time[row] ?? 0,
      direction: directions[code % directions.length] ?? "incoming",
      kind: kinds[Math.floor(code / directions.length)] ?? "vehicle",
    };
    if (speed[row] !== NONE) reading.speed = speed[row] ?? 0;
    if (length[row] !== NONE) reading.length = (length[row] ?? 0) / 10;
    return reading;
  }

  private grow(): void {
    const before = this.columns;
    this.columns = columnsFor(before.time.length * 2);
    this.columns.time.set(before.time);
    this.columns.speed.set(before.speed);
    this.columns.length.set(before.length);
    this.columns.sort.set(before.sort);
    this.columns.line.set(before.line);
  }
}
