import { HStack, Text } from "@chakra-ui/react";
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import { clientTexts } from "../../../i18n/texts/client";
import { useT } from "../../../i18n/useT";
import { noValue } from "../../../shared/number/format";
import { useNumber } from "../../../shared/number/useNumber";

/** lessIsBetter: a rise is worth a second look, as with speeds. */
export type TrendTone = "neutral" | "lessIsBetter";

type TrendProps = {
  /** Percent against the period just before; null where that one has no data. */
  percent: number | null;
  /** The two periods can't be compared well. */
  muted: boolean;
  tone?: TrendTone;
};

/** Below this many percent both ways it rounds to nothing. */
const flat = 0.05;

function colorOf(percent: number, tone: TrendTone): string {
  if (tone === "neutral" || Math.abs(percent) < flat) return "fg.muted";
  return percent > 0 ? "fg.warning" : "fg.success";
}

/** Change in percent with an arrow, in words for screen readers and on hover. */
export function Trend({ percent, muted, tone = "neutral" }: TrendProps) {
  const t = useT(clientTexts);
  const { number, quantity } = useNumber();
  if (percent === null)
    return (
      <Text as="span" color="fg.muted" title={t("trendNone")} textStyle="sm">
        {noValue}
      </Text>
    );
  const isFlat = Math.abs(percent) < flat;
  const Arrow = isFlat ? ArrowRight : percent > 0 ? ArrowUpRight : ArrowDownRight;
  const size = quantity(Math.abs(percent), "%", 1);
  const words = isFlat ? t("trendSame") : t(percent > 0 ? "trendUp" : "trendDown", { percent: size });
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      color={muted ? "fg.subtle" : colorOf(percent, tone)}
      fontStyle={muted ? "italic" : undefined}
      fontWeight={muted ? "normal" : "medium"}
      textStyle="sm"
      whiteSpace="nowrap"
      title={words}
    >
      <Arrow size={14} aria-hidden />
      <span aria-hidden>
        {percent > 0 && !isFlat ? "+" : ""}
        {number(isFlat ? 0 : percent, 1)}
        {"\u00a0%"}
      </span>
      <Text as="span" srOnly>
        {words}
      </Text>
    </HStack>
  );
}
