import { weekDayOf } from "@obcestje/contract/weekDays.js";
import { offsetAt } from "./localTime.js";

/**
 * A row of a valve's schedule, as the platform sends it: seconds of the local clock from midnight, days
 * Monday first.
 */
export interface ScheduleRow {
  start_time: number;
  /** On the next day if it is before the start. */
  end_time?: number;
  /** Seconds, instead of an end. */
  duration?: number;
  /** The days it starts on. */
  weekDays: boolean[];
}

const HOUR = 3600;
const DAY = 86_400;

/**
 * The first instant at which a local clock has reached a wall time (seconds since 1970 as it shows them): the
 * first one of a doubled hour, the moment after a skipped one.
 */
function whenClockShows(timeZone: string, wall: number): number {
  const [before, after] = [offsetAt(timeZone, wall - DAY), offsetAt(timeZone, wall + DAY)];
  if (offsetAt(timeZone, wall - before) === before) return wall - before;
  if (offsetAt(timeZone, wall - after) === after) return wall - after;
  let change = Math.ceil((wall - after) / HOUR) * HOUR;
  while (offsetAt(timeZone, change) !== after) change += HOUR;
  return change;
}

function isOpenSince(row: ScheduleRow, timeZone: string, day: number, time: number): boolean {
  if (!row.weekDays[weekDayOf(day)]) return false;
  const wall = day * DAY + row.start_time;
  const from = whenClockShows(timeZone, wall);
  if (time < from) return false;
  if (row.duration !== undefined) return time < from + row.duration;
  const lasts = ((row.end_time ?? row.start_time) - row.start_time + DAY) % DAY;
  const to = whenClockShows(timeZone, wall + lasts);
  return time < (to > from ? to : from + lasts);
}

/** True if a schedule has a valve open at a Unix time. */
export function isScheduledOpen(rows: readonly ScheduleRow[], timeZone: string, time: number): boolean {
  const today = Math.floor((time + offsetAt(timeZone, time)) / DAY);
  return rows.some((row) =>
    [today - 2, today - 1, today].some((day) => isOpenSince(row, timeZone, day, time)),
  );
}
