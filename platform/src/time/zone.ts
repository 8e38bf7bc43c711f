import { tzOffset } from "@date-fns/tz";
import { DAY, HOUR } from "./clock.js";

export const DEFAULT_ZONE = "Europe/Ljubljana";

const DAYS_KEPT = 20_000;
const offsetsAtMidnightUtc = new Map<string, Map<number, number>>();

/** A stretch of time with one UTC offset; seconds. */
export interface OffsetSegment {
  start: number;
  end: number;
  offset: number;
}

/** True if this is an IANA time zone that the runtime knows. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** UTC offset in seconds of a zone at an instant, from the time zone library. */
function offsetAt(zone: string, instant: number): number {
  return Math.round(tzOffset(zone, new Date(instant * 1000)) * 60);
}

function offsetAtDay(zone: string, day: number): number {
  let kept = offsetsAtMidnightUtc.get(zone);
  if (!kept || kept.size > DAYS_KEPT) {
    kept = new Map();
    offsetsAtMidnightUtc.set(zone, kept);
  }
  const known = kept.get(day);
  if (known !== undefined) return known;
  const offset = offsetAt(zone, day * DAY);
  kept.set(day, offset);
  return offset;
}

/** The UTC offsets of [start, end), in order. No zone changes twice within one UTC day. */
export function offsetSegments(zone: string, start: number, end: number): OffsetSegment[] {
  const segments: OffsetSegment[] = [];
  const add = (from: number, to: number, offset: number) => {
    const last = segments.at(-1);
    const [a, b] = [Math.max(from, start), Math.min(to, end)];
    if (a >= b) return;
    if (last?.offset === offset) last.end = b;
    else segments.push({ start: a, end: b, offset });
  };
  for (let day = Math.floor(start / DAY); day * DAY < end; day += 1) {
    const [before, after] = [offsetAtDay(zone, day), offsetAtDay(zone, day + 1)];
    const change =
      before === after ? (day + 1) * DAY : changeWithin(zone, day * DAY, (day + 1) * DAY, before);
    add(day * DAY, change, before);
    add(change, (day + 1) * DAY, after);
  }
  return segments;
}

/** The first instant of (from, to] whose offset is no longer `before`. */
function changeWithin(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** True if the hours of two zones begin at the same instants, so that stored hours fit both. */
export function sameHourGrid(one: string, other: string): boolean {
  return one === other || (hasWholeHourOffsets(one) && hasWholeHourOffsets(other));
}

const SAMPLE_STEP = 30 * DAY;
const SAMPLES_FROM = 946_684_800;
const SAMPLES_TO = 2_145_916_800;
const wholeHourZones = new Map<string, boolean>();

function hasWholeHourOffsets(zone: string): boolean {
  const known = wholeHourZones.get(zone);
  if (known !== undefined) return known;
  let whole = true;
  for (let at = SAMPLES_FROM; whole && at < SAMPLES_TO; at += SAMPLE_STEP)
    whole = offsetAt(zone, at) % HOUR === 0;
  wholeHourZones.set(zone, whole);
  return whole;
}
