import {
  clip,
  type Interval,
  packIntervals,
  readIntervals,
  seconds,
  union,
  unpackIntervals,
  writeIntervals,
} from "./intervals.js";
import { KIND, type Kind } from "./reading.js";
import { VarintReader, VarintWriter } from "./varint.js";

/**
 * The time listened to for road users of each kind: a union of intervals by Kind. A device that listens for
 * all of them alike has the same list three times. docs/definitions.md, "Missing is not zero"
 */
export type Coverage = readonly [vehicle: Interval[], pedestrian: Interval[], bicycle: Interval[]];

/** Seconds by Kind. */
export type KindSeconds = [vehicle: number, pedestrian: number, bicycle: number];

const KINDS = Object.values(KIND);

/** Coverage of a union of intervals for all kinds. */
export const everyKind = (intervals: Interval[]): Coverage => [intervals, intervals, intervals];

export const NO_COVERAGE: Coverage = everyKind([]);

/** Coverage of a union of intervals for only these kinds. */
export function someKinds(kinds: ReadonlySet<Kind>, intervals: Interval[]): Coverage {
  return eachKind((kind) => (kinds.has(kind) ? intervals : []));
}

/** Time in which somebody listened for road users of one kind. */
export interface HeardInterval extends Interval {
  kind: Kind;
}

/** Coverage by intervals: each covers its own time for its kind. */
export function coverageOfIntervals(intervals: HeardInterval[]): Coverage {
  return eachKind((kind) => union(intervals.filter((interval) => interval.kind === kind)));
}

const eachKind = (of: (kind: Kind) => Interval[]): Coverage => [
  of(KIND.vehicle),
  of(KIND.pedestrian),
  of(KIND.bicycle),
];

/** Changes the intervals of each kind; only once if all share them. */
export function mapCoverage(coverage: Coverage, change: (intervals: Interval[]) => Interval[]): Coverage {
  return combined(coverage, coverage, change);
}

/** Combines two coverages kind by kind; only once if all kinds share both. */
export function combined(
  one: Coverage,
  other: Coverage,
  of: (one: Interval[], other: Interval[]) => Interval[],
): Coverage {
  if (isShared(one) && isShared(other)) return everyKind(of(one[KIND.vehicle], other[KIND.vehicle]));
  return eachKind((kind) => of(one[kind], other[kind]));
}

const isShared = ([vehicle, pedestrian, bicycle]: Coverage): boolean =>
  vehicle === pedestrian && pedestrian === bicycle;

export function allCoverage(coverages: readonly Coverage[]): Coverage {
  if (coverages.every(isShared)) return everyKind(union(coverages.flatMap(([intervals]) => intervals)));
  return eachKind((kind) => union(coverages.flatMap((coverage) => coverage[kind])));
}

/** The part of a coverage within [from, to). */
export function clipCoverage(coverage: Coverage, from: number, to: number): Coverage {
  return mapCoverage(coverage, (intervals) =>
    intervals.map((interval) => clip(interval, from, to)).filter((part) => part.from < part.to),
  );
}

/** The time listened to for at least one kind. */
export function anyKind(coverage: Coverage): Interval[] {
  return isShared(coverage) ? coverage[KIND.vehicle] : union(coverage.flat());
}

export const kindSeconds = (coverage: Coverage): KindSeconds => [
  seconds(coverage[KIND.vehicle]),
  seconds(coverage[KIND.pedestrian]),
  seconds(coverage[KIND.bicycle]),
];

/** An interval of no length, which never occurs, marks coverage by kind. */
const BY_KIND = 0;

/**
 * Packs a coverage as steps from `origin`. If all kinds share it, these are its intervals. Otherwise two
 * zeros, and then for each group of kinds with equal coverage: the kinds (a bit each), the number of
 * intervals, and these.
 */
export function packCoverage(coverage: Coverage, origin: number): Uint8Array {
  const lists = groupsOf(coverage, origin);
  const [only] = lists;
  if (lists.length === 1 && only) return only.packed;
  const writer = new VarintWriter();
  writer.write(BY_KIND);
  writer.write(BY_KIND);
  for (const { kinds, intervals } of lists) {
    if (intervals.length === 0) continue;
    writer.write(kinds);
    writer.write(intervals.length);
    writeIntervals(writer, intervals, origin);
  }
  return writer.finish();
}

/** The different lists of intervals, each with the bits of its kinds. */
function groupsOf(coverage: Coverage, origin: number) {
  const groups: { kinds: number; intervals: Interval[]; packed: Uint8Array }[] = [];
  if (isShared(coverage)) {
    const [intervals] = coverage;
    return [{ kinds: 0, intervals, packed: packIntervals(intervals, origin) }];
  }
  for (const kind of KINDS) {
    const packed = packIntervals(coverage[kind], origin);
    const same = groups.find((group) => Buffer.compare(group.packed, packed) === 0);
    if (same) same.kinds |= 1 << kind;
    else groups.push({ kinds: 1 << kind, intervals: coverage[kind], packed });
  }
  return groups;
}

const isByKind = (blob: Uint8Array): boolean => blob.length > 1 && blob[0] === BY_KIND && blob[1] === BY_KIND;

export function unpackCoverage(blob: Uint8Array, origin: number): Coverage {
  if (!isByKind(blob)) return everyKind(unpackIntervals(blob, origin));
  const reader = new VarintReader(blob.subarray(2));
  const lists: Interval[][] = KINDS.map(() => []);
  while (!reader.done) {
    const kinds = reader.read();
    const intervals = readIntervals(reader, origin, reader.read());
    for (const kind of KINDS) if ((kinds >> kind) & 1) lists[kind] = intervals;
  }
  return eachKind((kind) => lists[kind] ?? []);
}

/** The packed coverage of any kind. */
export const unpackAnyKind = (blob: Uint8Array, origin: number): Interval[] =>
  anyKind(unpackCoverage(blob, origin));

/** Seconds in packed coverage for any kind, and for each kind if they differ. */
export function packedSeconds(blob: Uint8Array): { covered: number; heard: KindSeconds | null } {
  if (isByKind(blob)) return packedSecondsByKind(blob);
  const reader = new VarintReader(blob);
  let covered = 0;
  while (!reader.done) {
    reader.read();
    covered += reader.read();
  }
  return { covered, heard: null };
}

/** Without creating lists: a year's statistics read it for each hour. */
function packedSecondsByKind(blob: Uint8Array): { covered: number; heard: KindSeconds } {
  const reader = new VarintReader(blob.subarray(2));
  const heard: KindSeconds = [0, 0, 0];
  let [groups, covered] = [0, 0];
  for (; !reader.done; groups += 1) {
    const kinds = reader.read();
    covered = 0;
    for (let left = reader.read(); left > 0; left -= 1) {
      reader.read();
      covered += reader.read();
    }
    for (const kind of KINDS) if ((kinds >> kind) & 1) heard[kind] = covered;
  }
  return { covered: groups === 1 ? covered : seconds(unpackAnyKind(blob, 0)), heard };
}
