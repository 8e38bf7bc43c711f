import { tzOffset } from "@date-fns/tz";
import { DAY, MINUTE } from "../../../time/clock.js";
import type { Pass } from "../options.js";

const QUARTER = 15 * MINUTE;

/**
 * Seconds by which records may be out of order before a step in time means the second pass of a doubled hour.
 */
const DISORDER = 60;

/** From this share of steps against a file's direction on, its order has no meaning. */
const MOST_AGAINST = 0.02;

/**
 * The sign in a file's order that separates the passes of a doubled hour: a step back, or a repeated time;
 * null: none.
 */
export type PassesTold = "step" | "repeat" | null;

/** A stretch of a file within a doubled hour. */
interface Visit {
  /** The file runs from new to old, so its first pass is the later one. */
  descending: boolean;
  stepped: boolean;
  firstWall: number;
  lastWall: number;
  records: number;
}

/**
 * Converts wall clock times to instants, in the order of a file. In the hour that is doubled in autumn,
 * records belong to the first pass until the time jumps back, and to the second from there on (the reverse in
 * a file from new to old).
 * Hourly counts have the same time twice in succession: the first row is the first hour.
 * If neither happens, the order has no meaning: perhaps nobody passed in one of the hours, or somebody sorted
 * the file by its local time, which mixes them. Such a visit to a doubled hour is undecided, and all of its
 * records go into the pass that a person chooses, as their true place can't be known. A visit is only decided
 * at its end, so one look at the file collects the results (`visits`) and the next one is given them.
 */
export class WallClock {
  private readonly offsets = new Map<number, number>();
  private lastPlain: number | undefined;
  private visit: Visit | undefined;
  private readonly ended: Visit[] = [];
  private steps = { forth: 0, back: 0, none: 0 };

  /**
   * @param pass the pass for records of undecided visits
   * @param told for each visit, in the file's order; not given at the first look
   */
  constructor(
    private readonly timeZone: string,
    private readonly pass: Pass = "first",
    private readonly told?: readonly PassesTold[],
  ) {}

  /** The Unix time at which the clock showed `wall`; NaN if it was skipped in spring. */
  instantOf(wall: number): number {
    const before = this.offsetAt(wall - DAY);
    const after = this.offsetAt(wall + DAY);
    if (before === after) return this.plain(wall, wall - before);
    const [one, other] = [wall - before, wall - after];
    const [isOne, isOther] = [one + this.offsetAt(one) === wall, other + this.offsetAt(other) === wall];
    if (isOne && isOther) {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      return this.isLaterPass(wall, later) ? later : earlier;
    }
    return isOne || isOther ? this.plain(wall, isOne ? one : other) : Number.NaN;
  }

  /** The file's visits to doubled hours: number of records, and the sign that separates the passes. */
  visits(): { records: number; told: PassesTold }[] {
    const all = this.visit ? [...this.ended, this.visit] : this.ended;
    const { forth, back, none } = this.steps;
    const isOrdered = Math.min(forth, back) <= MOST_AGAINST * (forth + back);
    return all.map(({ records, stepped, firstWall, lastWall }) => {
      if (stepped) return { records, told: isOrdered ? "step" : null };
      const isTwice = records === 2 && firstWall === lastWall && firstWall % QUARTER === 0 && none === 0;
      return { records, told: isTwice ? "repeat" : null };
    });
  }

  private plain(wall: number, instant: number): number {
    if (this.visit && Math.abs(wall - this.visit.lastWall) > DISORDER) this.endVisit();
    const step = instant - (this.lastPlain ?? instant);
    if (step > DISORDER) this.steps.forth += 1;
    if (step < -DISORDER) this.steps.back += 1;
    if (step === 0 && this.lastPlain !== undefined) this.steps.none += 1;
    this.lastPlain = instant;
    return instant;
  }

  private endVisit(): void {
    if (this.visit) this.ended.push(this.visit);
    this.visit = undefined;
  }

  private isLaterPass(wall: number, later: number): boolean {
    if (this.visit && Math.abs(wall - this.visit.lastWall) > DAY) this.endVisit();
    if (!this.visit) {
      const descending = this.lastPlain !== undefined && this.lastPlain > later;
      this.visit = { descending, stepped: false, firstWall: wall, lastWall: wall, records: 0 };
    }
    const { descending, lastWall } = this.visit;
    const back = descending ? wall - lastWall : lastWall - wall;
    if (back > DISORDER) this.visit.stepped = true;
    this.visit.lastWall = wall;
    this.visit.records += 1;
    const told = this.told?.[this.ended.length];
    if (told === null) return this.pass === "second";
    if (told === "repeat") return descending !== this.visit.records > 1;
    return descending !== this.visit.stepped;
  }

  /** Seconds east of UTC. No zone changes twice within a day, and clocks change on quarters of an hour. */
  private offsetAt(time: number): number {
    const day = Math.floor(time / DAY);
    const before = this.knownAt(day * DAY);
    return before === this.knownAt((day + 1) * DAY)
      ? before
      : this.knownAt(Math.floor(time / QUARTER) * QUARTER);
  }

  private knownAt(time: number): number {
    let offset = this.offsets.get(time);
    if (offset === undefined) {
      offset = Math.round(tzOffset(this.timeZone, new Date(time * 1000)) * MINUTE);
      this.offsets.set(time, offset);
    }
    return offset;
  }
}
