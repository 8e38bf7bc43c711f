import { TZDate } from "@date-fns/tz";
import { fieldFault } from "@obcestje/contract/faults.js";
import { startOfDay, subDays } from "date-fns";
import { ApiError } from "../errors.js";
import type { IntervalPresetName } from "../platform-api/intervalPreset.js";
import type { Period } from "../platform-api/period.js";
import {
  type CalendarUnit,
  isOnBorders,
  periodOf,
  readCalendar,
  unitBefore,
  unitBeforeExactly,
} from "./calendar.js";

export interface Interval {
  preset?: IntervalPresetName | null;
  calendar?: string | null;
  from?: number | null;
  to?: number | null;
}

const DAY_S = 86_400;
const DAYS_OF_PRESET = { WEEK: 7, TWO_WEEKS: 14, MONTH: 31 } as const;
const UNIT_OF_PRESET: { [name in IntervalPresetName]?: CalendarUnit } = {
  YESTERDAY: "day",
  LAST_WEEK: "week",
  LAST_MONTH: "month",
  LAST_QUARTER: "quarter",
  LAST_YEAR: "year",
};

/**
 * The period [from, to) that an interval means at `now` (Unix seconds) in a time zone. "24h" is now − 86 400
 * s. "Danes" starts at local midnight and compares with the same elapsed part of yesterday. 7, 14 and 31 days
 * go back to the same wall time. Calendar intervals run between local midnights, and compare with the one
 * before (docs/definitions.md, "Time").
 * @throws ApiError BAD_USER_INPUT unless it is a preset, a period of the calendar that has begun, or a whole
 * from/to pair in order
 */
export function resolveInterval(
  { preset, calendar, from, to }: Interval,
  timeZone: string,
  now: number,
): Period {
  const given = [preset, calendar, from ?? to].filter((one) => one !== null && one !== undefined);
  if (given.length > 1) throw faulty("Give one of a preset, a calendar period, and from and to.");
  if (preset) return resolvePreset(preset, timeZone, now);
  if (calendar !== null && calendar !== undefined) return resolveCalendar(calendar, timeZone, now);
  if (from === null || from === undefined || to === null || to === undefined)
    throw faulty("Give a preset, a calendar period, or both from and to.");
  if (to <= from) throw faulty("to must lie after from.", "NOT_AFTER_START");
  return unitBeforeExactly({ from, to }, timeZone) ?? { from, to };
}

/** True if an interval means the same period in every time zone, and compares with the same. */
export function isOneEverywhere({ preset, calendar, from, to }: Interval): boolean {
  if (preset || calendar) return preset === "LAST_24H";
  return !isOnBorders({ from: from ?? 0, to: to ?? 0 });
}

function resolvePreset(preset: IntervalPresetName, timeZone: string, now: number): Period {
  if (preset === "LAST_24H") return { from: now - DAY_S, to: now };
  const unit = UNIT_OF_PRESET[preset];
  const whole = unit && periodOf(unitBefore(unit, 1, now, timeZone), timeZone, now);
  if (whole) return whole;
  const local = new TZDate(now * 1000, timeZone);
  if (preset === "WEEK" || preset === "TWO_WEEKS" || preset === "MONTH")
    return { from: seconds(subDays(local, DAYS_OF_PRESET[preset])), to: now };
  const midnight = seconds(startOfDay(local));
  const yesterday = seconds(startOfDay(subDays(local, 1)));
  const elapsed = Math.max(1, now - midnight);
  return { from: midnight, to: midnight + elapsed, previousFrom: yesterday, previousTo: yesterday + elapsed };
}

function resolveCalendar(text: string, timeZone: string, now: number): Period {
  const calendar = readCalendar(text);
  if (!calendar)
    throw faulty(
      "calendar must be a year, quarter, month, week or day: 2026, 2026-Q3, 2026-10, 2026-W41 or 2026-10-05.",
    );
  const period = periodOf(calendar, timeZone, now);
  if (!period) throw faulty(`${text} has not begun.`, "NOT_BEGUN");
  return period;
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

type IntervalFault = "NOT_A_PERIOD" | "NOT_AFTER_START" | "NOT_BEGUN";

function faulty(message: string, code: IntervalFault = "NOT_A_PERIOD"): ApiError {
  return new ApiError("BAD_USER_INPUT", message, { fields: [{ ...fieldFault("interval", code), message }] });
}
