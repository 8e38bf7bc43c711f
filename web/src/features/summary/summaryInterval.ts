import type { IntervalPreset } from "../../graphql/generated";
import { defaultInterval, type Interval, isOfCalendar, nameOf } from "../../shared/interval/interval";

/** The tabs of the summary; there is no "today" here. */
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

/** What the summary can show of an address's interval: what has no tab is the first one. */
export const summaryInterval = (interval: Interval): Interval =>
  tabOf(interval) === "LAST_24H" ? defaultInterval : interval;
