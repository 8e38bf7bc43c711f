import type { Translation } from "../catalogue";
import type { figures as source } from "../sl/figures";

export const figures = {
  perHourHint: "mean of the covered hours",
  smallSample: {
    one: "Small sample: N = {count} vehicle with a speed. Reliable percentiles need at least 100.",
    other: "Small sample: N = {count} vehicles with a speed. Reliable percentiles need at least 100.",
  },
  overLimitOnly: "over {speed} km/h",
  overLimitOf: "over {speed} km/h: {count}",

  trendUp: "{percent} more than in the period of equal length before",
  trendDown: "{percent} less than in the period of equal length before",
  trendSame: "the same as in the period of equal length before",
  trendNone: "no data to compare with",
  trendMuted:
    "The comparison with the period before is unreliable: its data covered {before} of the time, now {now}.",
} as const satisfies Translation<typeof source>;
