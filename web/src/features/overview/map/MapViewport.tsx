import { IconButton } from "@chakra-ui/react";
import { type LatLngBoundsExpression, latLngBounds } from "leaflet";
import { Maximize } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMapEvents } from "react-leaflet";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { type Position, readView, writeView } from "./positions";

const parameter = "view";
const closest = 16;

const boundsOf = (positions: readonly Position[]): LatLngBoundsExpression => latLngBounds([...positions]);

/** Shows all devices at first, or what the address says; writes where the visitor went into the address. */
export function MapViewport({ positions }: { positions: readonly Position[] }) {
  const t = useT("overview");
  const [params, setParams] = useSearchParams();
  const initial = useRef(readView(params.get(parameter)));
  const isPlaced = useRef(false);
  const isByHand = useRef(false);
  const map = useMapEvents({
    moveend: () => {
      if (!isByHand.current) return;
      const view = writeView({ centre: map.getCenter(), zoom: map.getZoom() });
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

  const showAll = () => {
    if (positions.length > 0) map.fitBounds(boundsOf(positions), { maxZoom: closest, padding: [36, 36] });
  };
  useEffect(() => {
    if (isPlaced.current || (positions.length === 0 && initial.current === null)) return;
    isPlaced.current = true;
    if (initial.current) {
      map.setView(initial.current.centre, initial.current.zoom, { animate: false });
    } else {
      map.fitBounds(boundsOf(positions), { maxZoom: closest, padding: [36, 36], animate: false });
    }
  }, [map, positions]);
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

  return <FitButton label={t("fitAll")} isDisabled={positions.length === 0} onClick={showAll} />;
}

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
