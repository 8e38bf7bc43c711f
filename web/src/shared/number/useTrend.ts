import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { figuresTexts } from "../roads/figuresTexts";
import { usePercent } from "./percent";
import { useNumber } from "./useNumber";

/** A change below this many percent, up or down, rounds to zero. */
const flat = 0.05;

type TrendTexts = {
  /** "+4,2 %" */
  short: string;
  /** For screen readers and on hover. */
  words: string;
  /** No notable change. */
  isFlat: boolean;
};

/** Formats a change in percent against the period just before. */
export function useTrend(): (percent: number) => TrendTexts {
  const t = useT(figuresTexts);
  const { signed } = useNumber();
  const written = usePercent();
  return useCallback(
    (percent) => {
      const isFlat = Math.abs(percent) < flat;
      const size = written(Math.abs(percent));
      return {
        short: `${signed(percent, 1)}\u00a0%`,
        words: isFlat ? t("trendSame") : t(percent > 0 ? "trendUp" : "trendDown", { percent: size }),
        isFlat,
      };
    },
    [t, signed, written],
  );
}
