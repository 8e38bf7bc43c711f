import { Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { BaseMap } from "./BaseMap";
import { MapViewport } from "./MapViewport";
import { Markers, type MarkersProps } from "./Markers";

/** Markers of any number: clustered, coloured by activity, told apart on the same spot, usable without tiles. */
export function MarkerMap({ markers, popup }: MarkersProps) {
  const t = useT("map");
  return (
    <BaseMap>
      <MapViewport markers={markers} />
      <Markers markers={markers} popup={popup} />
      {markers.length > 0 ? null : (
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
      )}
    </BaseMap>
  );
}
