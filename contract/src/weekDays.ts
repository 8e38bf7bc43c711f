/** The days of a week, Monday first: schedules count them from 0, ISO from 1. */
export const WEEK_DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** 1970-01-01 was a Thursday. */
const FIRST = WEEK_DAYS.indexOf("THURSDAY");

/** A date's place in its week: 0 is Monday, 6 Sunday. @param day whole days since 1970-01-01 */
export function weekDayOf(day: number): number {
  const { length } = WEEK_DAYS;
  return (((day + FIRST) % length) + length) % length;
}
