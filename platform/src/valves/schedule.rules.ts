import { weekDayOf } from "@obcestje/contract/weekDays.js";
import { DAY } from "../time/clock.js";
import { type OffsetSegment, offsetSegments } from "../time/zone.js";

interface RowStart {
  /** Seconds of the local clock from midnight. */
  start_time: number;
  /** The days it starts on, Monday first. */
  weekDays: boolean[];
}

/**
 * A row of a bundle's schedule: it ends when the local clock shows `end_time`, or after `duration` seconds.
 */
export type ScheduleRow = RowStart & ({ end_time: number } | { duration: number });

/** Water flows in [from, to), Unix seconds. */
export interface Opening {
  from: number;
  to: number;
}

/** Offsets from UTC and openings extend no further beyond a period than this. */
const REACH = 3 * DAY;

/** The openings of a schedule within [from, to), cut to it, in order; overlapping and touching rows are one (docs/definitions.md, "Valves"). */
export function openings(rows: ScheduleRow[], zone: string, from: number, to: number): Opening[] {
  return wholeOpenings(rows, zone, from, to)
    .map((opening) => ({ from: Math.max(opening.from, from), to: Math.min(opening.to, to) }))
    .filter((opening) => opening.from < opening.to);
}

/** True if a schedule has the valve open at an instant. */
export function isOpen(rows: ScheduleRow[], zone: string, at: number): boolean {
  return openings(rows, zone, at, at + 1).length > 0;
}

/** Merged openings of all local days around a period: correct within it, cut off beyond. */
function wholeOpenings(rows: ScheduleRow[], zone: string, from: number, to: number): Opening[] {
  if (rows.length === 0) return [];
  const segments = offsetSegments(zone, from - 2 * REACH, to + 2 * REACH);
  const found: Opening[] = [];
  for (let day = Math.floor((from - REACH) / DAY); day * DAY < to + REACH; day += 1) {
    for (const row of rows) if (row.weekDays[weekDayOf(day)]) found.push(openingOf(row, day, segments));
  }
  return joined(found);
}

function openingOf(row: ScheduleRow, day: number, segments: OffsetSegment[]): Opening {
  const from = whenClockShows(day * DAY + row.start_time, segments);
  if ("duration" in row) return { from, to: from + row.duration };
  const lasts = (row.end_time - row.start_time + DAY) % DAY;
  const to = whenClockShows(day * DAY + row.start_time + lasts, segments);
  // Both ends in a skipped hour are one instant: the opening then keeps its length.
  return { from, to: to > from ? to : from + lasts };
}

/**
 * The first instant at which a local clock has reached a wall time (seconds since 1970 as it shows them); for
 * a skipped one, the first moment after.
 */
function whenClockShows(wall: number, segments: OffsetSegment[]): number {
  for (const { start, end, offset } of segments)
    if (wall - offset < end) return Math.max(wall - offset, start);
  throw new RangeError("no offset is known of that time");
}

/** Stretches of time in order, joined if they overlap or touch. */
export function joined(stretches: readonly Opening[]): Opening[] {
  const merged: Opening[] = [];
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
