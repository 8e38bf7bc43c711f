import { MarkerMap, type MarkerMapProps } from "../MarkerMap";
import { AddressViewport } from "./AddressViewport";
import { usePortalTiles } from "./usePortalTiles";

/** A marker map in the portal: its tiles are the portal's, and the address holds where the visitor went. */
export function PortalMarkerMap(props: Omit<MarkerMapProps, "tiles" | "viewport">) {
  return <MarkerMap {...props} tiles={usePortalTiles()} viewport={AddressViewport} />;
}
