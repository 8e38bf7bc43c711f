import { Box, Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { GitCompareArrows, ListFilter, RadioTower, SearchX, X } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { IntervalPicker } from "../../shared/interval/IntervalPicker";
import { type Interval, withInterval } from "../../shared/interval/interval";
import { isSmallSample } from "../../shared/number/sample";
import { useOffers } from "../../shared/offers/useOffers";
import { FiguresArea } from "../../shared/roads/FiguresArea";
import { GroupAndPeriod } from "../../shared/roads/GroupAndPeriod";
import { GroupPicker } from "../../shared/roads/GroupPicker";
import type { FiguresHelp } from "../../shared/roads/listProps";
import { RoadList } from "../../shared/roads/RoadList";
import type { RoadClient } from "../../shared/roads/roadClient";
import { figureKeys, isTrendComparable, sortRows } from "../../shared/roads/sortRows";
import type { RoadFigures } from "../../shared/roads/useRoadFigures";
import { WholeHoursNotes } from "../../shared/roads/WholeHoursNotes";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePage } from "../../shared/ui/WidePage";
import { ChartGrid } from "./ChartGrid";
import { Highlights } from "./Highlights";
import { Ranking } from "./Ranking";
import { TrafficTools } from "./TrafficTools";
import type { TrafficState } from "./trafficState";
import { trafficTexts } from "./trafficTexts";
import type { ChangeTraffic } from "./useTrafficState";

/** Help for figures that the highlights above the table don't name. */
const help: FiguresHelp = { perHour: "averagePerHour", trend: "trend" };

type TrafficViewProps = {
  group: { id: string; name: string; timeZone: string };
  groups: readonly { id: string; name: string }[];
  onGroup: (id: string) => void;
  figures: RoadFigures;
  interval: Interval;
  onInterval: (interval: Interval) => void;
  state: TrafficState;
  onChange: ChangeTraffic;
};

/** A group's locations side by side. */
export function TrafficView({
  group,
  groups,
  onGroup,
  figures,
  interval,
  onInterval,
  state,
  onChange,
}: TrafficViewProps) {
  const t = useT(trafficTexts);
  const { shown, picked, view, sort } = state;
  const { rows } = figures;
  const query = useMemo(() => withInterval(new URLSearchParams(), interval).toString(), [interval]);
  const linkOf = useCallback(
    ({ id }: RoadClient) => (query === "" ? paths.client(id) : `${paths.client(id)}?${query}`),
    [query],
  );
  const visible = useMemo(
    () => (shown ? rows.filter(({ client }) => shown.includes(client.id)) : rows),
    [rows, shown],
  );
  const sorted = useMemo(() => sortRows(visible, sort), [visible, sort]);
  const pickedSet = useMemo(() => new Set(picked), [picked]);
  const onPick = useCallback(
    (id: string) =>
      onChange({ picked: picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id] }),
    [picked, onChange],
  );
  const showAll = (
    <Button size="xs" variant="outline" bg="bg.panel" onClick={() => onChange({ shown: null })}>
      {t("showAll")}
    </Button>
  );
  const hasDoubtfulTrend = visible.some(
    ({ figures: one }) => one != null && one.trend !== null && !isTrendComparable(one),
  );
  const isFew = rows.some(({ figures: one }) => one != null && isSmallSample(one.speeds));
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      <Stack gap="0">
        <HStack gap="3" align="baseline">
          <PageHeading>{t("title")}</PageHeading>
          <Text color="fg.subtle">{t("subtitle", { count: rows.length })}</Text>
        </HStack>
        <GroupAndPeriod group={group} period={figures.period} />
      </Stack>
      <Flex justify="space-between" align="end" gap="3" wrap="wrap" _print={{ display: "none" }}>
        <IntervalPicker interval={interval} onChange={onInterval} zone={group.timeZone} />
        {groups.length > 1 ? <GroupPicker groups={groups} chosen={group.id} onChoose={onGroup} /> : null}
      </Flex>
      <FiguresArea figures={figures}>
        {rows.length === 0 ? null : (
          <>
            <Highlights rows={visible} />
            <TrafficTools state={state} onChange={onChange} />
          </>
        )}
        {picked.length === 0 ? null : (
          <SelectionBar
            picked={picked}
            compareTo={compareAddress(picked, query)}
            onShowPicked={() => onChange({ shown: picked, picked: [] })}
            onClear={() => onChange({ picked: [] })}
          />
        )}
        {shown === null || visible.length === 0 ? null : (
          <HStack gap="3">
            <Text textStyle="sm" color="fg.muted">
              {t("showingSome", { count: visible.length, of: rows.length })}
            </Text>
            {showAll}
          </HStack>
        )}
        {rows.length === 0 ? (
          <PageMessage icon={<RadioTower />} title={t("emptyTitle")} text={t("emptyText")} />
        ) : visible.length === 0 ? (
          <PageMessage
            icon={<SearchX />}
            title={t("noneShownTitle")}
            text={t("noneShownText")}
            action={showAll}
          />
        ) : view === "charts" ? (
          <ChartGrid
            rows={sorted}
            graph={state.graph}
            sameScale={state.sameScale}
            linkOf={linkOf}
            picked={pickedSet}
            onPick={onPick}
          />
        ) : view === "ranking" ? (
          <Ranking rows={sorted} figure={sort.key === "name" ? "count" : sort.key} linkOf={linkOf} />
        ) : (
          <Box bg="bg.panel" borderWidth="1px" rounded="xl" overflow="clip">
            <RoadList
              label={t("tableLabel")}
              rows={sorted}
              keys={figureKeys}
              sort={sort}
              onSort={(chosen) => onChange({ sort: chosen })}
              linkOf={linkOf}
              help={help}
              pick={{ picked: pickedSet, onPick }}
            />
          </Box>
        )}
        {hasDoubtfulTrend && (view === "table" || (view === "ranking" && sort.key === "trend")) ? (
          <Text textStyle="xs" color="fg.muted">
            {t("trendNotComparable")}
          </Text>
        ) : null}
        {isFew && view === "table" ? (
          <Text textStyle="xs" color="fg.muted">
            {t("smallSampleNote")}
          </Text>
        ) : null}
        <WholeHoursNotes rows={sorted} />
      </FiguresArea>
    </WidePage>
  );
}

