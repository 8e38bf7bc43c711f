import { tzOffset } from "@date-fns/tz";
import { weekDayOf } from "@obcestje/contract/weekDays.js";

/** Local clock time and calendar day. */
export interface LocalTime {
  /** Days since 1970-01-01, local. */
  day: number;
  /** Monday 0 … Sunday 6. */
  weekday: number;
  /** January 1 … December 12. */
  month: number;
  dayOfMonth: number;
  /** 0 to 24, with the fraction of the hour. */
  hour: number;
}

const HOUR = 3600;
const DAY = 86_400;
const offsets = new Map<string, number>();

/**
 * Seconds east of UTC. Looked up once per zone and hour, as the clocks in use change on whole hours of UTC.
 */
export function offsetAt(timeZone: string, time: number): number {
  const hour = Math.floor(time / HOUR);
  const key = `${timeZone} ${hour}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = tzOffset(timeZone, new Date(hour * HOUR * 1000)) * 60;
    if (offsets.size > 20_000) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** The first second of a local day, given in days since 1970-01-01. */
export function midnight(timeZone: string, day: number): number {
  const wall = day * DAY;
  return wall - offsetAt(timeZone, wall - offsetAt(timeZone, wall));
}

/** Local time of a Unix time in seconds. */
export function localTime(timeZone: string, time: number): LocalTime {
  const wall = time + offsetAt(timeZone, time);
  const day = Math.floor(wall / DAY);
  const date = new Date(day * DAY * 1000);
  return {
    day,
    weekday: weekDayOf(day),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    hour: (wall - day * DAY) / HOUR,
  };
}
