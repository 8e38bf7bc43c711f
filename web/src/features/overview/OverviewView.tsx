import { Grid } from "@chakra-ui/react";
import { RadioTower, UsersRound } from "lucide-react";
import { type ComponentType, lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { AttentionPanel } from "../../shared/clients/attention/AttentionPanel";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import type { Sort } from "../../shared/clients/columns/columnKeys";
import { columnsOf, useColumns } from "../../shared/clients/columns/columns";
import { useShownColumns } from "../../shared/clients/columns/useShownColumns";
import type { FormerPlace } from "../../shared/clients/places";
import { MapFrame } from "../../shared/ui/MapFrame";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SortPicker } from "../../shared/ui/SortPicker";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { wholeAmong } from "../../shared/ui/shownRows";
import { useIsPhone } from "../../shared/ui/useMedia";
import { WidePage } from "../../shared/ui/WidePage";
import { GroupSection } from "./GroupSection";
import { ClientMenu } from "./menu/ClientMenu";
import { OverviewHead } from "./OverviewHead";
import { OverviewTools } from "./OverviewTools";
import type { OverviewState } from "./overviewState";
import { overviewTexts } from "./overviewTexts";
import { SummaryStrip } from "./SummaryStrip";
import { showsTraffic, type Traffic } from "./traffic/traffic";
import { useOverviewData } from "./useOverviewData";
import { type ChangeOverview, useOverviewState } from "./useOverviewState";
import { useShowOnMap } from "./useShowOnMap";

/** Only for people who want it; not in the code that everybody loads. */
const TrafficFeed = lazy(async () => ({ default: (await import("./traffic/TrafficFeed")).TrafficFeed }));
const ClientMap = lazy(async () => ({ default: (await import("./map/ClientMap")).ClientMap }));

export type OverviewViewProps = {
  clients: readonly ClientRow[];
  /** Places where none of the devices stands now. */
  former: readonly FormerPlace[];
  groups: readonly GroupRow[];
  /** The person belongs to no group and therefore sees nothing. */
  hasNoGroup: boolean;
  /** Reason of a failed refresh, and the time of the shown data (Unix seconds). */
  stale: { text: string; at: number } | null;
  onRefresh: () => void;
  onRefreshOne: (client: ClientRow) => void;
  /** The valve locations, for people who have some besides other devices. */
  ValveLocations?: ComponentType<{ search: string; group: string | null }>;
};

export function OverviewView({
  clients,
  former,
  groups,
  hasNoGroup,
  stale,
  onRefresh,
  onRefreshOne,
  ValveLocations,
}: OverviewViewProps) {
  const [state, change] = useOverviewState();
  const hasSummary = groups.some(({ summaryGroups }) => Boolean(summaryGroups?.length));
  return (
    <WidePage gap={{ base: "4", md: "5" }}>
      <OverviewHead count={clients.length} hasSummary={hasSummary} />
      {stale === null ? null : <StaleNotice {...stale} onRetry={onRefresh} />}
      {clients.length === 0 && former.length === 0 ? (
        <NoClients hasNoGroup={hasNoGroup} />
      ) : (
        <Devices
          clients={clients}
          former={former}
          groups={groups}
          state={state}
          change={change}
          onRefreshOne={onRefreshOne}
          ValveLocations={ValveLocations}
        />
      )}
    </WidePage>
  );
}

type DevicesProps = Pick<
  OverviewViewProps,
  "clients" | "former" | "groups" | "onRefreshOne" | "ValveLocations"
> & {
  state: OverviewState;
  change: ChangeOverview;
};

