import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { MapViewport, type MapViewportProps } from "../MapViewport";
import { MarkerMap, type MarkerMapProps } from "../MarkerMap";
import { usePortalTiles } from "./usePortalTiles";

/** A marker map in the portal: it uses the portal's tiles, and the address holds the view. */
export function PortalMarkerMap(props: Omit<MarkerMapProps, "tiles" | "viewport">) {
  return <MarkerMap {...props} tiles={usePortalTiles()} viewport={AddressViewport} />;
}

const parameter = "view";

/** Keeps a map's view in the portal's address. It is a component of its own so that a move renders nothing else of the map. */
function AddressViewport(props: MapViewportProps) {
  const [params, setParams] = useSearchParams();
  const onView = useCallback(
    (view: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(parameter, view);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return <MapViewport {...props} view={params.get(parameter)} onView={onView} />;
}
