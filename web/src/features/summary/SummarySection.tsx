import { Box, Flex, Heading, Skeleton, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { paths } from "../../app/paths";
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
import type { RoadRow } from "../../shared/roads/figures";
import type { RoadGraph } from "../../shared/roads/graphs";
import type { FiguresHelp } from "../../shared/roads/listProps";
import { RoadList } from "../../shared/roads/RoadList";
import { type FigureKey, type Sort, sortRows } from "../../shared/roads/sortRows";
import { type Totals, totalsOf } from "../../shared/roads/totals";
import { WholeHoursNotes } from "../../shared/roads/WholeHoursNotes";
import { summaryTexts } from "./summaryTexts";

/** Figures of a location, in reading order. */
export const summaryKeys: readonly FigureKey[] = [
  "count",
  "average",
  "max",
  "v85",
  "overLimit",
  "completeness",
];

type SummarySectionProps = {
  name: string;
  rows: readonly RoadRow[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  graph: RoadGraph;
  /** Query string of the period, for links to the locations. */
  query: string;
  /** It explains the figures for the other sections, too. */
  isFirst: boolean;
};

const listHelp: FiguresHelp = { v85: "v85" };

/** One summary group: its totals, and its clients with a chart each. */
export function SummarySection({ name, rows, sort, onSort, graph, query, isFirst }: SummarySectionProps) {
  const t = useT(summaryTexts);
  const sorted = useMemo(() => (sort ? sortRows(rows, sort) : rows), [rows, sort]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  return (
    <Box as="section" aria-label={name} bg="bg.panel" borderWidth="1px" rounded="xl" overflow="clip">
      <Flex
        px={{ base: "4", md: "3" }}
        py="3"
        columnGap="8"
        rowGap="3"
        justify="space-between"
        align="center"
        wrap="wrap"
        borderBottomWidth="1px"
      >
        <Flex align="baseline" gap="2" minW="0" wrap="wrap">
          <Heading as="h2" size="md" fontWeight="semibold">
            {name}
          </Heading>
          <Text textStyle="sm" color="fg.subtle" whiteSpace="nowrap">
            {t("locations", { count: rows.length })}
          </Text>
        </Flex>
        {rows.length === 0 ? null : (
          <SectionTotals
            totals={totals}
            isLoading={rows.every(({ figures }) => figures === undefined)}
            isExplained={isFirst}
          />
        )}
      </Flex>
      {rows.length === 0 ? (
        <Text px="4" py="6" textStyle="sm" color="fg.muted">
          {t("noLocations")}
        </Text>
      ) : (
        <RoadList
          label={t("tableLabel", { name })}
          rows={sorted}
          keys={summaryKeys}
          sort={sort}
          onSort={onSort}
          graph={graph}
          help={isFirst ? listHelp : undefined}
          linkOf={({ id }) => `${paths.client(id)}${query}`}
        />
      )}
      <Box px={{ base: "4", md: "3" }} pb="3" _empty={{ display: "none" }}>
        <WholeHoursNotes rows={sorted} />
      </Box>
    </Box>
  );
}

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
function SectionTotals({ totals, isLoading, isExplained }: SectionTotalsProps) {
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
