import { Link as ChakraLink, HStack, Stack, Text } from "@chakra-ui/react";
import type { Marker as LeafletMarker } from "leaflet";
import { memo, useEffect, useRef } from "react";
import { Marker, Popup } from "react-leaflet";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { Age } from "../../../shared/time/Age";
import { StatusDot, useActivityLabel } from "../../../shared/ui/StatusDot";
import { markerIcons } from "./icons";
import type { Position } from "./positions";

/** Pixels that a popup keeps from the edges, where the controls are. */
const besideControls: [number, number] = [48, 12];

type ClientMarkerProps = { client: ClientRow; position: Position; activity: Activity };

/** One device on the map; its colour and name change in place. */
export const ClientMarker = memo(function ClientMarker({ client, position, activity }: ClientMarkerProps) {
  const t = useT("overview");
  const label = useActivityLabel();
  const marker = useRef<LeafletMarker>(null);
  const title = t("markerLabel", { name: client.name, status: label(activity) });
  useEffect(() => {
    const element = marker.current?.getElement();
    if (marker.current) marker.current.options.title = title;
    element?.setAttribute("title", title);
    element?.setAttribute("aria-label", title);
  }, [title]);
  return (
    <Marker ref={marker} position={position} icon={markerIcons[activity]} title={title}>
      <Popup
        closeButton={false}
        autoPanPaddingTopLeft={besideControls}
        autoPanPaddingBottomRight={besideControls}
      >
        <Stack gap="1">
          <Text as="span" fontWeight="semibold">
            {client.name}
          </Text>
          <HStack as="span" gap="2" color="fg.muted">
            <StatusDot activity={activity} decorative />
            <span>
              {label(activity)}
              {client.lastActiveDate === null ? null : (
                <>
                  {", "}
                  <Age at={client.lastActiveDate} timeZone={client.timeZone} />
                </>
              )}
            </span>
          </HStack>
          <ChakraLink asChild fontWeight="medium">
            <Link to={paths.client(client.id)}>{t("open")}</Link>
          </ChakraLink>
        </Stack>
      </Popup>
    </Marker>
  );
});
