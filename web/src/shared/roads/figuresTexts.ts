import type { Translation } from "../../i18n/catalogue";
import { sl } from "./figuresTexts.sl";

const en = {
  perHourHint: "mean of the covered hours",
  smallSample: {
    one: "Small sample: N = {count} vehicle with a speed. Reliable percentiles need at least 100.",
    other: "Small sample: N = {count} vehicles with a speed. Reliable percentiles need at least 100.",
  },
  severalLimits: "several limits",
  overLimitOnly: "over {speed} km/h",
  overLimitOf: "over {speed} km/h: {count}",

  trendUp: "{percent} more than in the period of equal length before",
  trendDown: "{percent} less than in the period of equal length before",
  trendSame: "the same as in the period of equal length before",
  trendNone: "no data to compare with",
  trendMuted:
    "The comparison with the period before is unreliable: its data covered {before} of the time, now {now}.",
} as const satisfies Translation<typeof sl>;

export const figuresTexts = { en, sl };
