import { useEffect } from "react";
import { useMap } from "react-leaflet";

/**
 * For people who prefer reduced motion: the map jumps. Leaflet has such an option for zooms, but not for moves
 * that it makes by itself.
 */
export function StandStill() {
  const map = useMap();
  useEffect(() => {
    const { panBy } = map;
    map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false });
    return () => {
      map.panBy = panBy;
    };
  }, [map]);
  return null;
}
