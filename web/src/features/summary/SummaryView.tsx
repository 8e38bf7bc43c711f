import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { summaryTexts } from "../../i18n/texts/summary";
import { useT } from "../../i18n/useT";
import { type Interval, withInterval } from "../../shared/interval/interval";
import { GraphPicker } from "../../shared/roads/GraphPicker";
import { GroupPicker } from "../../shared/roads/GroupPicker";
import type { RoadGraph } from "../../shared/roads/graphs";
import { PeriodText } from "../../shared/roads/PeriodText";
import { RoadSortPicker } from "../../shared/roads/RoadSortPicker";
import type { Sort } from "../../shared/roads/sortRows";
import { figuresById, type RoadFigures } from "../../shared/roads/useRoadFigures";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { useIsPhone } from "../../shared/ui/useMedia";
import { SummarySection, summaryKeys } from "./SummarySection";
import { SummaryTabs } from "./SummaryTabs";
import type { GroupWithSummary } from "./summaryGroups";

type SummaryViewProps = {
  group: GroupWithSummary;
  /** All that have a summary, for whoever may choose. */
  groups: readonly GroupWithSummary[];
  onGroup: (id: string) => void;
  figures: RoadFigures;
  interval: Interval;
  onInterval: (interval: Interval) => void;
  graph: RoadGraph;
  onGraph: (graph: RoadGraph) => void;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
};

/** A group's summary groups, each with its clients. */
export function SummaryView({ group, groups, figures, interval, graph, sort, ...on }: SummaryViewProps) {
  const t = useT(summaryTexts);
  const isPhone = useIsPhone();
  const query = useMemo(() => {
    const params = withInterval(new URLSearchParams(), interval).toString();
    return params === "" ? "" : `?${params}`;
  }, [interval]);
  const byId = useMemo(() => figuresById(figures.rows), [figures.rows]);
  const sections = useMemo(
    () =>
      group.summaryGroups.map(({ name, clients }) => ({
        name,
        rows: clients.map((client) => ({ client, figures: byId.get(client.id) })),
      })),
    [group, byId],
  );
  return (
    <Stack gap="4" p={{ base: "4", md: "6" }} maxW="100rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Stack gap="0">
          <Heading as="h1" size="2xl" fontWeight="semibold" letterSpacing="-0.02em">
            {t("title")}
          </Heading>
          <Flex columnGap="3" wrap="wrap" color="fg.muted" textStyle="sm">
            <span>{group.name}</span>
            <PeriodText period={figures.period} zone={group.timeZone} />
          </Flex>
        </Stack>
        <Button asChild variant="outline" size="sm" bg="bg.panel" _print={{ display: "none" }}>
          <Link to={paths.overview}>
            <ArrowLeft aria-hidden />
            {t("toOverview")}
          </Link>
        </Button>
      </Flex>
      <SummaryTabs interval={interval} onInterval={on.onInterval} zone={group.timeZone}>
        <Flex gap="3" wrap="wrap" align="end" _print={{ display: "none" }}>
          <GraphPicker graph={graph} onGraph={on.onGraph} />
          {groups.length > 1 ? <GroupPicker groups={groups} chosen={group.id} onChoose={on.onGroup} /> : null}
          {isPhone ? <RoadSortPicker keys={summaryKeys} sort={sort} onSort={on.onSort} /> : null}
        </Flex>
        {figures.failed && figures.hasData ? (
          <StaleNotice text={`${t("loadFailed")}.`} at={figures.at} onRetry={figures.retry} />
        ) : null}
        {figures.failed && !figures.hasData ? (
          <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={figures.retry} />
        ) : (
          <Stack
            gap="4"
            aria-busy={figures.switching}
            opacity={figures.switching ? 0.5 : 1}
            transition="opacity 150ms"
          >
            {sections.map(({ name, rows }, index) => (
              <SummarySection
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
                key={`${index} ${name}`}
                name={name}
                rows={rows}
                sort={sort}
                onSort={on.onSort}
                graph={graph}
                query={query}
              />
            ))}
          </Stack>
        )}
      </SummaryTabs>
    </Stack>
  );
}
