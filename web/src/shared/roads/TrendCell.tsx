import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { clientTexts } from "../../i18n/texts/client";
import { useT } from "../../i18n/useT";
import { isComparable } from "../interval/completeness";
import { noValue } from "../number/format";
import { useNumber } from "../number/useNumber";
import type { Figures } from "./figures";

/** Below this many percent both ways it rounds to nothing. */
const flat = 0.05;

/** Change of the count in percent, muted where the two periods can't be compared well; in words for screen readers and on hover. */
export function TrendCell({ figures }: { figures: Figures }) {
  const t = useT(clientTexts);
  const { number, quantity } = useNumber();
  const { trend, completeness, previousCompleteness } = figures;
  if (trend === null) return <span title={t("trendNone")}>{noValue}</span>;
  const isFlat = Math.abs(trend) < flat;
  const isMuted = !isComparable(completeness, previousCompleteness);
  const percent = quantity(Math.abs(trend), "%", 1);
  const words = isFlat ? t("trendSame") : t(trend > 0 ? "trendUp" : "trendDown", { percent });
  const reliability = isMuted
    ? ` ${t("trendMuted", {
        before: quantity(previousCompleteness.share * 100, "%", 1),
        now: quantity(completeness.share * 100, "%", 1),
      })}`
    : "";
  return (
    <chakra.span
      title={`${words}.${reliability}`}
      fontStyle={isMuted ? "italic" : undefined}
      color={isMuted ? "fg.subtle" : undefined}
    >
      <span aria-hidden>
        {trend > 0 && !isFlat ? "+" : ""}
        {number(isFlat ? 0 : trend, 1)}
        {"\u00a0%"}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </chakra.span>
  );
}
