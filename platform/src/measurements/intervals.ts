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

/**
 * The intersection of two unions of intervals. Each is passed through once, as a year may have thousands of
 * gaps.
 */
export function common(one: Interval[], other: Interval[]): Interval[] {
  const both: Interval[] = [];
  for (let [here, there] = [0, 0]; ; ) {
    const [first, second] = [one[here], other[there]];
    if (!first || !second) return both;
    const { from, to } = clip(first, second.from, second.to);
    if (from < to) both.push({ from, to });
    if (first.to < second.to) here += 1;
    else there += 1;
  }
}

/** A union of intervals minus another one. */
export function without(one: Interval[], other: Interval[]): Interval[] {
  const left: Interval[] = [];
  let next = 0;
  for (const interval of one) {
    let { from } = interval;
    while ((other[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    for (let at = next; (other[at]?.from ?? interval.to) < interval.to; at += 1) {
      const gap = other[at];
      if (gap && gap.from > from) left.push({ from, to: gap.from });
      from = Math.max(from, gap?.to ?? from);
    }
    if (from < interval.to) left.push({ from, to: interval.to });
  }
  return left;
}

/** Seconds that a union of intervals covers. */
export function seconds(intervals: Interval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Packs a union of intervals as steps from `origin`. */
export function packIntervals(intervals: Interval[], origin: number): Uint8Array {
  const writer = new VarintWriter();
  writeIntervals(writer, intervals, origin);
  return writer.finish();
}

export function writeIntervals(writer: VarintWriter, intervals: Interval[], origin: number): void {
  let before = origin;
  for (const { from, to } of intervals) {
    writer.write(from - before);
    writer.write(to - from);
    before = to;
  }
}

export function unpackIntervals(blob: Uint8Array, origin: number): Interval[] {
  return readIntervals(new VarintReader(blob), origin);
}

/** Reads what writeIntervals wrote. @param count number of intervals; if left out, all */
export function readIntervals(
  reader: VarintReader,
  origin: number,
  count = Number.POSITIVE_INFINITY,
): Interval[] {
  const intervals: Interval[] = [];
  for (let before = origin; intervals.length < count && !reader.done; ) {
    const from = before + reader.read();
    before = from + reader.read();
    intervals.push({ from, to: before });
  }
  return intervals;
}
