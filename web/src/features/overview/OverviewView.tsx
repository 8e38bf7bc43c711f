import { Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { lazy, Suspense, useMemo } from "react";
import { useT } from "../../i18n/useT";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { useNow } from "../../shared/time/useNow";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { useIsPhone } from "../../shared/ui/useMedia";
import { GroupSection } from "./GroupSection";
import { MapFrame } from "./MapFrame";
import { ClientMenu } from "./menu/ClientMenu";
import { NoClients, NothingMatches } from "./OverviewEmpty";
import { OverviewTools } from "./OverviewTools";
import { SummaryStrip } from "./SummaryStrip";
import { buildSections, summarise } from "./sections";
import { SortPicker } from "./table/SortPicker";
import { useOverviewState } from "./useOverviewState";

const ClientMap = lazy(async () => ({ default: (await import("./map/ClientMap")).ClientMap }));

type OverviewViewProps = {
  clients: readonly ClientRow[];
  groups: readonly GroupRow[];
  /** The visitor belongs to no group and therefore sees nothing. */
  hasNoGroup: boolean;
  /** The last refresh failed: why, and when (Unix seconds) the shown data came. */
  stale: { text: string; at: number } | null;
  onRefresh: () => void;
  onRefreshOne: (client: ClientRow) => void;
};

export function OverviewView(props: OverviewViewProps) {
  const { clients, groups, hasNoGroup, stale, onRefresh, onRefreshOne } = props;
  const t = useT("overview");
  const now = useNow();
  const isPhone = useIsPhone();
  const [state, change] = useOverviewState();
  const { search, sort, filter } = state;
  // Only a filter by activity depends on the clock: without one the passing of time sorts nothing anew.
  const clock = filter === null ? 0 : now;
  const sections = useMemo(
    () => buildSections(clients, groups, { search, sort, filter }, clock),
    [clients, groups, search, sort, filter, clock],
  );
  const onMap = useMemo(
    () =>
      [...new Set(sections.flatMap((section) => section.clients))].sort((a, b) => a.id.localeCompare(b.id)),
    [sections],
  );
  const fold = (id: string) =>
    change({
      folded: state.folded.includes(id)
        ? state.folded.filter((other) => other !== id)
        : [...state.folded, id],
    });

  return (
    <Stack gap={{ base: "4", md: "6" }} p={{ base: "4", md: "6" }} maxW="100rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <HStack justify="space-between" align="center" wrap="wrap" gap="4">
        <HStack gap="3" align="baseline">
          <Heading as="h1" size="2xl" fontWeight="semibold" letterSpacing="-0.02em">
            {t("title")}
          </Heading>
          <Text color="fg.subtle">{t("subtitle", { count: clients.length })}</Text>
        </HStack>
        {clients.length === 0 ? null : <OverviewTools state={state} onChange={change} />}
      </HStack>
      {stale === null ? null : <StaleNotice {...stale} onRetry={onRefresh} />}
      {clients.length === 0 ? (
        <NoClients hasNoGroup={hasNoGroup} />
      ) : (
        <>
          <SummaryStrip
            summary={summarise(clients, now)}
            filter={state.filter}
            onFilter={(filter) => change({ filter })}
          />
          {state.isMapHidden ? null : (
            <MapFrame>
              <Suspense fallback={null}>
                <ClientMap clients={onMap} />
              </Suspense>
            </MapFrame>
          )}
          {isPhone ? <SortPicker sort={state.sort} onSort={(sort) => change({ sort })} /> : null}
          <ClientMenu onRefresh={onRefreshOne}>
            {sections.length === 0 ? (
              <NothingMatches onClear={() => change({ search: "", filter: null })} />
            ) : (
              sections.map((section) => (
                <GroupSection
                  key={section.id}
                  section={section}
                  isFolded={state.folded.includes(section.id)}
                  onFold={() => fold(section.id)}
                  sort={state.sort}
                  onSort={(sort) => change({ sort })}
                />
              ))
            )}
          </ClientMenu>
        </>
      )}
    </Stack>
  );
}
