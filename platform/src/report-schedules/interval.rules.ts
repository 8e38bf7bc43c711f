import { TZDate } from "@date-fns/tz";
import { subDays } from "date-fns";
import type { Period } from "../measurements/periodHour.js";
import { DAY } from "../time/clock.js";
import { startOfLocalDay } from "../time/hours.js";

export const INTERVALS = ["day", "today", "week", "twoWeeks", "month", "lastWeek", "lastMonth"] as const;
export type IntervalName = (typeof INTERVALS)[number];

const DAYS = { week: 7, twoWeeks: 14, month: 31 } as const;

/**
 * The period that a preset means at an instant (docs/definitions.md, "Time"): 24 hours, since local midnight, back to
 * the same wall time, or the whole calendar week or month before. At midnight itself, "today" is the day that has just
 * ended.
 */
export function periodAt(interval: IntervalName, at: number, timeZone: string): Period {
  if (interval === "day") return { start: at - DAY, end: at };
  if (interval === "today") {
    const midnight = startOfLocalDay(timeZone, at);
    return { start: midnight === at ? startOfLocalDay(timeZone, at - 1) : midnight, end: at };
  }
  if (interval === "lastWeek" || interval === "lastMonth") return calendarPeriod(interval, at, timeZone);
  const start = subDays(new TZDate(at * 1000, timeZone), DAYS[interval]).getTime();
  return { start: Math.floor(start / 1000), end: at };
}

/** From a local Monday, or first of the month, to that of the week or month of an instant. */
function calendarPeriod(interval: "lastWeek" | "lastMonth", at: number, timeZone: string): Period {
  const now = new TZDate(at * 1000, timeZone);
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const sinceMonday = (now.getDay() + 6) % 7;
  const border = (ago: 0 | 1) =>
    interval === "lastWeek"
      ? dayBegins(year, month, date - sinceMonday - 7 * ago, timeZone)
      : dayBegins(year, month - ago, 1, timeZone);
  return { start: border(1), end: border(0) };
}

/** When a local day begins; months and days beyond their ends count on, as in Date. */
function dayBegins(year: number, month: number, date: number, timeZone: string): number {
  const noon = new TZDate(year, month, date, 12, 0, 0, timeZone).getTime();
  return startOfLocalDay(timeZone, Math.floor(noon / 1000));
}
