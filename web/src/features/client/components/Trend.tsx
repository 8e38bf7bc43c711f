import { HStack, Text } from "@chakra-ui/react";
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { noValue } from "../../../shared/number/format";
import { useTrend } from "../../../shared/number/useTrend";
import { figuresTexts } from "../../../shared/roads/figuresTexts";

/** lessIsBetter: a rise deserves attention, as with speeds. */
type TrendTone = "neutral" | "lessIsBetter";

type TrendProps = {
  /** Percent against the period just before; null if that one has no data, undefined if not reported. */
  percent: number | null | undefined;
  /** The two periods can't be compared well. */
  muted: boolean;
  tone?: TrendTone;
};

function colorOf(percent: number, isFlat: boolean, tone: TrendTone): string {
  if (tone === "neutral" || isFlat) return "fg.muted";
  return percent > 0 ? "fg.warning" : "fg.success";
}

/** Change in percent with an arrow, in words for screen readers and on hover. */
export function Trend({ percent, muted, tone = "neutral" }: TrendProps) {
  const t = useT(figuresTexts);
  const trendOf = useTrend();
  if (percent === undefined) return null;
  if (percent === null)
    return (
      <Text as="span" color="fg.muted" title={t("trendNone")} textStyle="sm">
        {noValue}
      </Text>
    );
  const { short, words, isFlat } = trendOf(percent);
  const Arrow = isFlat ? ArrowRight : percent > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      color={muted ? "fg.subtle" : colorOf(percent, isFlat, tone)}
      fontStyle={muted ? "italic" : undefined}
      fontWeight={muted ? "normal" : "medium"}
      textStyle="sm"
      whiteSpace="nowrap"
      title={words}
    >
      <Arrow size={14} aria-hidden />
      <span aria-hidden>{short}</span>
      <Text as="span" srOnly>
        {words}
      </Text>
    </HStack>
  );
}
