import { Link as ChakraLink, HStack, Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { type Activity, activityOf, heardDateOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { FormerPlace } from "../../../shared/clients/places";
import { placesTexts } from "../../../shared/clients/placesTexts";
import { useStoodWords } from "../../../shared/clients/useStoodWords";
import { PortalMarkerMap } from "../../../shared/map/portal/PortalMarkerMap";
import { Age } from "../../../shared/time/Age";
import { StatusDot, useActivityLabel } from "../../../shared/ui/StatusDot";
import { overviewTexts } from "../overviewTexts";
import { useClientPath } from "../useClientPath";
import { createMarkerMaker, placeMarker } from "./clientMarkers";

type ClientMapProps = {
  clients: readonly ClientRow[];
  /** Places where none of them stands. */
  places: readonly FormerPlace[];
  /** Time for the colours, Unix seconds. */
  now: number;
};

/** A hollow diamond: quieter than any state of a device. */
const placeShape = "M6 1.5 10.5 6 6 10.5 1.5 6zM6 3.9 3.9 6 6 8.1 8.1 6z";

/** Devices and former places with a position on a map. */
export function ClientMap({ clients, places, now }: ClientMapProps) {
  const [markersOf] = useState(createMarkerMaker);
  const placeMarkers = useMemo(() => places.flatMap((place) => placeMarker(place) ?? []), [places]);
  const ofClients = useMemo(() => markersOf(clients, now), [markersOf, clients, now]);
  const markers = useMemo(() => [...placeMarkers, ...ofClients], [placeMarkers, ofClients]);
  const t = useT(placesTexts);
  const ofPlaces = useMemo(
    () => ({
      shape: placeShape,
      status: t("empty"),
      cluster: (count: number, devices: string) =>
        [devices, t("formerPlaces", { count })].filter(Boolean).join("; "),
    }),
    [t],
  );
  const popup = (id: string) => {
    const client = clients.find((one) => one.id === id);
    if (client) return <ClientPopup client={client} activity={activityOf(client, now)} />;
    const place = places.find((one) => one.id === id);
    return place && <PlacePopup place={place} />;
  };
  return (
    <PortalMarkerMap
      markers={markers}
      hasNothing={clients.length === 0 && places.length === 0}
      popup={popup}
      ofPlaces={ofPlaces}
    />
  );
}

/** Content of a marker's popup. */
function ClientPopup({ client, activity }: { client: ClientRow; activity: Activity }) {
  const t = useT(overviewTexts);
  const label = useActivityLabel();
  const heardDate = heardDateOf(client);
  return (
    <Stack gap="1">
      <Text as="span" fontWeight="semibold">
        {client.name}
      </Text>
      <HStack as="span" gap="2" color="fg.muted">
        <StatusDot activity={activity} decorative />
        <span>
          {label(activity)}
          {heardDate === null ? null : (
            <>
              {", "}
              <Age at={heardDate} timeZone={client.timeZone} />
            </>
          )}
        </span>
      </HStack>
      <ChakraLink asChild alignSelf="start" fontWeight="medium">
        <Link to={useClientPath()(client)}>{t("open")}</Link>
      </ChakraLink>
    </Stack>
  );
}

function PlacePopup({ place }: { place: FormerPlace }) {
  const t = useT(overviewTexts);
  const stood = useStoodWords();
  return (
    <Stack gap="1">
      <Text as="span" fontWeight="semibold">
        {place.name}
      </Text>
      <Text as="span" color="fg.muted">
        {stood(place)}
      </Text>
      <ChakraLink asChild alignSelf="start" fontWeight="medium">
        <Link to={paths.client(place.id)}>{t("open")}</Link>
      </ChakraLink>
    </Stack>
  );
}
