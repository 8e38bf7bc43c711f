import { latLngBounds, type PointExpression } from "leaflet";
import {
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Popup, useMap } from "react-leaflet";
import { useT } from "../../i18n/useT";
import type { Activity } from "../clients/activity";
import { BaseMap } from "./BaseMap";
import { MapViewport, type MapViewportProps } from "./MapViewport";
import type { MapMarker } from "./mapMarker";
import { mapTexts } from "./mapTexts";
import { MarkerLayer, type Opened } from "./markerLayer";
import type { TileSource } from "./tiles";
import { type PlaceWords, useMarkTexts } from "./useMarkTexts";

export type MarkerMapProps = {
  markers: readonly MapMarker[];
  tiles: TileSource;
  /** Keeps the map's view, if it is remembered. */
  viewport?: ComponentType<MapViewportProps>;
  /** There is nothing that could have a place; the page itself says so. */
  hasNothing?: boolean;
  /** Content of a marker's popup. */
  popup: (id: string) => ReactNode;
  /** Meaning of the colours and shapes, if it isn't the activity of devices. */
  word?: (activity: Activity) => string;
  ofPlaces?: PlaceWords;
};

/**
 * A map for any number of markers: they are clustered, coloured by activity and fanned out on the same spot; it
 * works without tiles.
 */
export function MarkerMap({
  markers,
  tiles,
  viewport = MapViewport,
  hasNothing = false,
  popup,
  word,
  ofPlaces,
}: MarkerMapProps) {
  const texts = useMarkTexts(word, ofPlaces);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [layer] = useState(
    () => new MarkerLayer(texts, { onOpen: setOpened, onClose: () => setOpened(null) }),
  );
  const latest = useRef(markers);
  useLayoutEffect(() => {
    latest.current = markers;
    layer.show(markers);
  }, [layer, markers]);
  useLayoutEffect(() => layer.say(texts), [layer, texts]);
  useLayoutEffect(() => {
    layer.opened = opened;
  }, [layer, opened]);
  const boundsOfAll = useCallback(() => latLngBounds(latest.current.map(({ position }) => position)), []);
  const close = useCallback((one: Opened) => setOpened((now) => (now === one ? null : now)), []);
  return (
    <MarkersOnMap
      layer={layer}
      isEmpty={markers.length === 0}
      hasNothing={hasNothing}
      boundsOfAll={boundsOfAll}
      tiles={tiles}
      viewport={viewport}
      opened={opened}
      content={opened && popup(opened.id)}
      onClose={close}
    />
  );
}

type MarkersOnMapProps = MapViewportProps & {
  layer: MarkerLayer;
  hasNothing: boolean;
  tiles: TileSource;
  viewport: ComponentType<MapViewportProps>;
  opened: Opened | null;
  content: ReactNode;
  onClose: (opened: Opened) => void;
};

/** The React part of the markers: changes of state bypass it and go straight to the layer. */
const MarkersOnMap = memo(function MarkersOnMap({
  layer,
  isEmpty,
  hasNothing,
  boundsOfAll,
  tiles,
  viewport: Viewport,
  opened,
  content,
  onClose,
}: MarkersOnMapProps) {
  return (
    <BaseMap tiles={tiles}>
      <Viewport isEmpty={isEmpty} boundsOfAll={boundsOfAll} />
      <OnMap layer={layer} />
      {opened && (
        <MarkerPopup key={opened.id} opened={opened} onClose={onClose}>
          {content}
        </MarkerPopup>
      )}
      {isEmpty && !hasNothing ? <NoPositions /> : null}
    </BaseMap>
  );
});

function OnMap({ layer }: { layer: MarkerLayer }) {
  const map = useMap();
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [layer, map]);
  return null;
}

function NoPositions() {
  const t = useT(mapTexts);
  return <p className="map-note">{t("noPositions")}</p>;
}

/** Distance in pixels of a popup from the edges, where the controls are. */
const besideControls: PointExpression = [48, 12];

/** Pixels from the centre of a marker up to the tip of its popup. */
const aboveMarker = 5;

type MarkerPopupProps = { opened: Opened; onClose: (opened: Opened) => void; children: ReactNode };

/** Popup of a marker; `onClose` is called when Leaflet closes it, e.g. after a click elsewhere. */
function MarkerPopup({ opened, onClose, children }: MarkerPopupProps) {
  const { at, offset, isByKeyboard } = opened;
  return (
    <Popup
      position={at}
      offset={[offset.x, offset.y - aboveMarker]}
      closeButton={false}
      autoPanPaddingTopLeft={besideControls}
      autoPanPaddingBottomRight={besideControls}
      eventHandlers={{ remove: () => onClose(opened) }}
    >
      <PopupContent hasFocus={isByKeyboard}>{children}</PopupContent>
    </Popup>
  );
}

/** A popup opened by keyboard takes the focus. */
function PopupContent({ hasFocus, children }: { hasFocus: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) content.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [hasFocus]);
  return <div ref={content}>{children}</div>;
}
