import { TZDate } from "@date-fns/tz";
import { subDays } from "date-fns";
import type { Period } from "../measurements/periodHour.js";
import { DAY } from "../time/clock.js";
import { startOfLocalDay } from "../time/hours.js";

export const INTERVALS = ["day", "today", "week", "twoWeeks", "month"] as const;
export type IntervalName = (typeof INTERVALS)[number];

const DAYS = { week: 7, twoWeeks: 14, month: 31 } as const;

/**
 * The period that a preset means at an instant (docs/definitions.md, "Time"): 24 hours, since local midnight, or back
 * to the same wall time. At midnight itself, "today" is the day that has just ended.
 */
export function periodAt(interval: IntervalName, at: number, timeZone: string): Period {
  if (interval === "day") return { start: at - DAY, end: at };
  if (interval !== "today") {
    const start = subDays(new TZDate(at * 1000, timeZone), DAYS[interval]).getTime();
    return { start: Math.floor(start / 1000), end: at };
  }
  const midnight = startOfLocalDay(timeZone, at);
  return { start: midnight === at ? startOfLocalDay(timeZone, at - 1) : midnight, end: at };
}