/** Link that compares two locations in the same period; null unless exactly two are selected. */
function compareAddress(picked: readonly string[], query: string): string | null {
  const [client, other, ...more] = picked;
  if (client === undefined || other === undefined || more.length > 0) return null;
  const params = new URLSearchParams(query);
  params.set("client", client);
  params.set("other", other);
  return `${paths.compare}?${params.toString()}`;
}

type SelectionBarProps = {
  picked: readonly string[];
  /** Link that compares two selected locations. */
  compareTo: string | null;
  onShowPicked: () => void;
  onClear: () => void;
};

/** Bar with the work on selected locations. */
function SelectionBar({ picked, compareTo, onShowPicked, onClear }: SelectionBarProps) {
  const t = useT(trafficTexts);
  const canCompare = useOffers().has("COMPARISON");
  return (
    <HStack
      role="status"
      bg="brand.subtle"
      color="brand.fg"
      rounded="lg"
      ps="4"
      pe="2"
      py="1.5"
      gap="2"
      wrap="wrap"
      _print={{ display: "none" }}
    >
      <Text textStyle="sm" fontWeight="medium" flex="1" minW="10rem">
        {t("picked", { count: picked.length })}
      </Text>
      {!canCompare ? null : compareTo === null ? (
        <Button size="xs" variant="surface" disabled title={t("compareHint")}>
          <GitCompareArrows aria-hidden />
          {t("compare")}
        </Button>
      ) : (
        <Button asChild size="xs" colorPalette="brand">
          <Link to={compareTo}>
            <GitCompareArrows aria-hidden />
            {t("compare")}
          </Link>
        </Button>
      )}
      <Button size="xs" variant="plain" color="inherit" onClick={onShowPicked}>
        <ListFilter aria-hidden />
        {t("showPicked")}
      </Button>
      <Button size="xs" variant="plain" color="inherit" onClick={onClear}>
        <X aria-hidden />
        {t("clearPicked")}
      </Button>
    </HStack>
  );
}
