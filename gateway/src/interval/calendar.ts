import { TZDate } from "@date-fns/tz";
import { startOfDay } from "date-fns";
import type { Period } from "../platform-api/period.js";

const DAY_MS = 86_400_000;

/** From the longest to the shortest. A period that fits several units counts as the longest. */
const UNITS = ["year", "quarter", "month", "week", "day"] as const;
export type CalendarUnit = (typeof UNITS)[number];

/** A unit of the calendar by its first day: a date without a clock, as midnight UTC of that day, in ms. */
export interface CalendarPeriod {
  unit: CalendarUnit;
  first: number;
}

const FORM = /^(\d{4})(?:-(?:W(\d\d)|Q([1-4])|(\d\d)(?:-(\d\d))?))?$/;

/**
 * Reads 2026, 2026-Q3, 2026-10, 2026-W41 (ISO, from Monday on) or 2026-10-05. Null if the calendar has no
 * such period.
 */
export function readCalendar(text: string): CalendarPeriod | null {
  const [, year, week, quarter, month, day] = FORM.exec(text) ?? [];
  if (year === undefined || Number(year) < 1971) return null;
  const y = Number(year);
  if (week !== undefined) {
    const first = firstOf("week", Date.UTC(y, 0, 4)) + (Number(week) - 1) * 7 * DAY_MS;
    // A week belongs to the year that has its Thursday.
    return yearOf(first + 3 * DAY_MS) === y ? { unit: "week", first } : null;
  }
  if (quarter !== undefined) return { unit: "quarter", first: Date.UTC(y, (Number(quarter) - 1) * 3) };
  if (month === undefined) return { unit: "year", first: Date.UTC(y, 0) };
  if (day === undefined)
    return Number(month) >= 1 && Number(month) <= 12
      ? { unit: "month", first: Date.UTC(y, Number(month) - 1) }
      : null;
  const first = Date.UTC(y, Number(month) - 1, Number(day));
  return new Date(first).toISOString().startsWith(text) ? { unit: "day", first } : null;
}

/** The unit `count` units before that of an instant (Unix seconds), by the clock of a zone. */
export function unitBefore(unit: CalendarUnit, count: number, now: number, zone: string): CalendarPeriod {
  return { unit, first: stepped(unit, firstOf(unit, dateOf(now, zone)), -count) };
}

/**
 * The period of a unit of the calendar, and the one before it. A unit that is not over yet ends at `now`
 * (Unix seconds), and is compared with the same part of the one before: as many days and the same wall time.
 * Null if it has not begun.
 */
export function periodOf({ unit, first }: CalendarPeriod, zone: string, now: number): Period | null {
  const from = beginOf(first, zone);
  const end = beginOf(stepped(unit, first, 1), zone);
  const before = stepped(unit, first, -1);
  const previousFrom = beginOf(before, zone);
  if (from > now) return null;
  if (end <= now) return { from, to: end, previousFrom, previousTo: from };
  const to = Math.max(now, from + 1);
  const same = atSameTime(before + (dateOf(now, zone) - first), now, zone);
  return { from, to, previousFrom, previousTo: Math.max(previousFrom + 1, Math.min(same, from)) };
}

/**
 * The period that [from, to), Unix seconds, is compared with if it is exactly one unit of a zone's calendar:
 * the unit before. Null if it is no unit.
 */
export function unitBeforeExactly({ from, to }: Period, zone: string): Period | null {
  if (!isOnBorders({ from, to })) return null;
  const first = dateOf(from, zone);
  if (beginOf(first, zone) !== from) return null;
  for (const unit of UNITS)
    if (firstOf(unit, first) === first && beginOf(stepped(unit, first, 1), zone) === to)
      return { from, to, previousFrom: beginOf(stepped(unit, first, -1), zone), previousTo: from };
  return null;
}

/**
 * True if a period may be a unit of the calendar in some zone. Midnights are on quarter hours everywhere, and
 * days are at least 23 hours long.
 */
export function isOnBorders({ from, to }: Period): boolean {
  return from % 900 === 0 && to % 900 === 0 && to - from >= 23 * 3600;
}

/** The first day of the unit that holds a date. */
function firstOf(unit: CalendarUnit, date: number): number {
  const at = new Date(date);
  if (unit === "day") return date;
  if (unit === "week") return date - ((at.getUTCDay() + 6) % 7) * DAY_MS;
  const month =
    unit === "year" ? 0 : unit === "quarter" ? 3 * Math.floor(at.getUTCMonth() / 3) : at.getUTCMonth();
  return Date.UTC(at.getUTCFullYear(), month);
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The first day of the unit `count` units later. */
function stepped(unit: CalendarUnit, first: number, count: number): number {
  if (unit === "day") return first + count * DAY_MS;
  if (unit === "week") return first + count * 7 * DAY_MS;
  const at = new Date(first);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count * MONTHS[unit]);
}

/** The date of an instant by the clock of a zone. */
function dateOf(instant: number, zone: string): number {
  const local = new TZDate(instant * 1000, zone);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate());
}

/**
 * The instant at which a date begins in a zone: its midnight, or the first moment after it if clocks skip
 * midnight.
 */
function beginOf(date: number, zone: string): number {
  const at = new Date(date);
  const noon = new TZDate(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12, zone);
  return Math.floor(startOfDay(noon).getTime() / 1000);
}

/** The instant on a date when the zone's clock shows the same time as at a given instant. */
function atSameTime(date: number, instant: number, zone: string): number {
  const clock = new TZDate(instant * 1000, zone);
  const at = new Date(date);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const [hour, minute, second] = [clock.getHours(), clock.getMinutes(), clock.getSeconds()];
  return Math.floor(new TZDate(year, month, day, hour, minute, second, zone).getTime() / 1000);
}

const yearOf = (date: number) => new Date(date).getUTCFullYear();
