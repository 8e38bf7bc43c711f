import { Link as ChakraLink, HStack, Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { type Activity, activityOf, heardDateOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { PortalMarkerMap } from "../../../shared/map/portal/PortalMarkerMap";
import { Age } from "../../../shared/time/Age";
import { StatusDot, useActivityLabel } from "../../../shared/ui/StatusDot";
import { overviewTexts } from "../overviewTexts";
import { useClientPath } from "../useClientPath";
import { createMarkerMaker } from "./clientMarkers";

type ClientMapProps = {
  clients: readonly ClientRow[];
  /** Time for the colours, Unix seconds. */
  now: number;
};

/** Devices with a position on a map. */
export function ClientMap({ clients, now }: ClientMapProps) {
  const [markersOf] = useState(createMarkerMaker);
  const markers = useMemo(() => markersOf(clients, now), [markersOf, clients, now]);
  const popup = (id: string) => {
    const client = clients.find((one) => one.id === id);
    return client && <ClientPopup client={client} activity={activityOf(client, now)} />;
  };
  return <PortalMarkerMap markers={markers} hasNothing={clients.length === 0} popup={popup} />;
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
