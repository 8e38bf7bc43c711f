import { TZDate } from "@date-fns/tz";
import { startOfDay, startOfISOWeek, startOfMonth, subDays, subMonths, subWeeks } from "date-fns";
import type { IntervalPreset } from "../../graphql/generated";
import type { Interval } from "./interval";

/** Half-open, Unix seconds. */
export type Period = { from: number; to: number };

const daysBack: Partial<Record<IntervalPreset, number>> = { WEEK: 7, TWO_WEEKS: 14, MONTH: 31 };

/**
 * The instants that an interval means at `now` (Unix seconds) in an IANA zone: 24h is 86400 seconds, today
 * starts at local midnight, 7/14/31 days go back to the same wall time, the last week and month are those of the calendar.
 */
export function resolveInterval(interval: Interval, now: number, zone: string): Period {
  if (interval.kind === "custom") return { from: interval.from, to: interval.to };
  const local = new TZDate(now * 1000, zone);
  const days = daysBack[interval.preset];
  if (days !== undefined) return { from: seconds(subDays(local, days)), to: now };
  if (interval.preset === "TODAY") return { from: seconds(startOfDay(local)), to: now };
  if (interval.preset === "LAST_WEEK") {
    const monday = startOfISOWeek(local);
    return { from: seconds(subWeeks(monday, 1)), to: seconds(monday) };
  }
  if (interval.preset === "LAST_MONTH") {
    const first = startOfMonth(local);
    return { from: seconds(subMonths(first, 1)), to: seconds(first) };
  }
  return { from: now - 86_400, to: now };
}

/** Whether two half-open periods share a moment. */
export function overlaps(a: Period, b: Period): boolean {
  return a.from < b.to && b.from < a.to;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
