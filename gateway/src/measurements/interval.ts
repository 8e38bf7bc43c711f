import { TZDate } from "@date-fns/tz";
import { startOfDay, startOfISOWeek, startOfMonth, subDays, subMonths, subWeeks } from "date-fns";
import { ApiError } from "../errors.js";
import type { IntervalPresetName } from "../platform-api/intervalPreset.js";
import type { Period } from "../platform-api/period.js";

export interface Interval {
  preset?: IntervalPresetName | null;
  from?: number | null;
  to?: number | null;
}

const DAY_S = 86_400;
const DAYS_OF_PRESET = { WEEK: 7, TWO_WEEKS: 14, MONTH: 31 } as const;

/**
 * The period [from, to) that an interval means at `now` (Unix seconds) in a time zone.
 * "24h" is now − 86 400 s; "Danes" starts at local midnight and compares with the same elapsed part of yesterday;
 * 7, 14 and 31 days go back to the same wall time; the last week and month are those of the calendar, between local
 * midnights (docs/definitions.md, "Time").
 * @throws ApiError BAD_USER_INPUT where it is neither one preset nor a whole from/to pair in order
 */
export function resolveInterval({ preset, from, to }: Interval, timeZone: string, now: number): Period {
  if (preset && (from ?? to ?? null) !== null) throw faulty("Give a preset, or from and to, not both.");
  if (preset) return resolvePreset(preset, timeZone, now);
  if (from === null || from === undefined || to === null || to === undefined)
    throw faulty("Give a preset, or both from and to.");
  if (to <= from) throw faulty("to must lie after from.");
  return { from, to };
}

/** Whether an interval is the same period in every time zone. */
export function isOneEverywhere({ preset }: Interval): boolean {
  return !preset || preset === "LAST_24H";
}

function resolvePreset(preset: IntervalPresetName, timeZone: string, now: number): Period {
  if (preset === "LAST_24H") return { from: now - DAY_S, to: now };
  const local = new TZDate(now * 1000, timeZone);
  if (preset === "LAST_WEEK") {
    const monday = startOfISOWeek(local);
    return { from: seconds(subWeeks(monday, 1)), to: seconds(monday) };
  }
  if (preset === "LAST_MONTH") {
    const first = startOfMonth(local);
    return { from: seconds(subMonths(first, 1)), to: seconds(first) };
  }
  if (preset !== "TODAY") return { from: seconds(subDays(local, DAYS_OF_PRESET[preset])), to: now };
  const midnight = seconds(startOfDay(local));
  const yesterday = seconds(startOfDay(subDays(local, 1)));
  const elapsed = Math.max(1, now - midnight);
  return { from: midnight, to: midnight + elapsed, previousFrom: yesterday, previousTo: yesterday + elapsed };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function faulty(message: string): ApiError {
  return new ApiError("BAD_USER_INPUT", message, { fields: [{ path: "interval", message }] });
}
