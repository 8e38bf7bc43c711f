import { weekDayOf } from "@obcestje/contract/weekDays.js";

/** Types of days whose traffic differs, in the order in which they are told. */
export const DAY_TYPES = ["workingDay", "saturday", "sunday"] as const;
export type DayType = (typeof DAY_TYPES)[number];

const SATURDAY = 5;

/**
 * The type of a local day. A public holiday counts as the day of the week that it falls on, as no calendar of
 * holidays is known. docs/definitions.md, "Daily traffic"
 * @param day whole days since 1970-01-01 on the local calendar
 */
export function dayTypeOf(day: number): DayType {
  const weekDay = weekDayOf(day);
  return weekDay < SATURDAY ? "workingDay" : weekDay === SATURDAY ? "saturday" : "sunday";
}
