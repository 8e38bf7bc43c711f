import { weekDayOf } from "@obcestje/contract/weekDays.js";
import type { Holidays } from "../holidays/holidays.js";

/** Types of days whose traffic differs, in the order in which they are told. */
export const DAY_TYPES = ["workingDay", "saturday", "sunday", "holiday"] as const;
export type DayType = (typeof DAY_TYPES)[number];

const SATURDAY = 5;

/**
 * The type of a local day. Where no calendar of holidays is known, a holiday counts as the day of the week that
 * it falls on. docs/definitions.md, "Daily traffic"
 * @param day whole days since 1970-01-01 on the local calendar
 */
export function dayTypeOf(day: number, holidays: Holidays): DayType {
  if (holidays?.has(day)) return "holiday";
  const weekDay = weekDayOf(day);
  return weekDay < SATURDAY ? "workingDay" : weekDay === SATURDAY ? "saturday" : "sunday";
}

/** The types that days are told apart by. */
export const dayTypesOf = (holidays: Holidays): readonly DayType[] =>
  DAY_TYPES.filter((type) => type !== "holiday" || holidays !== null);
