import { LAST_INSTANT } from "../time/clock.js";
import { VarintReader, VarintWriter } from "./varint.js";

/** Half-open [from, to), Unix seconds. */
export interface Interval {
  from: number;
  to: number;
}

export const EVER: Interval = { from: 0, to: LAST_INSTANT };

/** The union of intervals: in order, none touching another. */
export function union(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { from, to } of [...intervals].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (to <= from) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** The part of an interval within [from, to); may be empty. */
export function clip(interval: Interval, from: number, to: number): Interval {
  return { from: Math.max(interval.from, from), to: Math.min(interval.to, to) };
}

/** What two unions of intervals have in common. */
export function common(one: Interval[], other: Interval[]): Interval[] {
  return one.flatMap((interval) =>
    other.map(({ from, to }) => clip(interval, from, to)).filter(({ from, to }) => from < to),
  );
}

/** What a union of intervals has beside another one. */
export function without(one: Interval[], other: Interval[]): Interval[] {
  return one.flatMap((interval) => {
    const left: Interval[] = [];
    let { from } = interval;
    for (const gap of other) {
      if (gap.to <= from || gap.from >= interval.to) continue;
      if (gap.from > from) left.push({ from, to: gap.from });
      from = gap.to;
    }
    return from < interval.to ? [...left, { from, to: interval.to }] : left;
  });
}

/** Seconds that a union of intervals covers. */
export function seconds(intervals: Interval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Packs a union of intervals as steps from `origin`. */
export function packIntervals(intervals: Interval[], origin: number): Uint8Array {
  const writer = new VarintWriter();
  let before = origin;
  for (const { from, to } of intervals) {
    writer.write(from - before);
    writer.write(to - from);
    before = to;
  }
  return writer.finish();
}

/** Seconds that packed intervals cover. */
export function packedSeconds(blob: Uint8Array): number {
  const reader = new VarintReader(blob);
  let sum = 0;
  while (!reader.done) {
    reader.read();
    sum += reader.read();
  }
  return sum;
}

export function unpackIntervals(blob: Uint8Array, origin: number): Interval[] {
  const reader = new VarintReader(blob);
  const intervals: Interval[] = [];
  for (let before = origin; !reader.done; ) {
    const from = before + reader.read();
    before = from + reader.read();
    intervals.push({ from, to: before });
  }
  return intervals;
}
