import { Flex, Skeleton, Text } from "@chakra-ui/react";
import { useLanguage, useT } from "../../i18n/useT";
import { EstimateMark } from "../../shared/estimate/EstimateMark";
import { HelpTip } from "../../shared/help/HelpTip";
import type { HelpTerm } from "../../shared/help/helpTipTexts.sl";
import { completenessText } from "../../shared/interval/completeness";
import { LeftOutMark } from "../../shared/interval/LeftOutMark";
import { noValue } from "../../shared/number/format";
import { usePercent } from "../../shared/number/percent";
import { useNumber } from "../../shared/number/useNumber";
import { withLimit } from "../../shared/number/withLimit";
import type { Totals } from "../../shared/roads/totals";
import { summaryTexts } from "./summaryTexts";

type Figure = {
  label: string;
  value: string;
  isEstimate?: boolean;
  hint?: string;
  help?: HelpTerm;
  leftOut?: number | null;
};

type SectionTotalsProps = { totals: Totals; isLoading: boolean; isExplained: boolean };

/** Totals of a summary group's clients. */
export function SectionTotals({ totals, isLoading, isExplained }: SectionTotalsProps) {
  const t = useT(summaryTexts);
  const language = useLanguage();
  const { number, quantity } = useNumber();
  const percent = usePercent();
  const { count, average, max, overLimit, limits, completeness, estimates } = totals;
  const counted = (["vehicles", "cyclists", "people"] as const).filter((kind) => count[kind] !== null);
  const hasSpeeds = (average ?? overLimit) !== null;
  const figures: Figure[] = [
    ...(counted.length > 0 ? counted : (["vehicles"] as const)).map((kind, index) => ({
      label: t(kind),
      value: number(count[kind]),
      isEstimate: estimates.has(kind),
      help: index === 0 ? ("together" as const) : undefined,
    })),
    ...(hasSpeeds
      ? [
          { label: t("average"), value: quantity(average, "km/h", 1), isEstimate: estimates.has("average") },
          { label: t("max"), value: quantity(max, "km/h") },
          {
            label: withLimit(t("overLimit"), limits),
            value: percent(overLimit),
            isEstimate: estimates.has("overLimit"),
          },
        ]
      : []),
    ...(completeness === null
      ? []
      : [
          {
            label: t("completeness"),
            value: totals.known === 0 ? number(null) : percent(completeness.share * 100),
            hint: totals.known === 0 ? undefined : completenessText(completeness, language),
            help: "completeness" as const,
            leftOut: totals.leftOut,
          },
        ]),
  ];
  return (
    <Flex as="dl" columnGap={{ base: "6", md: "8" }} rowGap="2" wrap="wrap">
      {figures.map(({ label, value, isEstimate = false, hint, help, leftOut = null }, index) => (
        <Flex key={label} direction="column" title={hint}>
          <Text
            as="dt"
            textStyle="xs"
            color="fg.muted"
            pe={isExplained && help !== undefined ? "6" : undefined}
          >
            {label}
            {isExplained && help !== undefined ? <HelpTip term={help} /> : null}
          </Text>
          <Text
            as="dd"
            textStyle={index === 0 ? "xl" : "lg"}
            fontWeight="semibold"
            letterSpacing="-0.01em"
            lineHeight="1.4"
          >
            {isLoading ? <Skeleton h="5" w="14" my="1" /> : value}
            {isEstimate && !isLoading && value !== noValue ? <EstimateMark /> : null}
            <LeftOutMark seconds={leftOut} />
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
