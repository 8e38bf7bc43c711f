import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import {
  type CalendarPeriod,
  type CalendarUnit,
  calendarText,
  laterUnit,
  periodOf,
  readCalendar,
  unitBefore,
  weekOf,
} from "./calendar";
import { calendarPresets, type Interval, namedInterval, nameOf } from "./interval";
import { intervalTexts } from "./intervalTexts";
import { unitOf } from "./resolveInterval";

export type CalendarChoice = { value: string; label: string };
export type CalendarChoices = readonly { label: string; choices: readonly CalendarChoice[] }[];

/** Number of periods offered of each unit, including the current one. */
const counts = { month: 24, quarter: 8, year: 6 } as const;
const longestDays = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const;
const unitOfPreset = {
  YESTERDAY: "day",
  LAST_WEEK: "week",
  LAST_MONTH: "month",
  LAST_QUARTER: "quarter",
  LAST_YEAR: "year",
} as const;

/** Context of a choice from the calendar. */
type Where = { now: number; zone: string; language: Language; longest: number };

/** Periods of the calendar to choose from, `longest` seconds long at most; the chosen one is always included. */
export function calendarChoices(chosen: Interval, { now, zone, language, longest }: Where): CalendarChoices {
  const t = translatorOf(intervalTexts, language);
  // A day on which the clocks change may be an hour longer.
  const fits = (unit: CalendarUnit) => longestDays[unit] * 86_400 <= longest + 3600;
  const several = (unit: keyof typeof counts) =>
    fits(unit)
      ? Array.from({ length: counts[unit] }, (_, ago) => choiceOf(unitBefore(unit, ago, now, zone), language))
      : [];
  const groups = [
    {
      label: t("lastOnes"),
      choices: calendarPresets
        .filter((name) => fits(unitOfPreset[name]))
        .map((value) => ({ value: value as string, label: t(value) })),
    },
    { label: t("months"), choices: several("month") },
    { label: t("quarters"), choices: several("quarter") },
    { label: t("years"), choices: several("year") },
  ].filter(({ choices }) => choices.length > 0);
  const name = nameOf(chosen);
  const isThere = groups.some(({ choices }) => choices.some(({ value }) => value === name));
  const one = name === null ? null : readCalendar(name);
  return isThere || one === null
    ? groups
    : [{ label: t("CALENDAR"), choices: [choiceOf(one, language)] }, ...groups];
}

/** The period of the calendar `count` units later; null if it has not begun. */
export function stepped(interval: Interval, count: number, now: number, zone: string): Interval | null {
  const unit = unitOf(interval, now, zone);
  if (unit === null) return null;
  const later = laterUnit(unit, count);
  return periodOf(later, zone, now).from > now ? null : namedInterval(calendarText(later));
}

const choiceOf = (period: CalendarPeriod, language: Language): CalendarChoice => ({
  value: calendarText(period),
  label: calendarName(period, language),
});

/** "oktober 2026", "3. četrtletje 2026", "43. teden 2026", "05.10.2026", "2026". */
export function calendarName({ unit, first }: CalendarPeriod, language: Language): string {
  const t = translatorOf(intervalTexts, language);
  const date = new Date(first);
  const year = date.getUTCFullYear();
  if (unit === "year") return String(year);
  if (unit === "quarter")
    return t("quarter", { quarter: Math.floor(date.getUTCMonth() / 3) + 1, year: String(year) });
  if (unit === "week") return t("week", { week: weekOf(first).week, year: String(weekOf(first).year) });
  if (unit === "month")
    return date.toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const [y, month, day] = date.toISOString().slice(0, 10).split("-");
  return `${day}.${month}.${y}`;
}
