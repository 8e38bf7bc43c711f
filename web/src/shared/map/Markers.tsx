import type { PointExpression } from "leaflet";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Popup, useMap } from "react-leaflet";
import { mapTexts } from "../../i18n/texts/map";
import { useT } from "../../i18n/useT";
import { activities } from "../clients/activity";
import { useNumber } from "../number/useNumber";
import { useActivityLabel } from "../ui/StatusDot";
import type { MapMarker } from "./mapMarker";
import type { MarkTexts } from "./mark";
import { MarkerLayer, type Opened } from "./markerLayer";

/** Pixels that a popup keeps from the edges, where the controls are. */
const besideControls: PointExpression = [48, 12];

/** Pixels from a marker's middle up to the tip of its popup. */
const aboveMarker = 5;

export type MarkersProps = {
  markers: readonly MapMarker[];
  /** What stands in the popup of a marker. */
  popup: (id: string) => ReactNode;
};

/** Any number of markers on the map around them; a pressed one opens its popup. */
export function Markers({ markers, popup }: MarkersProps) {
  const map = useMap();
  const texts = useMarkTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [layer] = useState(
    () => new MarkerLayer(texts, { onOpen: setOpened, onClose: () => setOpened(null) }),
  );
  useLayoutEffect(() => layer.say(texts), [layer, texts]);
  useLayoutEffect(() => layer.show(markers), [layer, markers]);
  useLayoutEffect(() => {
    layer.opened = opened;
  }, [layer, opened]);
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [layer, map]);

  if (opened === null) return null;
  const { id, at, offset, isByKeyboard } = opened;
  const closeThis = () => setOpened((now) => (now === opened ? null : now));
  return (
    <Popup
      key={id}
      position={at}
      offset={[offset.x, offset.y - aboveMarker]}
      closeButton={false}
      autoPanPaddingTopLeft={besideControls}
      autoPanPaddingBottomRight={besideControls}
      eventHandlers={{ remove: closeThis }}
    >
      <PopupContent hasFocus={isByKeyboard}>{popup(id)}</PopupContent>
    </Popup>
  );
}

/** Who opens a popup by the keyboard goes on inside it. */
function PopupContent({ hasFocus, children }: { hasFocus: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) content.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [hasFocus]);
  return <div ref={content}>{children}</div>;
}

function useMarkTexts(): MarkTexts {
  const t = useT(mapTexts);
  const label = useActivityLabel();
  const { number } = useNumber();
  return useMemo(
    () => ({
      number,
      marker: (name, activity) => t("marker", { name, status: label(activity) }),
      cluster: (counts) => {
        const present = activities.filter((activity) => counts[activity] > 0);
        const count = present.reduce((sum, activity) => sum + counts[activity], 0);
        const states = present.map((activity) => `${label(activity)} ${number(counts[activity])}`);
        return `${t("cluster", { count })}: ${states.join(", ")}`;
      },
    }),
    [t, label, number],
  );
}
