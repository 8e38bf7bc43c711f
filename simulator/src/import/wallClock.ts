import { tzOffset } from "@date-fns/tz";
import { ImportError } from "./importError.js";

const DAY = 86_400;
const QUARTER = 900;

/** Seconds by which records may be out of order before a step in time means the second pass of a doubled hour. */
const DISORDER = 60;

interface DoubledHour {
  /** The file runs from new to old, so its first pass is the later one. */
  descending: boolean;
  secondPass: boolean;
  lastWall: number;
}

/**
 * Turns what a wall clock showed into instants, in the order of a file. In the hour that autumn doubles, records belong to the first pass
 * until the time jumps back, and to the second from there on (the other way about in a file from new to old).
 */
export class WallClock {
  private readonly offsets = new Map<number, number>();
  private lastPlain: number | undefined;
  private doubled: DoubledHour | undefined;

  /** @throws ImportError where there is no such zone */
  constructor(private readonly timeZone: string) {
    if (Number.isNaN(tzOffset(timeZone, new Date(0)))) {
      throw new ImportError(`--timezone: there is no time zone "${timeZone}"`);
    }
  }

  /** The Unix time at which the clock showed `wall`; undefined where spring skipped it. */
  instantOf(wall: number): number | undefined {
    const [earlier, later] = this.candidates(wall);
    if (earlier === undefined || later === undefined) {
      this.doubled = undefined;
      this.lastPlain = earlier ?? this.lastPlain;
      return earlier;
    }
    return this.isLaterPass(wall, later) ? later : earlier;
  }

  private isLaterPass(wall: number, later: number): boolean {
    if (!this.doubled || Math.abs(wall - this.doubled.lastWall) > DAY) {
      const descending = this.lastPlain !== undefined && this.lastPlain > later;
      this.doubled = { descending, secondPass: false, lastWall: wall };
    }
    const { descending, lastWall } = this.doubled;
    const back = descending ? wall - lastWall : lastWall - wall;
    if (back > DISORDER) this.doubled.secondPass = true;
    this.doubled.lastWall = wall;
    return descending !== this.doubled.secondPass;
  }

  /** All instants at which the clock shows `wall`, ascending: none, one or two. */
  private candidates(wall: number): number[] {
    const before = this.offsetAt(wall - DAY);
    const after = this.offsetAt(wall + DAY);
    if (before === after) return [wall - before];
    return [wall - before, wall - after]
      .filter((instant) => instant + this.offsetAt(instant) === wall)
      .sort((a, b) => a - b);
  }

  /** Seconds east of UTC; clocks change on quarters of an hour. */
  private offsetAt(time: number): number {
    const quarter = Math.floor(time / QUARTER);
    let offset = this.offsets.get(quarter);
    if (offset === undefined) {
      offset = tzOffset(this.timeZone, new Date(quarter * QUARTER * 1000)) * 60;
      this.offsets.set(quarter, offset);
    }
    return offset;
  }
}
