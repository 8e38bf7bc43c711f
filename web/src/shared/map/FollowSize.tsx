import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** The size within the margins of an A4 sheet. */
const onSheet = ";min-width:17cm;max-width:17cm;height:9cm";

const still = { animate: false };

/**
 * Keeps the map filling its frame when only the frame changes, e.g. when a sidebar folds: Leaflet only follows
 * the window. Paper is laid out too late for that: before printing the map takes its size on paper, and keeps
 * the same area visible.
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
