import { Grid, HStack, Text } from "@chakra-ui/react";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { type Attention, needAttention } from "../../shared/clients/attention";
import { AttentionPanel } from "../../shared/clients/attention/AttentionPanel";
import { useClients } from "../../shared/clients/useClients";
import { useNow } from "../../shared/time/useNow";
import { MapFrame } from "../../shared/ui/MapFrame";
import { PageHeading } from "../../shared/ui/PageHeading";
import { NoMatch } from "../../shared/ui/PageState";
import { SearchField } from "../../shared/ui/SearchField";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage } from "../../shared/ui/WidePage";
import { FigureStrip } from "../../shared/valves/FigureStrip";
import { useValveLocations } from "../../shared/valves/useValveLocations";
import type { ValveLocationLine } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { LocationCards } from "./LocationCards";
import { shownLocations } from "./locationList";

const ValveMap = lazy(async () => ({ default: (await import("./map/ValveMap")).ValveMap }));

/** Number of locations from which on there is a search. */
const searchFrom = 8;

/** Up to this number of locations the card has a line for each valve. */
const linesUpTo = 3;

/** Number of cards shown at first. */
const pageful = 60;

type ValveLocationsViewProps = {
  locations: readonly ValveLocationLine[];
  /** Time (Unix seconds) of the shown data if the last refresh failed, otherwise null. */
  staleSince: number | null;
  onRefresh: () => void;
};

/** All valve locations: devices that need attention, a map of the valves, and each location. */
export function ValveLocationsView({ locations, staleSince, onRefresh }: ValveLocationsViewProps) {
  const t = useT(valvesTexts);
  const [typed, find] = useSearch();
  const [folded, setFolded] = useParam("attention");
  const search = useDeferredValue(typed);
  const shown = useMemo(() => shownLocations(locations, search), [locations, search]);
  const valves = useMemo(() => locations.flatMap((location) => location.valves), [locations]);
  const attention = useValveAttention();
  const isAttentionOpen = folded !== "closed";
  return (
    <WidePage gap={{ base: "4", md: "5" }}>
      <HStack gap="3" align="baseline" wrap="wrap">
        <PageHeading>{t("overviewTitle")}</PageHeading>
        <Text color="fg.subtle">
          {t("locationCount", { count: locations.length })}
          {" · "}
          {t("valveCount", { count: valves.length })}
        </Text>
      </HStack>
      {staleSince === null ? null : (
        <StaleNotice text={t("loadFailed")} at={staleSince} onRetry={onRefresh} />
      )}
      <FigureStrip valves={valves} />
      <Grid
        gap={{ base: "4", md: "5" }}
        templateColumns={{
          base: "minmax(0, 1fr)",
          xl: attention.length > 0 && isAttentionOpen ? "24rem minmax(0, 1fr)" : "minmax(0, 1fr)",
        }}
      >
        {attention.length === 0 ? null : (
          <AttentionPanel
            attention={attention}
            pathOf={paths.attention}
            isOpen={isAttentionOpen}
            onToggle={() => setFolded(isAttentionOpen ? "closed" : null)}
          />
        )}
        <MapFrame label={t("mapLabel")}>
          <Suspense fallback={null}>
            <ValveMap locations={shown} />
          </Suspense>
        </MapFrame>
      </Grid>
      {locations.length >= searchFrom || typed !== "" ? (
        <SearchField
          label={t("findLocation")}
          size="sm"
          value={typed}
          onChange={find}
          maxW={{ sm: "22rem" }}
        />
      ) : null}
      {shown.length === 0 ? (
        <NoMatch
          title={t("noMatch")}
          text={t("noMatchText")}
          clear={t("clearSearch")}
          onClear={() => find("")}
        />
      ) : (
        <LocationCards locations={shown} atFirst={pageful} hasLines={locations.length <= linesUpTo} />
      )}
    </WidePage>
  );
}

/** Some reasons for attention arise only by the passing of time. */
const attentionMs = 60_000;

/** The person's devices that need attention: water, alarms, silence, batteries. */
function useValveAttention(): readonly Attention[] {
  const { clients, groups } = useClients();
  const { deviations } = useValveLocations();
  const minute = useNow(attentionMs);
  return useMemo(
    () => needAttention(clients ?? [], groups ?? [], minute, deviations),
    [clients, groups, minute, deviations],
  );
}
