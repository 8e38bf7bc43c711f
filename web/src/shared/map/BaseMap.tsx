import { mapTexts } from "./mapTexts";
import "leaflet/dist/leaflet.css";
import "./map.css";
import { memo, type ReactNode, useEffect, useState } from "react";
import { MapContainer, ScaleControl, TileLayer, useMap, ZoomControl } from "react-leaflet";
import { useT } from "../../i18n/useT";
import { maxZoom } from "./markerIndex";
import { NeutralGround } from "./NeutralGround";
import { type TileSource, tileReferrer } from "./tiles";

/** Ljubljana by default. */
const defaultCentre: [number, number] = [46.0569, 14.5058];
const defaultZoom = 16;

const fillFrame = { height: "100%" };

type BaseMapProps = { tiles: TileSource; children: ReactNode };

/** A map that fills its frame: tiles over a neutral ground, zoom buttons and scale. */
export function BaseMap({ tiles: { url, attribution }, children }: BaseMapProps) {
  // Leaflet reads it once, when the map is created.
  const [isStill] = useState(() => window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  return (
    <MapContainer
      center={defaultCentre}
      zoom={defaultZoom}
      maxZoom={maxZoom}
      zoomControl={false}
      scrollWheelZoom={false}
      zoomAnimation={!isStill}
      fadeAnimation={!isStill}
      inertia={!isStill}
      style={fillFrame}
    >
      {isStill ? <StandStill /> : null}
      <Ground url={url} attribution={attribution} />
      {children}
    </MapContainer>
  );
}

/** The parts that don't depend on the markers. */
const Ground = memo(function Ground({ url, attribution }: TileSource) {
  const t = useT(mapTexts);
  return (
    <>
      <FollowSize />
      <NeutralGround />
      {url ? (
        <TileLayer url={url} attribution={attribution} maxZoom={maxZoom} referrerPolicy={tileReferrer} />
      ) : null}
      <ZoomControl zoomInTitle={t("zoomIn")} zoomOutTitle={t("zoomOut")} />
      <ScaleControl imperial={false} />
    </>
  );
});

/**
 * For people who prefer reduced motion: the map jumps. Leaflet has such an option for zooms, but not for moves
 * that it makes by itself.
 */
function StandStill() {
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

/** The size within the margins of an A4 sheet. */
const onSheet = ";min-width:17cm;max-width:17cm;height:9cm";

const still = { animate: false };

/**
 * Keeps the map filling its frame when only the frame changes, e.g. when a sidebar folds: Leaflet only follows
 * the window. Paper is laid out too late for that: before printing the map takes its size on paper, and keeps
 * the same area visible.
 */
function FollowSize() {
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
