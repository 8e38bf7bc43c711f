import type { IntervalPreset } from "../../graphql/generated";
import { defaultInterval, type Interval, isOfCalendar, nameOf } from "../../shared/interval/interval";

/** Tabs of the summary; there is no "today" here. */
export const summaryPresets = [
  "LAST_24H",
  "WEEK",
  "TWO_WEEKS",
  "MONTH",
] as const satisfies readonly IntervalPreset[];

export type SummaryTab = (typeof summaryPresets)[number] | "CALENDAR" | "CUSTOM";

export function tabOf(interval: Interval): SummaryTab {
  if (interval.kind === "custom") return "CUSTOM";
  if (isOfCalendar(interval)) return "CALENDAR";
  return summaryPresets.find((preset) => preset === nameOf(interval)) ?? "LAST_24H";
}

/** The summary's interval for an address's: one without a tab becomes the first. */
export const summaryInterval = (interval: Interval): Interval =>
  tabOf(interval) === "LAST_24H" ? defaultInterval : interval;
