import { WEEK_DAYS, weekDayOf } from "@obcestje/contract/weekDays.js";
import type { Holidays } from "../holidays/holidays.js";
import type { MeasuredHours, Period } from "../measurements/periodHour.js";
import { KIND } from "../measurements/reading.js";
import { tallyPeriod } from "../measurements/tally.rules.js";
import { DAY, HOUR } from "../time/clock.js";
import { localHours, startOfLocalDay } from "../time/hours.js";
import { type DayType, dayTypeOf, dayTypesOf } from "./dayType.rules.js";

/** Why a day is in no mean: it is not over, the period holds a part of it, or not all of it was heard. */
export const LEFT_OUT = ["notOver", "cut", "notCovered"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** A local day of a period. */
export interface TrafficDay {
  /** Its start, Unix seconds. */
  date: number;
  /** Whole days since 1970-01-01 on the local calendar. */
  day: number;
  /** Vehicles counted in the part of it that the period holds; null: nobody listened for them. */
  vehicles: number | null;
  /** null: it is in the means. */
  leftOut: LeftOut | null;
  /** Counted intervals reach over its borders. */
  isEstimate: boolean;
}

/** A mean of vehicles a day, and the number of days that it is of. null: there is none. */
export interface DailyMean {
  vehicles: number | null;
  days: number;
}

/** Why there is no annual mean: the period is no year, or days of some month and weekday are missing. */
export type NotAnnual = "notAYear" | "notEveryWeekDay";

const MONTHS = 12;
/** In the next day after its start, however long a day is. */
const INTO_NEXT_DAY = 36 * HOUR;

/**
 * Mean daily traffic of a period, from its whole and fully covered local days.
 * docs/definitions.md, "Daily traffic"
 * @param now Unix seconds: a day that ends later is not over
 * @param holidays those of the period; null: not known
 */
export function dailyTrafficOf(measured: MeasuredHours, timeZone: string, now: number, holidays: Holidays) {
  const days = trafficDays(measured, timeZone, now);
  const used = days.filter(({ leftOut }) => leftOut === null);
  return {
    average: meanOf(used),
    by_day_type: dayTypesOf(holidays).map((type) => ({
      day_type: type,
      ...meanOf(used.filter(({ day }) => dayTypeOf(day, holidays) === type)),
    })),
    annual: annualOf(used, measured.period, timeZone),
    days: days.map(({ date, day, vehicles, leftOut, isEstimate }) => ({
      date,
      day_type: dayTypeOf(day, holidays) satisfies DayType,
      vehicles,
      left_out: leftOut,
      is_estimate: isEstimate,
    })),
    is_estimate: used.some(({ isEstimate }) => isEstimate),
  };
}

export type DailyTraffic = ReturnType<typeof dailyTrafficOf>;

/** The local days that a period touches, in order. */
export function trafficDays(measured: MeasuredHours, timeZone: string, now: number): TrafficDay[] {
  const { hours, period } = measured;
  const numbers = [...new Set(hours.map(({ day }) => day))];
  const tally = tallyPeriod(measured, (instant) => startOfLocalDay(timeZone, instant));
  return tally.days.map(({ date, heard, vehicles, isEstimate }, index) => {
    const end = startOfLocalDay(timeZone, date + INTO_NEXT_DAY);
    const listened = heard[KIND.vehicle];
    const isCut = period.start > date || period.end < end;
    return {
      date,
      day: numbers[index] ?? 0,
      vehicles: listened > 0 ? vehicles : null,
      leftOut: end > now ? "notOver" : isCut ? "cut" : listened < end - date ? "notCovered" : null,
      isEstimate,
    };
  });
}

function meanOf(days: readonly Pick<TrafficDay, "vehicles">[]): DailyMean {
  return { vehicles: mean(days.map(({ vehicles }) => vehicles ?? 0)), days: days.length };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The annual mean by the AASHTO method: the mean over the seven weekdays of the mean over the twelve months of
 * the mean of the days of that weekday and month. So a month of which days are missing counts as much as any.
 */
export function annualOf(
  used: readonly Pick<TrafficDay, "day" | "vehicles">[],
  period: Period,
  timeZone: string,
) {
  const cells = Array.from({ length: WEEK_DAYS.length * MONTHS }, (): number[] => []);
  for (const { day, vehicles } of used) cells[weekDayOf(day) * MONTHS + monthOf(day)]?.push(vehicles ?? 0);
  const means = cells.map(mean);
  const known = means.filter((value) => value !== null);
  const missing = means.length - known.length;
  const none = (lacks: NotAnnual) => ({
    vehicles: null,
    days: used.length,
    lacks,
    missing_means: lacks === "notAYear" ? null : missing,
  });
  if (!isYear(period, timeZone)) return none("notAYear");
  if (missing > 0) return none("notEveryWeekDay");
  // All weekdays have twelve months, so the mean of their means is that of all.
  return { vehicles: mean(known), days: used.length, lacks: null, missing_means: 0 };
}

/** True for a period of twelve months between local midnights, wherever in the calendar it begins. */
function isYear({ start, end }: Period, timeZone: string): boolean {
  if (startOfLocalDay(timeZone, start) !== start || startOfLocalDay(timeZone, end) !== end) return false;
  const date = dateOf(dayOf(timeZone, start));
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime() === dateOf(dayOf(timeZone, end)).getTime();
}

const dayOf = (timeZone: string, instant: number): number =>
  localHours(timeZone, instant, instant + 1)[0]?.day ?? 0;

const dateOf = (day: number): Date => new Date(day * DAY * 1000);
const monthOf = (day: number): number => dateOf(day).getUTCMonth();