function Devices({ clients, former, groups, state, change, onRefreshOne, ValveLocations }: DevicesProps) {
  const t = useT(overviewTexts);
  const isPhone = useIsPhone();
  // Typed letters show at once; a thousand devices follow.
  const search = useDeferredValue(state.search);
  const { columns, choose } = useShownColumns(state, change);
  const [traffic, setTraffic] = useState<Traffic | null>(null);
  const hasTraffic = showsTraffic(columns);
  const data = useOverviewData(
    clients,
    former,
    groups,
    { ...state, search },
    traffic?.keyOf[state.sort.column],
  );
  const ofClients = useColumns();
  const allColumns = useMemo(
    () => (hasTraffic && traffic ? [...ofClients, ...traffic.columns] : ofClients),
    [hasTraffic, traffic, ofClients],
  );
  const shown = useMemo(() => columnsOf(allColumns, columns), [allColumns, columns]);
  const placeColumns = useMemo(
    () => (hasTraffic && traffic ? traffic.columns.filter(({ key }) => columns.includes(key)) : []),
    [hasTraffic, traffic, columns],
  );
  const { frame, showOnMap } = useShowOnMap();
  const { sort, filter, folded } = state;
  const isAttentionOpen = !state.isAttentionClosed;
  const onSort = useCallback((next: Sort) => change({ sort: next }), [change]);
  const onFilter = useCallback((next: OverviewState["filter"]) => change({ filter: next }), [change]);
  const onFold = useCallback(
    (id: string) =>
      change({ folded: folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id] }),
    [change, folded],
  );
  const onAttention = useCallback(
    () => change({ isAttentionClosed: isAttentionOpen }),
    [change, isAttentionOpen],
  );
  const hasUnassigned = useMemo(() => clients.some((client) => client.groups?.length === 0), [clients]);
  const whole = wholeAmong(data.sections.reduce((sum, section) => sum + section.clients.length, 0));
  const isBesideMap = isAttentionOpen && data.attention.length > 0 && !state.isMapHidden;

  return (
    <>
      <OverviewTools
        state={state}
        onChange={change}
        groups={groups}
        hasUnassigned={hasUnassigned}
        columns={columns}
        allColumns={allColumns}
        onColumns={choose}
      />
      {hasTraffic ? (
        <Suspense fallback={null}>
          <TrafficFeed clients={clients} groups={groups} onTraffic={setTraffic} />
        </Suspense>
      ) : null}
      <SummaryStrip summary={data.summary} filter={filter} onFilter={onFilter} />
      <ClientMenu onRefresh={onRefreshOne} onShowOnMap={showOnMap}>
        <Grid
          gap={{ base: "4", md: "5" }}
          templateColumns={{
            base: "minmax(0, 1fr)",
            xl: isBesideMap ? "24rem minmax(0, 1fr)" : "minmax(0, 1fr)",
          }}
        >
          {data.attention.length === 0 ? null : (
            <AttentionPanel
              attention={data.attention}
              pathOf={paths.attention}
              isOpen={isAttentionOpen}
              onToggle={onAttention}
            />
          )}
          {state.isMapHidden ? null : (
            <MapFrame label={t("mapLabel")} ref={frame}>
              <Suspense fallback={null}>
                <ClientMap clients={data.onMap} places={data.placesOnMap} now={data.turn} />
              </Suspense>
            </MapFrame>
          )}
        </Grid>
        {ValveLocations === undefined || filter !== null ? null : (
          <ValveLocations search={search} group={state.group} />
        )}
        {isPhone ? (
          <SortPicker
            columns={allColumns}
            sort={sort}
            onColumn={(column) => onSort({ ...sort, column })}
            onTurn={() => onSort({ ...sort, descending: !sort.descending })}
          />
        ) : null}
        {data.sections.length === 0 ? (
          <NothingMatches onClear={() => change({ search: "", filter: null, group: null })} />
        ) : (
          data.sections.map((section) => (
            <GroupSection
              key={section.id}
              section={section}
              isSearched={search !== ""}
              placeColumns={placeColumns}
              isFolded={folded.includes(section.id)}
              onFold={onFold}
              columns={shown}
              turn={data.turn}
              sort={sort}
              onSort={onSort}
              whole={whole}
            />
          ))
        )}
      </ClientMenu>
    </>
  );
}

/** Nothing yet, or no access: the person has to do different things. */
function NoClients({ hasNoGroup }: { hasNoGroup: boolean }) {
  const t = useT(overviewTexts);
  return hasNoGroup ? (
    <PageMessage title={t("noGroupTitle")} text={t("noGroupText")} icon={<UsersRound />} />
  ) : (
    <PageMessage title={t("emptyTitle")} text={t("emptyText")} icon={<RadioTower />} />
  );
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  const t = useT(overviewTexts);
  return (
    <NoMatch title={t("noMatchTitle")} text={t("noMatchText")} clear={t("clearFilter")} onClear={onClear} />
  );
}
