import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** Within the margins of a sheet of A4. */
const onSheet = ";min-width:17cm;max-width:17cm;height:9cm";

const still = { animate: false };

/**
 * Lets the map fill its frame also when that changes alone, as when a sidebar folds: Leaflet hears of the window only. A sheet of paper is
 * laid out too late for that: before it is printed the map takes the size that it has there, with all in sight that was.
 */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    const resize = () => {
      map.invalidateSize(still);
    };
    const print = () => {
      const [bounds, centre, zoom] = [map.getBounds(), map.getCenter(), map.getZoom()];
      const { cssText } = container.style;
      container.style.cssText += onSheet;
      resize();
      map.fitBounds(bounds, still);
      const after = () => {
        container.style.cssText = cssText;
        resize();
        map.setView(centre, zoom, still);
      };
      addEventListener("afterprint", after, { once: true });
    };
    const observer = new ResizeObserver(resize);
    observer.observe(container);
    addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [map]);
  return null;
}
