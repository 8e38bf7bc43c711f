import { Flex, Stack, type SystemStyleObject, Tabs } from "@chakra-ui/react";
import { type ReactNode, useMemo } from "react";
import { paths } from "../../app/paths";
import { serverMinute } from "../../graphql/serverClock";
import { useT } from "../../i18n/useT";
import { CalendarPicker } from "../../shared/interval/CalendarPicker";
import { CustomRange } from "../../shared/interval/CustomRange";
import { firstOfCalendar, type Interval, withInterval } from "../../shared/interval/interval";
import { resolveInterval } from "../../shared/interval/resolveInterval";
import { FiguresArea } from "../../shared/roads/FiguresArea";
import { GraphPicker } from "../../shared/roads/GraphPicker";
import { GroupAndPeriod } from "../../shared/roads/GroupAndPeriod";
import { GroupPicker } from "../../shared/roads/GroupPicker";
import type { RoadGraph } from "../../shared/roads/graphs";
import { RoadSortPicker } from "../../shared/roads/RoadSortPicker";
import type { Sort } from "../../shared/roads/sortRows";
import { figuresById, type RoadFigures } from "../../shared/roads/useRoadFigures";
import { BackLink } from "../../shared/ui/BackLink";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageTitle } from "../../shared/ui/PageTitle";
import { TabLine } from "../../shared/ui/TabLine";
import { useIsPhone } from "../../shared/ui/useMedia";
import { WidePage } from "../../shared/ui/WidePage";
import { SummarySection, summaryKeys } from "./SummarySection";
import type { GroupWithSummary } from "./summaryGroups";
import { summaryPresets, tabOf } from "./summaryInterval";
import { summaryTexts } from "./summaryTexts";

type SummaryViewProps = {
  group: GroupWithSummary;
  /** All groups with a summary, for people who can choose. */
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
  const first = sections.findIndex(({ rows }) => rows.length > 0);
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Stack gap="0">
          <PageHeading>{t("title")}</PageHeading>
          <GroupAndPeriod group={group} period={figures.period} />
        </Stack>
        <BackLink to={paths.overview}>{t("toOverview")}</BackLink>
      </Flex>
      <SummaryTabs interval={interval} onInterval={on.onInterval} zone={group.timeZone}>
        <Flex gap="3" wrap="wrap" align="end" _print={{ display: "none" }}>
          <GraphPicker graph={graph} onGraph={on.onGraph} />
          {groups.length > 1 ? <GroupPicker groups={groups} chosen={group.id} onChoose={on.onGroup} /> : null}
          {isPhone ? <RoadSortPicker keys={summaryKeys} sort={sort} onSort={on.onSort} /> : null}
        </Flex>
        <FiguresArea figures={figures}>
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
              isFirst={index === first}
            />
          ))}
        </FiguresArea>
      </SummaryTabs>
    </WidePage>
  );
}

/** Same look as the periods of other pages. */
const asSegments: SystemStyleObject = {
  minH: "8",
  p: "0",
  rounded: "l2",
  boxShadow: "inset",
  "& button": { h: "8", px: { base: "3", sm: "4" }, color: "fg", fontWeight: "normal", whiteSpace: "nowrap" },
  "& [aria-selected=true]": { bg: { _light: "bg", _dark: "bg.emphasized" }, boxShadow: "sm" },
};

type SummaryTabsProps = {
  interval: Interval;
  onInterval: (interval: Interval) => void;
  /** IANA zone of custom times. */
  zone: string;
  children: ReactNode;
};

/**
 * Tabs of the periods; "calendar" opens the periods of the calendar, "custom" two times that start from the
 * period shown last.
 */
function SummaryTabs({ interval, onInterval, zone, children }: SummaryTabsProps) {
  const t = useT(summaryTexts);
  const tab = tabOf(interval);

  function choose(value: string) {
    const preset = summaryPresets.find((name) => name === value);
    if (preset) return onInterval({ kind: "preset", preset });
    if (value === "CALENDAR") return onInterval(firstOfCalendar);
    const now = serverMinute();
    onInterval({ kind: "custom", ...resolveInterval(interval, now, zone) });
  }

  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} variant="enclosed" size="sm">
      <TabLine
        open={tab}
        aria-label={t("intervals")}
        maxW="full"
        css={asSegments}
        _print={{ display: "none" }}
      >
        {[...summaryPresets, "CALENDAR" as const, "CUSTOM" as const].map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {t(name)}
          </Tabs.Trigger>
        ))}
      </TabLine>
      <Tabs.Content value={tab} pt="4">
        <Stack gap="4">
          {tab === "CALENDAR" ? (
            <CalendarPicker interval={interval} onChange={onInterval} zone={zone} />
          ) : null}
          {interval.kind === "custom" ? (
            <CustomRange
              key={`${interval.from}-${interval.to}`}
              period={interval}
              zone={zone}
              onApply={(period) => onInterval({ kind: "custom", ...period })}
            />
          ) : null}
          {children}
        </Stack>
      </Tabs.Content>
    </Tabs.Root>
  );
}
