import { Button } from "@chakra-ui/react";
import { divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useMemo, useRef } from "react";
import { Marker, useMap } from "react-leaflet";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { BaseMap } from "../../../shared/map/BaseMap";
import { usePortalTiles } from "../../../shared/map/portal/usePortalTiles";
import type { Position } from "../../../shared/map/position";
import "./placeMap.css";

type PlaceMapProps = { place: Position | null; onPlace: (place: Position) => void };

/** Zoom if a place is known, and if none is (user specification, section 9). */
const near = 16;
const far = 8;

/** A map with the device's place as a draggable marker; it follows the typed coordinates. */
export function PlaceMap({ place, onPlace }: PlaceMapProps) {
  return (
    <BaseMap tiles={usePortalTiles()}>
      <FollowPlace place={place} />
      {place === null ? <PlaceHere onPlace={onPlace} /> : <PlaceMarker place={place} onPlace={onPlace} />}
    </BaseMap>
  );
}

function FollowPlace({ place }: { place: Position | null }) {
  const map = useMap();
  const isShown = useRef(false);
  useEffect(() => {
    if (place === null) {
      if (!isShown.current) map.setZoom(far);
    } else if (!isShown.current) map.setView(place, near);
    else if (!map.getBounds().contains(place)) map.panTo(place);
    isShown.current = true;
  }, [map, place]);
  return null;
}

const icon = divIcon({ className: "place-marker", iconSize: [30, 40], iconAnchor: [15, 38] });

function PlaceMarker({ place, onPlace }: PlaceMapProps & { place: Position }) {
  const t = useT(settingsTexts);
  const marker = useRef<LeafletMarker>(null);
  const title = t("place");
  const events = useMemo(
    () => ({
      dragend: () => {
        const at = marker.current?.getLatLng().wrap();
        if (at) onPlace({ lat: at.lat, lng: at.lng });
      },
    }),
    [onPlace],
  );
  // The number fields have the same position: keyboard users edit it there.
  return (
    <Marker
      ref={marker}
      position={place}
      icon={icon}
      title={title}
      alt={title}
      draggable
      autoPan
      keyboard={false}
      eventHandlers={events}
    />
  );
}

function PlaceHere({ onPlace }: Pick<PlaceMapProps, "onPlace">) {
  const t = useT(settingsTexts);
  const map = useMap();
  return (
    <Button
      size="sm"
      variant="surface"
      position="absolute"
      bottom="3"
      insetX="0"
      mx="auto"
      w="fit-content"
      zIndex="1000"
      onClick={() => {
        const { lat, lng } = map.getCenter().wrap();
        onPlace({ lat, lng });
      }}
    >
      {t("setPlace")}
    </Button>
  );
}
