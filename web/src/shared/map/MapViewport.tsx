import { IconButton } from "@chakra-ui/react";
import type { LatLngBounds } from "leaflet";
import { Maximize } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { useMapEvents } from "react-leaflet";
import { useSearchParams } from "react-router-dom";
import { mapTexts } from "../../i18n/texts/map";
import { useT } from "../../i18n/useT";
import { readView, writeView } from "./position";

const parameter = "view";
const closest = 16;

export type MapViewportProps = { isEmpty: boolean; boundsOfAll: () => LatLngBounds };

/** Shows all markers at first, or what the address says, also later; writes where the visitor went into the address. */
export const MapViewport = memo(function MapViewport({ isEmpty, boundsOfAll }: MapViewportProps) {
  const t = useT(mapTexts);
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(parameter);
  const initial = useRef(readView(inAddress));
  /** What this map has written and the address doesn't say yet: no reason to go there. */
  const written = useRef<(string | null)[]>([inAddress]);
  const isPlaced = useRef(false);
  const isByHand = useRef(false);
  const map = useMapEvents({
    moveend: () => {
      if (!isByHand.current) return;
      const view = writeView({ centre: map.getCenter(), zoom: map.getZoom() });
      if (view !== inAddress) written.current.push(view);
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(parameter, view);
          return next;
        },
        { replace: true },
      );
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
    // Somebody else wrote it, such as a link or a row's menu.
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
    <IconButton
      aria-label={label}
      title={label}
      disabled={isDisabled}
      size="xs"
      variant="outline"
      bg="bg.panel"
      borderColor="border.emphasized"
      position="absolute"
      top="10px"
      insetEnd="10px"
      zIndex="1000"
      onClick={onClick}
    >
      <Maximize aria-hidden />
    </IconButton>
  );
}
