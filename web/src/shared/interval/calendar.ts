import { TZDate } from "@date-fns/tz";
import { startOfDay } from "date-fns";

/** Half-open, Unix seconds. */
type Period = { from: number; to: number };

const DAY_MS = 86_400_000;

/** From the longest to the shortest: a period that matches several units counts as the longest. */
const UNITS = ["year", "quarter", "month", "week", "day"] as const;
export type CalendarUnit = (typeof UNITS)[number];

/** A period of the calendar by its first day, which is its midnight in UTC, in ms. */
export type CalendarPeriod = { unit: CalendarUnit; first: number };

const FORM = /^(\d{4})(?:-(?:W(\d\d)|Q([1-4])|(\d\d)(?:-(\d\d))?))?$/;

/** Reads 2026, 2026-Q3, 2026-10, 2026-W41 (ISO, from Monday on) or 2026-10-05; null if the calendar has no such period. */
export function readCalendar(text: string): CalendarPeriod | null {
  const [, year, week, quarter, month, day] = FORM.exec(text) ?? [];
  if (year === undefined || Number(year) < 1971) return null;
  const y = Number(year);
  if (week !== undefined) {
    const first = firstOf("week", Date.UTC(y, 0, 4)) + (Number(week) - 1) * 7 * DAY_MS;
    // A week belongs to the year of its Thursday.
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

/** The period `count` units before the one of an instant (Unix seconds) in a time zone. */
export function unitBefore(unit: CalendarUnit, count: number, now: number, zone: string): CalendarPeriod {
  return { unit, first: stepped(unit, firstOf(unit, dateOf(now, zone)), -count) };
}

/** Start and end of a period of the calendar in Unix seconds; a period that is not over ends at `now`. */
export function periodOf({ unit, first }: CalendarPeriod, zone: string, now: number): Period {
  const from = beginOf(first, zone);
  const end = beginOf(stepped(unit, first, 1), zone);
  return { from, to: from > now ? end : Math.min(end, Math.max(now, from + 1)) };
}

/**
 * The period that a period of the calendar is compared with (docs/definitions.md, "Time"): the one before. If
 * it only goes until `to`, the same number of days of it, up to the same wall time.
 */
export function periodBefore({ unit, first }: CalendarPeriod, to: number, zone: string): Period {
  const before = stepped(unit, first, -1);
  const [begin, end] = [beginOf(before, zone), beginOf(first, zone)];
  if (beginOf(stepped(unit, first, 1), zone) === to) return { from: begin, to: end };
  const same = atSameTime(before + (dateOf(to, zone) - first), to, zone);
  return { from: begin, to: Math.max(begin + 1, Math.min(same, end)) };
}

/** The period of the calendar that equals [from, to), Unix seconds, in a time zone; null if none does. */
export function calendarOf({ from, to }: Period, zone: string): CalendarPeriod | null {
  const first = dateOf(from, zone);
  if (beginOf(first, zone) !== from) return null;
  const unit = UNITS.find(
    (one) => firstOf(one, first) === first && beginOf(stepped(one, first, 1), zone) === to,
  );
  return unit === undefined ? null : { unit, first };
}

/** The period `count` units later. */
export const laterUnit = ({ unit, first }: CalendarPeriod, count: number): CalendarPeriod => ({
  unit,
  first: stepped(unit, first, count),
});

/** Name in links and the API: 2026, 2026-Q3, 2026-10, 2026-W41 or 2026-10-05. */
export function calendarText({ unit, first }: CalendarPeriod): string {
  const date = new Date(first).toISOString();
  if (unit === "year") return date.slice(0, 4);
  if (unit === "quarter") return `${date.slice(0, 4)}-Q${Math.floor(new Date(first).getUTCMonth() / 3) + 1}`;
  if (unit === "month") return date.slice(0, 7);
  return unit === "day"
    ? date.slice(0, 10)
    : `${weekOf(first).year}-W${String(weekOf(first).week).padStart(2, "0")}`;
}

/** ISO week of a Monday; it belongs to the year of its Thursday. */
export function weekOf(monday: number): { year: number; week: number } {
  const year = yearOf(monday + 3 * DAY_MS);
  return { year, week: Math.round((monday - firstOf("week", Date.UTC(year, 0, 4))) / (7 * DAY_MS)) + 1 };
}

/** First day of the unit that contains a date. */
function firstOf(unit: CalendarUnit, date: number): number {
  const at = new Date(date);
  if (unit === "day") return date;
  if (unit === "week") return date - ((at.getUTCDay() + 6) % 7) * DAY_MS;
  const month =
    unit === "year" ? 0 : unit === "quarter" ? 3 * Math.floor(at.getUTCMonth() / 3) : at.getUTCMonth();
  return Date.UTC(at.getUTCFullYear(), month);
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** First day of the unit `count` units later. */
function stepped(unit: CalendarUnit, first: number, count: number): number {
  if (unit === "day") return first + count * DAY_MS;
  if (unit === "week") return first + count * 7 * DAY_MS;
  const at = new Date(first);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count * MONTHS[unit]);
}

function dateOf(instant: number, zone: string): number {
  const local = new TZDate(instant * 1000, zone);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate());
}

/** Start of a date in a time zone: its midnight, or the first moment after it if the clocks skip it. */
function beginOf(date: number, zone: string): number {
  const at = new Date(date);
  const noon = new TZDate(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 12, zone);
  return Math.floor(startOfDay(noon).getTime() / 1000);
}

/** The instant on a date with the same wall time as the given instant, in a time zone. */
function atSameTime(date: number, instant: number, zone: string): number {
  const clock = new TZDate(instant * 1000, zone);
  const at = new Date(date);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const [hour, minute, second] = [clock.getHours(), clock.getMinutes(), clock.getSeconds()];
  return Math.floor(new TZDate(year, month, day, hour, minute, second, zone).getTime() / 1000);
}

const yearOf = (date: number) => new Date(date).getUTCFullYear();
