import type { Classes, CountedInterval } from "../../../measurements/countedInterval.js";
import type { HeardInterval } from "../../../measurements/coverage.js";
import { LONGEST_INTERVAL, storedSpeed } from "../../../measurements/ingest.rules.js";
import type { Interval } from "../../../measurements/intervals.js";
import { DIRECTION, KIND, type Kind, UNTOLD } from "../../../measurements/reading.js";
import type { FileOptions } from "../options.js";
import { durationOf } from "../shape/duration.js";
import { withRole } from "../shape/findings.js";
import { saysHeard } from "../shape/stateWords.js";
import { fitsIn } from "../shape/totalSums.js";
import { numberOf } from "../shape/words.js";
import type { ClassSet, Column, Understanding } from "../understanding.js";
import { isRefusal, type Refusal } from "./chunk.js";
import { classNumbers, countsOf, sharesOf, sumOf } from "./classCells.js";
import { type CountGroup, groupsOf } from "./groups.js";
import { heardPart } from "./hearing.js";
import type { RowTime } from "./rowTime.js";
import { toldClasses } from "./toldClasses.js";
import { DirectionReader, KindReader, speedOf, Words } from "./values.js";

const MOST = 1_000_000;

export interface IntervalsRead {
  intervals: CountedInterval[];
  /** Time that it states as listened to, for each kind that it counts; empty if it states none. */
  heard: HeardInterval[];
  /** Its time, for each kind of which a count is empty. */
  unheard: HeardInterval[];
}

/**
 * Makes counted intervals from a file's rows. An empty cell means not heard, so there is no interval; 0 means
 * nobody passed.
 */
export class IntervalRow {
  private readonly groups: CountGroup[];
  private readonly direction: DirectionReader;
  private readonly kind: KindReader;
  private readonly interval: Column | undefined;
  private readonly uptime: Column | undefined;
  private readonly heard = new Words(saysHeard);
  /** The time of the row that was read last; null if it does not tell it. */
  stretch: Interval | null = null;

  constructor(
    private readonly understanding: Understanding,
    options: FileOptions,
  ) {
    const { columns, directions, kind } = understanding;
    this.groups = groupsOf(understanding);
    this.direction = new DirectionReader(withRole(columns, "direction")[0], directions);
    this.kind = new KindReader(withRole(columns, "kind")[0], options.kinds ?? {}, kind);
    [this.interval] = withRole(columns, "interval");
    [this.uptime] = withRole(columns, "uptime");
  }

  read(cells: readonly string[], time: RowTime): IntervalsRead | Refusal {
    const stretch = this.stretchOf(cells, time);
    this.stretch = isRefusal(stretch) ? null : stretch;
    if (isRefusal(stretch)) return stretch;
    for (const total of this.understanding.totals ?? [])
      if (fitsIn(cells, total) === false) return { code: "TOTAL_DIFFERS", column: total.columns[0] ?? null };
    const seconds = stretch.to - stretch.from;
    const up = this.uptime ? heardPart(cells, this.uptime, seconds) : null;
    if (isRefusal(up)) return up;
    if (up === 0) return { intervals: [], heard: [], unheard: this.kindsIn(cells, stretch) };
    const direction = this.direction.read(cells);
    if (isRefusal(direction)) return direction;
    const kind = this.kind.read(cells);
    if (isRefusal(kind)) return kind;
    const intervals: CountedInterval[] = [];
    const unheard: HeardInterval[] = [];
    for (const group of this.groups) {
      const read = this.groupOf(cells, group, up ?? 1, stretch);
      if (read === null) unheard.push({ kind: group.kind ? KIND[group.kind] : kind, ...stretch });
      if (read === null) continue;
      if (isRefusal(read)) return read;
      if (!group.kind) read.kind = kind;
      if (!group.direction) read.direction = direction;
      intervals.push(read);
    }
    if (this.understanding.heardBy !== "file") return { intervals, heard: [], unheard };
    // It does not say which part of the interval was not heard. The beginning is as good as any.
    const { from } = stretch;
    const to = from + Math.round(seconds * (up ?? 1));
    const kinds = new Set(to > from ? intervals.map((interval) => interval.kind) : []);
    return { intervals, unheard, heard: [...kinds].map((heardKind) => ({ kind: heardKind, from, to })) };
  }

  /** The time of the row that was read last, and refused, for each kind that it would count; none if it does not tell them. */
  unheardIn(cells: readonly string[]): HeardInterval[] {
    return this.stretch ? this.kindsIn(cells, this.stretch) : [];
  }

  /** The kinds that a row may count. */
  possibleKinds(cells: readonly string[]): readonly Kind[] {
    return this.groups.flatMap((group) => (group.kind ? [KIND[group.kind]] : this.kind.possible(cells)));
  }

  /** A row's time, for each kind that it counts or would count. */
  private kindsIn(cells: readonly string[], { from, to }: Interval): HeardInterval[] {
    const told = this.kind.read(cells);
    return this.groups.flatMap((group) => {
      const kind = group.kind ? KIND[group.kind] : told;
      return isRefusal(kind) ? [] : [{ kind, from, to }];
    });
  }

  private stretchOf(cells: readonly string[], time: RowTime): Interval | Refusal {
    let { from, to } = time;
    if (Number.isNaN(from) || Number.isNaN(to)) {
      const { interval } = this;
      const told = interval ? durationOf(cells[interval.index] ?? "", interval.unit) : Number.NaN;
      const seconds = Number.isNaN(told) ? this.understanding.intervalSeconds : told;
      if (!seconds || !(seconds > 0)) return { code: "NOT_A_NUMBER", column: interval?.index ?? null };
      if (Number.isNaN(from)) from = to - seconds;
      else to = time.after(seconds);
    }
    if (to - from > LONGEST_INTERVAL) return { code: "INTERVAL_TOO_LONG", column: null };
    return { from, to };
  }

