import { TZDate } from "@date-fns/tz";
import { subDays } from "date-fns";
import type { Period } from "../measurements/periodHour.js";
import { DAY } from "../time/clock.js";
import { startOfLocalDay } from "../time/hours.js";

export const INTERVALS = [
  "day",
  "today",
  "week",
  "twoWeeks",
  "month",
  "yesterday",
  "lastWeek",
  "lastMonth",
  "lastQuarter",
  "lastYear",
] as const;
export type IntervalName = (typeof INTERVALS)[number];

type CalendarName = "yesterday" | "lastWeek" | keyof typeof MONTHS;

const MONTHS = { lastMonth: 1, lastQuarter: 3, lastYear: 12 } as const;
const DAYS = { week: 7, twoWeeks: 14, month: 31 } as const;

/**
 * The period that a preset means at an instant (docs/definitions.md, "Time"): 24 hours, since local midnight,
 * back to the same wall time, or the whole previous calendar day, week, month, quarter or year. At midnight
 * itself, "today" is the day that has just ended.
 */
export function periodAt(interval: IntervalName, at: number, timeZone: string): Period {
  if (interval === "day") return { start: at - DAY, end: at };
  if (interval === "today") {
    const midnight = startOfLocalDay(timeZone, at);
    return { start: midnight === at ? startOfLocalDay(timeZone, at - 1) : midnight, end: at };
  }
  if (interval === "week" || interval === "twoWeeks" || interval === "month") {
    const start = subDays(new TZDate(at * 1000, timeZone), DAYS[interval]).getTime();
    return { start: Math.floor(start / 1000), end: at };
  }
  return calendarPeriod(interval, at, timeZone);
}

/** From the local midnight at the start of a unit of the calendar to that of the unit of an instant. */
function calendarPeriod(interval: CalendarName, at: number, timeZone: string): Period {
  const now = new TZDate(at * 1000, timeZone);
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const sinceMonday = (now.getDay() + 6) % 7;
  const border = (ago: 0 | 1) => {
    if (interval === "yesterday") return dayBegins(year, month, date - ago, timeZone);
    if (interval === "lastWeek") return dayBegins(year, month, date - sinceMonday - 7 * ago, timeZone);
    const months = MONTHS[interval];
    return dayBegins(year, month - (month % months) - months * ago, 1, timeZone);
  };
  return { start: border(1), end: border(0) };
}

/** Start of a local day. Months and days beyond their ends overflow, as in Date. */
function dayBegins(year: number, month: number, date: number, timeZone: string): number {
  const noon = new TZDate(year, month, date, 12, 0, 0, timeZone).getTime();
  return startOfLocalDay(timeZone, Math.floor(noon / 1000));
}
