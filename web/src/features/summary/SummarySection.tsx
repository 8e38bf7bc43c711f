import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import type { RoadRow } from "../../shared/roads/figures";
import type { RoadGraph } from "../../shared/roads/graphs";
import type { FiguresHelp } from "../../shared/roads/listProps";
import { RoadList } from "../../shared/roads/RoadList";
import { type FigureKey, type Sort, sortRows } from "../../shared/roads/sortRows";
import { totalsOf } from "../../shared/roads/totals";
import { WholeHoursNotes } from "../../shared/roads/WholeHoursNotes";
import { SectionTotals } from "./SectionTotals";
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

const help: FiguresHelp = { v85: "v85" };

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
          help={isFirst ? help : undefined}
          linkOf={({ id }) => `${paths.client(id)}${query}`}
        />
      )}
      <Box px={{ base: "4", md: "3" }} pb="3" _empty={{ display: "none" }}>
        <WholeHoursNotes rows={sorted} />
      </Box>
    </Box>
  );
}
