import { DAY, HOUR } from "./clock.js";
import { offsetSegments } from "./zone.js";

/** One local hour: an instant's interval, the hour of the day on the clock, and the local day it belongs to. */
export interface LocalHour {
  /** Unix seconds; start of the hour on the local clock. */
  start: number;
  end: number;
  /** 0 to 23. */
  hourOfDay: number;
  /** Days since 1970-01-01 on the local calendar. */
  day: number;
}

/**
 * Limit of the effect of a zone's changes: a day before shows the segment in which an hour or a day began.
 */
const LOOK_BACK = DAY + HOUR;

/**
 * The local hours that touch [start, end), whole, in order. At a clock change of less than an hour (Lord Howe
 * Island) an hour ends early or begins late.
 */
export function localHours(zone: string, start: number, end: number): LocalHour[] {
  const hours: LocalHour[] = [];
  if (end <= start) return hours;
  for (const segment of offsetSegments(zone, start - LOOK_BACK, end + HOUR)) {
    const { offset } = segment;
    const first = Math.max(segment.start, hourBorder(start, offset));
    for (let at = first; at < Math.min(segment.end, end); ) {
      const next = Math.min(hourBorder(at, offset) + HOUR, segment.end);
      const local = at + offset;
      const day = Math.floor(local / DAY);
      if (next > start)
        hours.push({ start: at, end: next, hourOfDay: Math.floor((local - day * DAY) / HOUR), day });
      at = next;
    }
  }
  return hours;
}

function hourBorder(instant: number, offset: number): number {
  return Math.floor((instant + offset) / HOUR) * HOUR - offset;
}

/** The start of a local day: midnight, or the first moment after it if the clock skipped midnight. */
export function startOfLocalDay(zone: string, instant: number): number {
  const segments = offsetSegments(zone, instant - LOOK_BACK, instant + 1).reverse();
  const day = Math.floor((instant + (segments[0]?.offset ?? 0)) / DAY);
  let begin = instant;
  for (const { start, end, offset } of segments) {
    if (Math.floor((end - 1 + offset) / DAY) !== day) return begin;
    begin = Math.max(start, day * DAY - offset);
    if (begin > start) return begin;
  }
  return begin;
}
