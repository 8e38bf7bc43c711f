import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { noValue } from "../number/format";
import { usePercent } from "../number/percent";
import { useTrend } from "../number/useTrend";
import type { Figures } from "./figures";
import { figuresTexts } from "./figuresTexts";
import { isTrendComparable } from "./sortRows";

/** Change of the count in percent, muted if the two periods can't be compared well; in words for screen readers and on hover. */
export function TrendCell({ figures }: { figures: Figures }) {
  const t = useT(figuresTexts);
  const percent = usePercent();
  const trendOf = useTrend();
  const { trend, completeness, previousCompleteness } = figures;
  if (trend === null)
    return <span title={previousCompleteness === null ? undefined : t("trendNone")}>{noValue}</span>;
  const { short, words } = trendOf(trend);
  const isMuted = !isTrendComparable(figures);
  const reliability =
    isMuted && completeness && previousCompleteness
      ? ` ${t("trendMuted", {
          before: percent(previousCompleteness.share * 100),
          now: percent(completeness.share * 100),
        })}`
      : "";
  return (
    <chakra.span
      title={`${words}.${reliability}`}
      fontStyle={isMuted ? "italic" : undefined}
      color={isMuted ? "fg.subtle" : undefined}
    >
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </chakra.span>
  );
}
