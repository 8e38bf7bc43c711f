import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** For who asked for less motion: the map jumps. Leaflet lets zooms be told so, and no move that it makes by itself. */
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
