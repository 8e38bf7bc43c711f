import { Link as ChakraLink, HStack, Stack, Text } from "@chakra-ui/react";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import type { Activity } from "../../../shared/clients/activity";
import type { MapMarker } from "../../../shared/map/mapMarker";
import { PortalMarkerMap } from "../../../shared/map/portal/PortalMarkerMap";
import { positionOf } from "../../../shared/map/position";
import { type Condition, conditionOf } from "../../../shared/valves/condition";
import { FlowTag } from "../../../shared/valves/FlowTag";
import { ReportAge } from "../../../shared/valves/ReportAge";
import type { ValveLocationLine } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

/** Valves with a position on a map, coloured by the state of their water. */
export function ValveMap({ locations }: { locations: readonly ValveLocationLine[] }) {
  const t = useT(valvesTexts);
  const markers = useMemo(() => valveMarkers(locations), [locations]);
  const word = useCallback((look: Activity) => t(markWords[look]), [t]);
  const popup = (id: string) => {
    const location = locations.find(({ valves }) => valves.some((valve) => valve.id === id));
    const valve = location?.valves.find((one) => one.id === id);
    return location && valve && <ValvePopup location={location} valve={valve} />;
  };
  return <PortalMarkerMap markers={markers} hasNothing={locations.length === 0} popup={popup} word={word} />;
}

/** The map's four colours and shapes, as used for valves. */
const looks: Record<Condition, Activity> = { open: "ok", closed: "never", care: "late", flows: "silent" };

/** Text keys of the colours. */
const markWords = {
  ok: "markOpen",
  never: "markClosed",
  late: "markCare",
  silent: "markFlows",
  counted: "unknown",
  unknown: "unknown",
} as const satisfies Record<Activity, string>;

const valveMarkers = (locations: readonly ValveLocationLine[]): MapMarker[] =>
  locations.flatMap(({ valves }) =>
    valves.flatMap((valve) => {
      const position = positionOf(valve.client);
      if (position === null) return [];
      return [{ id: valve.id, position, activity: looks[conditionOf(valve)], label: valve.client.name }];
    }),
  );

type ValvePopupProps = { location: ValveLocationLine; valve: ValveLocationLine["valves"][number] };

/** Content of a marker's popup. */
function ValvePopup({ location, valve }: ValvePopupProps) {
  const t = useT(valvesTexts);
  const { client, state, deviation } = valve;
  return (
    <Stack gap="1">
      <Text as="span" fontWeight="semibold">
        {client.name}
      </Text>
      <HStack as="span" gap="2" color="fg.muted">
        <FlowTag state={state} size="sm" />
        <ReportAge valve={valve} timeZone={location.timeZone} />
      </HStack>
      {deviation === null ? null : (
        <Text as="span" color={deviation.urgent ? "fg.error" : "fg.warning"}>
          {t(deviation.urgent ? "flowsNow" : "dryNow")}
        </Text>
      )}
      <ChakraLink asChild alignSelf="start" fontWeight="medium">
        <Link to={paths.location(location.id)}>{location.name}</Link>
      </ChakraLink>
    </Stack>
  );
}
