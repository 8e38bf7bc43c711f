import type { Translation } from "../catalogue";
import type { interval as source } from "../sl/interval";

export const interval = {
  label: "Period",
  LAST_24H: "24h",
  TODAY: "Today",
  WEEK: "One week",
  TWO_WEEKS: "Two weeks",
  MONTH: "One month",
  CUSTOM: "Custom",
  from: "From",
  to: "To",
  show: "Show",
  zone: "Local time of the device: {zone}",
  MISSING: "Enter the beginning and the end of the period.",
  ORDER: "The end must lie after the beginning.",
  TOO_LONG: "A period may be {days} days long at most.",
  completeness: "data for {covered} of {total} hours, {share}",
} as const satisfies Translation<typeof source>;
