import { Text } from "@chakra-ui/react";
import { latLngBounds } from "leaflet";
import { useCallback, useLayoutEffect, useRef } from "react";
import { mapTexts } from "../../i18n/texts/map";
import { useT } from "../../i18n/useT";
import { BaseMap } from "./BaseMap";
import { MapViewport } from "./MapViewport";
import { Markers, type MarkersProps } from "./Markers";

/** Markers of any number: clustered, coloured by activity, told apart on the same spot, usable without tiles. */
export function MarkerMap({ markers, popup }: MarkersProps) {
  const latest = useRef(markers);
  useLayoutEffect(() => {
    latest.current = markers;
  }, [markers]);
  const boundsOfAll = useCallback(() => latLngBounds(latest.current.map(({ position }) => position)), []);
  const isEmpty = markers.length === 0;
  return (
    <BaseMap>
      <MapViewport isEmpty={isEmpty} boundsOfAll={boundsOfAll} />
      <Markers markers={markers} popup={popup} />
      {isEmpty ? <NoPositions /> : null}
    </BaseMap>
  );
}

function NoPositions() {
  const t = useT(mapTexts);
  return (
    <Text
      position="absolute"
      insetX="16"
      top="3"
      mx="auto"
      w="fit-content"
      px="3"
      py="1.5"
      rounded="md"
      borderWidth="1px"
      bg="bg.panel"
      color="fg.muted"
      textStyle="sm"
      textAlign="center"
      zIndex="1000"
    >
      {t("noPositions")}
    </Text>
  );
}
