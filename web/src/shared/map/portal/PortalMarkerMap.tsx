import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { MapViewport, type MapViewportProps } from "../MapViewport";
import { MarkerMap, type MarkerMapProps } from "../MarkerMap";
import { usePortalTiles } from "./usePortalTiles";

/** A marker map in the portal: its tiles are the portal's, and the address holds where the visitor went. */
export function PortalMarkerMap(props: Omit<MarkerMapProps, "tiles" | "viewport">) {
  return <MarkerMap {...props} tiles={usePortalTiles()} viewport={AddressViewport} />;
}

const parameter = "view";

/** A map's picture in the portal's address. A component of its own, so that a move draws nothing else of the map anew. */
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
