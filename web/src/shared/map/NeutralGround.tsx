import { type Coords, GridLayer } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";

class Grid extends GridLayer {
  protected override createTile(_coords: Coords): HTMLElement {
    const tile = document.createElement("div");
    tile.className = "map-grid";
    return tile;
  }
}

/** A faint grid that moves with the map: what stands where no tile arrives, as on a closed network. */
export function NeutralGround() {
  const map = useMap();
  useEffect(() => {
    map.attributionControl?.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    const grid = new Grid({ zIndex: 0 }).addTo(map);
    return () => {
      grid.remove();
    };
  }, [map]);
  return null;
}
