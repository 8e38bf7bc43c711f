import { DAY } from "../../../time/clock.js";
import type { DateOrder } from "../options.js";
import type { Code } from "../texts.js";
import { emptyTime, readTime, type TimeRead } from "../time/readTime.js";
import { WallClock } from "../time/wallClock.js";
import type { Column } from "../understanding.js";

/** Unix seconds of 1990-01-01: no record is older. */
const EARLIEST = 631_152_000;
/** Seconds that a clock may be ahead. */
const AHEAD = 600;

/** Reads when a row's record begins and ends, from any columns that contain it. */
export class RowTime {
  /** Unix seconds; NaN if the row only has its end. */
  from = Number.NaN;
  /** Unix seconds; NaN if the row does not have its end. */
  to = Number.NaN;
  /** Clock time at the beginning, as if it were UTC; NaN if the file has instants. */
  wall = Number.NaN;
  /** The column that could not be read. */
  fault: number | null = null;
  private readonly start: Column | undefined;
  private readonly clock: Column | undefined;
  private readonly end: Column | undefined;
  private readonly one: TimeRead = emptyTime();
  private readonly other: TimeRead = emptyTime();
  /** For ends and whole days, which are asked for in no particular order. */
  private readonly ends: WallClock;

  /**
   * @param columns all of the file; those with times are found by their roles
   * @param clock in the file's order
   * @param latest Unix seconds
   */
  constructor(
    columns: readonly Column[],
    private readonly order: DateOrder,
    private readonly walls: WallClock,
    zone: string,
    private readonly latest = Number.POSITIVE_INFINITY,
  ) {
    const of = (...roles: Column["role"][]) =>
      columns.find(({ role }) => role !== null && roles.includes(role));
    this.start = of("time", "date");
    this.clock = of("clock");
    this.end = of("to");
    this.ends = new WallClock(zone);
  }

  /** True if any column contains a time. */
  get isTold(): boolean {
    return this.start !== undefined || (this.end !== undefined && this.end.timeForm !== null);
  }

  /** Reads a row; returns the reason why its time is refused, else null. */
  read(cells: readonly string[]): Code | null {
    this.from = Number.NaN;
    this.to = Number.NaN;
    this.wall = Number.NaN;
    this.fault = null;
    const fault = this.start ? this.readStart(cells) : this.readOnlyEnd(cells);
    if (fault) return fault;
    const time = Number.isNaN(this.from) ? this.to : this.from;
    if (time < EARLIEST) return "TIME_TOO_EARLY";
    if (time > this.latest + AHEAD) return "TIME_IN_FUTURE";
    return this.to <= this.from ? "END_NOT_AFTER_START" : null;
  }

  /** The instant some seconds after a row's beginning. Whole days are calendar days. */
  after(seconds: number): number {
    if (seconds % DAY !== 0 || Number.isNaN(this.wall)) return this.from + seconds;
    const instant = this.ends.instantOf(this.wall + seconds);
    return Number.isNaN(instant) ? this.from + seconds : instant;
  }

  private readStart(cells: readonly string[]): Code | null {
    const { one, start } = this;
    const fault = this.readCell(cells, start, one);
    if (fault) return fault;
    if (this.clock) {
      const { day } = one;
      const late = this.readCell(cells, this.clock, one);
      if (late) return late;
      if (Number.isNaN(day)) return this.at(start, "TIME_NOT_UNDERSTOOD");
      one.day = day;
    }
    this.from = this.instantOf(one, this.walls);
    if (Number.isNaN(this.from))
      return this.at(start, Number.isNaN(one.day) ? "TIME_NOT_UNDERSTOOD" : "TIME_SKIPPED");
    if (!Number.isNaN(one.clockTo)) this.to = this.from + one.clockTo - one.clock;
    if (this.end && this.end.timeForm !== null) return this.readEnd(cells, this.end);
    if ((this.clock ?? start)?.timeForm === "textEnd") [this.from, this.to] = [Number.NaN, this.from];
    return null;
  }

  private readEnd(cells: readonly string[], end: Column): Code | null {
    const { one, other } = this;
    const fault = this.readCell(cells, end, other);
    if (fault) return fault;
    if (!Number.isNaN(other.instant)) this.to = other.instant;
    else if (Number.isNaN(other.day)) {
      // A clock without a date is of the same day, or of the first hours of the next.
      const begin = one.day + (Number.isNaN(one.clock) ? 0 : one.clock);
      const until = one.day + other.clock;
      this.to = this.from + (until > begin ? until - begin : until + DAY - begin);
    } else this.to = this.endOf(other);
    return Number.isNaN(this.to) ? this.at(end, "TIME_SKIPPED") : null;
  }

  /** An end on the same wall clock is as much later as the clock advanced, except for intervals of days. */
  private endOf(end: TimeRead): number {
    const wall = end.day + (Number.isNaN(end.clock) ? 0 : end.clock);
    const passed = wall - this.wall;
    const isShort = passed > 0 && passed < DAY && Number.isNaN(end.offset);
    return isShort ? this.from + passed : this.instantOf(end, this.ends);
  }

  private readOnlyEnd(cells: readonly string[]): Code | null {
    const { end, other } = this;
    const fault = this.readCell(cells, end, other);
    if (fault) return fault;
    this.to = this.instantOf(other, this.walls);
    return Number.isNaN(this.to) ? this.at(end, "TIME_SKIPPED") : null;
  }

  private readCell(cells: readonly string[], column: Column | undefined, into: TimeRead): Code | null {
    if (!column) return "TIME_MISSING";
    const clock = (cells[column.index] ?? "").trim();
    if (clock === "") return this.at(column, "TIME_MISSING");
    const text = column.of === null ? clock : `${clock} ${cells[column.of] ?? ""}`.trim();
    const isRead = readTime(text, column.timeForm ?? "text", this.order, into);
    return isRead ? null : this.at(column, "TIME_NOT_UNDERSTOOD");
  }

  private at(column: Column | undefined, code: Code): Code {
    this.fault = column?.index ?? null;
    return code;
  }

  private instantOf(time: TimeRead, walls: WallClock): number {
    if (!Number.isNaN(time.instant)) return time.instant;
    const wall = time.day + (Number.isNaN(time.clock) ? 0 : time.clock);
    if (!Number.isNaN(time.offset)) {
      return wall - time.offset;
    }
    if (walls === this.walls) this.wall = wall;
    return Number.isNaN(wall) ? Number.NaN : walls.instantOf(wall);
  }
}