  /** null: these were not heard. */
  private groupOf(
    cells: readonly string[],
    group: CountGroup,
    up: number,
    { from, to }: Interval,
  ): CountedInterval | null | Refusal {
    for (const { index } of group.states) if (this.heard.of(cells[index] ?? "") === false) return null;
    const told = countOf(cells, group.counts);
    if (isRefusal(told) || (told === null && group.counts.length > 0)) return told;
    const speedsTold = toldOf(cells, group.speeds);
    if (isRefusal(speedsTold)) return speedsTold;
    const lengthsTold = toldOf(cells, group.lengths);
    if (isRefusal(lengthsTold)) return lengthsTold;
    const bySpeed = numbersOfClasses(cells, group.speeds, told, speedsTold);
    if (isRefusal(bySpeed)) return bySpeed;
    const byLength = numbersOfClasses(cells, group.lengths, told, lengthsTold);
    if (isRefusal(byLength)) return byLength;
    // Classes of both directions don't count one of them.
    const own = group.sharedSpeeds ? byLength : group.sharedLengths ? bySpeed : (bySpeed ?? byLength);
    if (told === null && !own) return null;
    const summed = told ?? sumOf(own ?? []);
    const count = Math.round(this.understanding.extrapolated ? summed * up : summed);
    const speeds = speedsTold
      ? within(speedsTold, count, group.speeds)
      : this.classesOf(group.speeds, bySpeed, group.sharedSpeeds, count);
    if (isRefusal(speeds)) return speeds;
    const lengths = lengthsTold
      ? within(lengthsTold, count, group.lengths)
      : this.classesOf(group.lengths, byLength, group.sharedLengths, count);
    if (isRefusal(lengths)) return lengths;
    const averageSpeed = figureOf(cells, group.averageSpeed);
    if (isRefusal(averageSpeed)) return averageSpeed;
    const maxSpeed = figureOf(cells, group.maxSpeed);
    if (isRefusal(maxSpeed)) return maxSpeed;
    const v85 = figureOf(cells, group.v85);
    if (isRefusal(v85)) return v85;
    // Field by field: a spread costs ten times as much, and there are millions.
    return {
      from,
      to,
      kind: KIND[group.kind ?? "vehicle"],
      direction: group.direction ? DIRECTION[group.direction] : UNTOLD,
      count,
      speeds,
      lengths,
      averageSpeed: tenths(averageSpeed, count),
      maxSpeed: typeof maxSpeed === "number" && count > 0 ? storedSpeed(maxSpeed) : null,
      v85: tenths(v85, count),
    };
  }

  private classesOf(
    set: ClassSet | null,
    numbers: number[] | null,
    isShared: boolean,
    count: number,
  ): Classes | null | Refusal {
    if (!set || !numbers) return null;
    if (!set.shares && !isShared && !this.understanding.extrapolated) {
      if (sumOf(numbers) > count) return { code: "CLASSES_ABOVE_COUNT", column: set.columns[0] ?? null };
      return countsOf(set.borders, numbers);
    }
    const shares = sharesOf(numbers, set.shares, set.columns[0] ?? 0);
    if (isRefusal(shares)) return shares;
    return shares && count > 0 ? { borders: set.borders, counts: null, shares } : null;
  }
}

/** True if cells contain their classes with borders. */
const isTold = (set: ClassSet): boolean => set.borders.length === 0;

/**
 * Numbers of a row's classes.
 * @param told classes with their own borders; shares alone count nobody
 */
function numbersOfClasses(
  cells: readonly string[],
  set: ClassSet | null,
  count: number | null,
  told: Classes | null,
): number[] | null | Refusal {
  if (!set) return null;
  if (!isTold(set)) return classNumbers(cells, set, count);
  if (!told || count !== null) return null;
  return told.counts ?? { code: "CLASS_NOT_UNDERSTOOD", column: columnOf(set) };
}

/** The classes with borders in a cell; null if it is empty, or has no such classes. */
function toldOf(cells: readonly string[], set: ClassSet | null): Classes | null | Refusal {
  if (!set || !isTold(set)) return null;
  const column = columnOf(set);
  const cell = (cells[column] ?? "").trim();
  return cell === "" ? null : (toldClasses(cell, set.unit) ?? { code: "CLASS_NOT_UNDERSTOOD", column });
}

const within = (classes: Classes, count: number, set: ClassSet | null): Classes | Refusal =>
  sumOf(classes.counts ?? []) > count ? { code: "CLASSES_ABOVE_COUNT", column: columnOf(set) } : classes;

const columnOf = (set: ClassSet | null): number => set?.columns[0] ?? 0;

const figureOf = (cells: readonly string[], column: Column | null): number | null | Refusal =>
  column ? speedOf(cells, column) : null;

/** The sum of all columns; null if one of them is empty, as the total is then unknown. */
function countOf(cells: readonly string[], columns: readonly Column[]): number | null | Refusal {
  let sum: number | null = columns.length > 0 ? 0 : null;
  for (const { index } of columns) {
    const number = numberOf(cells[index] ?? "");
    if (Number.isNaN(number)) return { code: "NOT_A_NUMBER", column: index };
    if (number !== null && (number < 0 || number > MOST))
      return { code: "COUNT_OUT_OF_RANGE", column: index };
    sum = sum === null || number === null ? null : sum + number;
  }
  return sum;
}

/** Tenths of km/h. If nobody passed, a 0 is not a speed. */
function tenths(speed: number | null | undefined, count: number): number | null {
  return speed === null || speed === undefined || count === 0 ? null : Math.round(speed * 10);
}
