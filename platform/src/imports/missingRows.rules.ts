import type { CountedInterval } from "../measurements/countedInterval.js";
import type { Coverage } from "../measurements/coverage.js";
import { common, type Interval, union, without } from "../measurements/intervals.js";
import { DIRECTION, type Direction, KIND, type Kind, UNTOLD } from "../measurements/reading.js";

/** A kind and direction that rows of a file count. */
export interface Series {
  kind: Kind;
  direction: Direction;
}

/** Refused lines that don't tell what interval, or whom, they are of. */
export interface UnplacedTime {
  lines: number;
  /** The time that they may be of. */
  near: Coverage;
  /** They may be of any time. */
  isAnywhere: boolean;
}

/** A row that would make an interval whole. */
export interface MissingRow extends Interval, Series {
  /** Its kind has no row there at all, of whichever direction. */
  isOfKind: boolean;
}

/**
 * The rows that each interval of a file should have: of all its kinds, and of all its directions if the kind
 * has any. Also of a kind that only one direction has been told of: nothing else shows that the other one's
 * rows are left out everywhere.
 */
export function wholeSeries(told: readonly Series[]): Series[] {
  const directions = new Set(told.map(({ direction }) => direction).filter((one) => one !== UNTOLD));
  return [...new Set(told.map(({ kind }) => kind))].flatMap((kind) => {
    const isDirected = told.some((one) => one.kind === kind && one.direction !== UNTOLD);
    const whole: Direction[] = isDirected ? [...directions] : [UNTOLD];
    return whole.map((direction) => ({ kind, direction }));
  });
}

/**
 * The missing rows in time for which a file has some.
 * @param unheard time for which a kind has a row, but an empty or refused one
 */
export function missingRows(
  intervals: readonly CountedInterval[],
  series: readonly Series[],
  unheard: Coverage,
): MissingRow[] {
  const told = union([...intervals]);
  const borders = [...new Set(intervals.flatMap(({ from, to }) => [from, to]))].sort(
    (one, other) => one - other,
  );
  return series.flatMap(({ kind, direction }) => {
    const ofKind = intervals.filter((one) => one.kind === kind);
    const own = union(ofKind.filter((one) => one.direction === direction));
    const left = without(without(told, own), unheard[kind]);
    const known = union(ofKind);
    const row = (isOfKind: boolean) => (part: Interval) => ({ ...part, kind, direction, isOfKind });
    return [
      ...parted(common(left, known), borders).map(row(false)),
      ...parted(without(left, known), borders).map(row(true)),
    ];
  });
}

/** True for what may be, or may lack, a line whose time is not known. */
export const mayLack =
  ({ near, isAnywhere }: UnplacedTime) =>
  ({ from, to, kind }: Interval & { kind: Kind }): boolean => {
    const next = firstAfter(near[kind], from);
    return isAnywhere || (next !== undefined && next.from < to);
  };

/** True if several intervals are parts of one. */
export function areInParts(intervals: readonly CountedInterval[]): boolean {
  const names = new Set(
    intervals.map(({ from, to, kind, direction }) => `${from} ${to} ${kind} ${direction}`),
  );
  return names.size < intervals.length;
}

/** Cuts stretches wherever an interval of the file begins or ends. */
function parted(stretches: Interval[], borders: readonly number[]): Interval[] {
  const parts: Interval[] = [];
  let next = 0;
  for (const { from, to } of stretches) {
    let begin = from;
    for (; (borders[next] ?? to) < to; next += 1) {
      const border = borders[next] ?? to;
      if (border <= begin) continue;
      parts.push({ from: begin, to: border });
      begin = border;
    }
    parts.push({ from: begin, to });
  }
  return parts;
}

/** Numbers of missing rows. */
export interface MissingCount {
  /** Intervals that lack some. */
  intervals: number;
  /** Rows of one direction, beside the other one's. */
  incoming: number;
  outgoing: number;
  /** Intervals in which a kind has no row, each counted once for each such kind. */
  kinds: number;
}

export const NONE_MISSING: MissingCount = { intervals: 0, incoming: 0, outgoing: 0, kinds: 0 };

export function countMissing(rows: readonly MissingRow[]): MissingCount {
  const besides = (direction: Direction) =>
    rows.filter((row) => !row.isOfKind && row.direction === direction).length;
  const ofKind = rows.filter(({ isOfKind }) => isOfKind);
  return {
    intervals: new Set(rows.map(({ from }) => from)).size,
    incoming: besides(DIRECTION.incoming),
    outgoing: besides(DIRECTION.outgoing),
    kinds: new Set(ofKind.map(({ from, kind }) => `${from} ${kind}`)).size,
  };
}

/** The intervals beside which one of the same kind is missing. */
export function besideMissing(
  intervals: readonly CountedInterval[],
  rows: readonly MissingRow[],
): CountedInterval[] {
  const besides = rows.filter(({ isOfKind }) => !isOfKind);
  const gaps = mapKinds((kind) => union(besides.filter((row) => row.kind === kind)));
  return intervals.filter((interval) => {
    const next = firstAfter(gaps[interval.kind], interval.from);
    return next !== undefined && next.from < interval.to;
  });
}

/** The first of a union of intervals that ends after an instant. A day may have thousands. */
function firstAfter(stretches: readonly Interval[], instant: number): Interval | undefined {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.to ?? 0) > instant) high = middle;
    else low = middle + 1;
  }
  return stretches[low];
}

const mapKinds = (of: (kind: Kind) => Interval[]): Coverage => [
  of(KIND.vehicle),
  of(KIND.pedestrian),
  of(KIND.bicycle),
];

/** Missing rows as counts of nobody. */
export const countedAsNobody = (rows: readonly MissingRow[]): CountedInterval[] =>
  rows.map(({ from, to, kind, direction }) => ({
    ...{ from, to, kind, direction, count: 0 },
    ...{ speeds: null, lengths: null, averageSpeed: null, maxSpeed: null, v85: null },
  }));

/** The time of missing rows that was listened to: as much as of their own kind, else as of the others. */
export function heardWithout(rows: readonly MissingRow[], covered: Coverage): Coverage {
  const any = union(covered.flat());
  return mapKinds((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const beside = union(own.filter(({ isOfKind }) => !isOfKind));
    const alone = union(own.filter(({ isOfKind }) => isOfKind));
    return union([...common(beside, covered[kind]), ...common(alone, any)]);
  });
}
