import type { ScheduleRow } from "../src/valves/schedule.rules.js";

const MINUTE = 60;
const DAY = 86_400;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time on a local clock at an instant, in seconds since 1970 as if it were UTC. */
function wallTime(zone: string, instant: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(zone, format);
  const parts = format.formatToParts(instant * 1000);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) / 1000;
}

/**
 * The minutes of [from, to) in which a schedule has a valve open, by looking at a clock every minute: slow,
 * and simple enough to trust.
 */
export function naiveOpenMinutes(rows: ScheduleRow[], zone: string, from: number, to: number): number[] {
  const walls = wallsAround(zone, from, to);
  const reached = (wall: number) => walls.find(([, shown]) => shown >= wall)?.[0] ?? Number.POSITIVE_INFINITY;
  const open = new Set<number>();
  const firstDay = Math.floor(wallTime(zone, from - 2 * DAY) / DAY);
  for (let day = firstDay; day * DAY < to + DAY; day += 1) {
    const weekday = (new Date(day * DAY * 1000).getUTCDay() + 6) % 7;
    for (const row of rows) {
      if (!row.weekDays[weekday]) continue;
      const start = reached(day * DAY + row.start_time);
      const end = "duration" in row ? start + row.duration : reachedEnd(row, day, start, reached);
      for (let at = start; at < Math.min(end, to); at += MINUTE) if (at >= from) open.add(at);
    }
  }
  return [...open].sort((a, b) => a - b);
}

const known = new Map<string, [number, number][]>();

/** Instants and the local clock time at each, minute by minute. */
function wallsAround(zone: string, from: number, to: number): [number, number][] {
  const key = `${zone} ${from} ${to}`;
  const before = known.get(key);
  if (before) return before;
  const walls: [number, number][] = [];
  for (let at = from - 3 * DAY; at < to + 3 * DAY; at += MINUTE) walls.push([at, wallTime(zone, at)]);
  known.set(key, walls);
  return walls;
}

function reachedEnd(
  { start_time, end_time }: { start_time: number; end_time: number },
  day: number,
  start: number,
  reached: (wall: number) => number,
): number {
  const endDay = end_time < start_time ? day + 1 : day;
  const end = reached(endDay * DAY + end_time);
  return end === start ? start + (end_time - start_time) : end;
}
