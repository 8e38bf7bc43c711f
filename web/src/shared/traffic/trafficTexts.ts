import type { Translation } from "../../i18n/catalogue";
import { sl } from "./trafficTexts.sl";

const en = {
  dailyTraffic: "Mean daily traffic",
  which: "Days",
  vehiclesADay: "Vehicles a day",
  cyclistsADay: "Cyclists a day",
  usedDays: "Number of days",
  all: "All days (ADT)",
  WORKING_DAY: "Working days",
  SATURDAY: "Saturdays",
  SUNDAY: "Sundays",
  annual: "Year (AADT)",
  usedDaysOnly: "Only from days that the period holds whole and that are fully covered by data.",
  noUsedDays: "The period holds no whole day that is fully covered by data.",
  NOT_A_YEAR: "The AADT is given for a period of a whole year.",
  NOT_EVERY_WEEK_DAY: "No AADT: of 84 means (a weekday of a month), those without a covered day are {count}.",
  NOT_OVER: {
    one: "Left out: {count} day that is not over",
    other: "Left out: {count} days that are not over",
  },
  CUT: {
    one: "Left out: {count} day of which the period holds a part",
    other: "Left out: {count} days of which the period holds a part",
  },
  NOT_COVERED: {
    one: "Left out: {count} day that is not fully covered by data",
    other: "Left out: {count} days that are not fully covered by data",
  },
} as const satisfies Translation<typeof sl>;

export const trafficTexts = { en, sl };
