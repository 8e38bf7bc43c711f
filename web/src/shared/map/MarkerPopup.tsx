import type { PointExpression } from "leaflet";
import { type ReactNode, useEffect, useRef } from "react";
import { Popup } from "react-leaflet";
import type { Opened } from "./markerLayer";

/** Pixels that a popup keeps from the edges, where the controls are. */
const besideControls: PointExpression = [48, 12];

/** Pixels from a marker's middle up to the tip of its popup. */
const aboveMarker = 5;

type MarkerPopupProps = { opened: Opened; onClose: (opened: Opened) => void; children: ReactNode };

/** Opens over a marker; `onClose` is told when Leaflet closes it, as by a click beside it. */
export function MarkerPopup({ opened, onClose, children }: MarkerPopupProps) {
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

/** Who opens a popup by the keyboard goes on inside it. */
function PopupContent({ hasFocus, children }: { hasFocus: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) content.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [hasFocus]);
  return <div ref={content}>{children}</div>;
}
