import type { LatLngBounds } from "leaflet";
import { memo, useEffect, useRef } from "react";
import { useMapEvents } from "react-leaflet";
import { useT } from "../../i18n/useT";
import { mapTexts } from "./mapTexts";
import { readView, writeView } from "./position";

const closest = 16;

export type MapViewportProps = { isEmpty: boolean; boundsOfAll: () => LatLngBounds };

type WrittenProps = MapViewportProps & {
  /** The map's view in the address (see position.ts). */
  view?: string | null;
  /** Called when the visitor moves the map. */
  onView?: (view: string) => void;
};

/**
 * Shows all markers at first, or the view in the address, also when it changes; reports where the visitor goes,
 * to be written to the address.
 */
export const MapViewport = memo(function MapViewport({
  isEmpty,
  boundsOfAll,
  view: inAddress = null,
  onView,
}: WrittenProps) {
  const t = useT(mapTexts);
  const initial = useRef(readView(inAddress));
  /** Views that this map has written but the address doesn't have yet: no reason to move the map. */
  const written = useRef<(string | null)[]>([inAddress]);
  const isPlaced = useRef(false);
  const isByHand = useRef(false);
  const map = useMapEvents({
    moveend: () => {
      if (!isByHand.current || onView === undefined) return;
      const view = writeView({ centre: map.getCenter(), zoom: map.getZoom() });
      if (view !== inAddress) written.current.push(view);
      onView(view);
    },
  });

  const showAll = () => map.fitBounds(boundsOfAll(), { maxZoom: closest, padding: [36, 36] });
  useEffect(() => {
    if (isPlaced.current || (isEmpty && initial.current === null)) return;
    isPlaced.current = true;
    if (initial.current) {
      map.setView(initial.current.centre, initial.current.zoom, { animate: false });
    } else {
      map.fitBounds(boundsOfAll(), { maxZoom: closest, padding: [36, 36], animate: false });
    }
  }, [map, isEmpty, boundsOfAll]);
  useEffect(() => {
    // Something else wrote it, such as a link or a row's menu.
    const own = written.current.indexOf(inAddress);
    written.current.splice(0, own + 1);
    const view = own === -1 ? readView(inAddress) : null;
    if (view !== null) map.setView(view.centre, view.zoom);
  }, [map, inAddress]);
  useEffect(() => {
    const container = map.getContainer();
    const mark = () => {
      isByHand.current = true;
    };
    container.addEventListener("pointerdown", mark);
    container.addEventListener("keydown", mark);
    return () => {
      container.removeEventListener("pointerdown", mark);
      container.removeEventListener("keydown", mark);
    };
  }, [map]);

  return <FitButton label={t("fitAll")} isDisabled={isEmpty} onClick={showAll} />;
});

type FitButtonProps = { label: string; isDisabled: boolean; onClick: () => void };

function FitButton({ label, isDisabled, onClick }: FitButtonProps) {
  return (
    <button
      type="button"
      className="map-fit"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3" />
      </svg>
    </button>
  );
}
