import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** Lets the map fill its frame also when that changes alone, as when a sidebar folds: Leaflet hears of the window only. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      map.invalidateSize({ animate: false });
    });
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
