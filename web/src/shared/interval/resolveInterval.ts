import { TZDate } from "@date-fns/tz";
import { startOfDay, subDays } from "date-fns";
import type { IntervalPreset } from "../../graphql/generated";
import {
  type CalendarPeriod,
  type CalendarUnit,
  calendarOf,
  periodBefore,
  periodOf,
  readCalendar,
  unitBefore,
} from "./calendar";
import type { Interval } from "./interval";

/** Half-open, Unix seconds. */
export type Period = { from: number; to: number };

const daysBack: Partial<Record<IntervalPreset, number>> = { WEEK: 7, TWO_WEEKS: 14, MONTH: 31 };
const units: Partial<Record<IntervalPreset, CalendarUnit>> = {
  YESTERDAY: "day",
  LAST_WEEK: "week",
  LAST_MONTH: "month",
  LAST_QUARTER: "quarter",
  LAST_YEAR: "year",
};

/**
 * The instants of an interval at `now` (Unix seconds) in an IANA zone. 24h is 86400 seconds, today starts at
 * local midnight, 7/14/31 days go back to the same wall time, periods of the calendar are between local
 * midnights.
 */
export function resolveInterval(interval: Interval, now: number, zone: string): Period {
  if (interval.kind === "custom") return { from: interval.from, to: interval.to };
  const calendar = unitOf(interval, now, zone);
  if (calendar) return periodOf(calendar, zone, now);
  const preset = interval.kind === "preset" ? interval.preset : "LAST_24H";
  const local = new TZDate(now * 1000, zone);
  const days = daysBack[preset];
  if (days !== undefined) return { from: seconds(subDays(local, days)), to: now };
  if (preset === "TODAY") return { from: seconds(startOfDay(local)), to: now };
  return { from: now - 86_400, to: now };
}

/** The period of the calendar that an interval equals, by name or by its instants; null if there is none. */
export function unitOf(interval: Interval, now: number, zone: string): CalendarPeriod | null {
  if (interval.kind === "custom") return calendarOf(interval, zone);
  if (interval.kind === "calendar") return readCalendar(interval.calendar);
  const unit = units[interval.preset];
  return unit ? unitBefore(unit, 1, now, zone) : null;
}

/**
 * The period that an interval is compared with (docs/definitions.md, "Time"): the one just before; for today
 * the same part of yesterday, for a period of the calendar the one before.
 */
export function previousPeriod(interval: Interval, now: number, zone: string): Period {
  const { from, to } = resolveInterval(interval, now, zone);
  if (interval.kind === "preset" && interval.preset === "TODAY") {
    const midnight = seconds(subDays(new TZDate(from * 1000, zone), 1));
    return { from: midnight, to: midnight + (to - from) };
  }
  const calendar = unitOf(interval, now, zone);
  return calendar ? periodBefore(calendar, to, zone) : { from: from - (to - from), to: from };
}

/** True if two half-open periods overlap. */
export function overlaps(a: Period, b: Period): boolean {
  return a.from < b.to && b.from < a.to;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
