import { DomUtil } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** A faint grid that moves with the map, visible where no tile arrives, e.g. on a closed network. */
export function NeutralGround() {
  const map = useMap();
  useEffect(() => {
    map.attributionControl?.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    const ground = map.getContainer();
    const follow = () => {
      const { x, y } = DomUtil.getPosition(map.getPanes().mapPane);
      ground.style.backgroundPosition = `${x}px ${y}px`;
    };
    ground.classList.add("map-ground");
    map.on("move", follow);
    return () => {
      map.off("move", follow);
    };
  }, [map]);
  return null;
}
