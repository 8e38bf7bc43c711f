import type { IntervalPreset } from "../../graphql/generated";
import { defaultInterval, type Interval } from "../../shared/interval/interval";

/** The tabs of the summary; there is no "today" here. */
export const summaryPresets = [
  "LAST_24H",
  "WEEK",
  "TWO_WEEKS",
  "MONTH",
] as const satisfies readonly IntervalPreset[];

export type SummaryTab = (typeof summaryPresets)[number] | "CUSTOM";

export const tabOf = (interval: Interval): SummaryTab =>
  interval.kind === "custom"
    ? "CUSTOM"
    : (summaryPresets.find((preset) => preset === interval.preset) ?? "LAST_24H");

/** What the summary can show of an address's interval: what has no tab is the first one. */
export const summaryInterval = (interval: Interval): Interval =>
  interval.kind === "preset" && tabOf(interval) !== interval.preset ? defaultInterval : interval;
