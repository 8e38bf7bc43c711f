import { type NameOf, oneOf } from "./words.js";

/** Platforms store them in report schedules. */
export const INTERVAL_PRESET = oneOf(
  {
    LAST_24H: { wire: "day", description: "The last 86 400 seconds." },
    TODAY: { description: "Since local midnight; trends compare with the same part of yesterday." },
    WEEK: { description: "Since the same wall time 7 days ago." },
    TWO_WEEKS: { wire: "twoWeeks", description: "Since the same wall time 14 days ago." },
    MONTH: { description: "Since the same wall time 31 days ago." },
    YESTERDAY: { wire: "yesterday", description: "The calendar day before this one." },
    LAST_WEEK: { wire: "lastWeek", description: "The calendar week before this one, Monday to Sunday." },
    LAST_MONTH: { wire: "lastMonth", description: "The calendar month before this one." },
    LAST_QUARTER: { wire: "lastQuarter", description: "The calendar quarter before this one." },
    LAST_YEAR: { wire: "lastYear", description: "The calendar year before this one." },
  },
  "IntervalPreset",
  "Periods that end now, and whole ones before now, in the device's time zone.",
);
export type IntervalPresetName = NameOf<typeof INTERVAL_PRESET>;
