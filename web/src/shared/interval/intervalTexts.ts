import type { Translation } from "../../i18n/catalogue";
import { sl } from "./intervalTexts.sl";

const en = {
  label: "Period",
  LAST_24H: "24h",
  TODAY: "Today",
  WEEK: "One week",
  TWO_WEEKS: "Two weeks",
  MONTH: "One month",
  YESTERDAY: "Yesterday",
  LAST_WEEK: "Last week",
  LAST_MONTH: "Last month",
  LAST_QUARTER: "Last quarter",
  LAST_YEAR: "Last year",
  CALENDAR: "Calendar",
  calendarPeriod: "Calendar period",
  lastOnes: "Just past",
  months: "Months",
  quarters: "Quarters",
  years: "Years",
  quarter: "Quarter {quarter} of {year}",
  week: "Week {week} of {year}",
  earlier: "Period before",
  later: "Period after",
  CUSTOM: "Custom",
  from: "From",
  to: "To",
  show: "Show",
  zone: "Local time of the device: {zone}",
  MISSING: "Enter the beginning and the end of the period.",
  ORDER: "The end must lie after the beginning.",
  TOO_LONG: "A period may be {days} days long at most.",
  completeness: "data for {covered} of {total} hours, {share}",
} as const satisfies Translation<typeof sl>;

export const intervalTexts = { en, sl };
