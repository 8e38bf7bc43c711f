import { mapTexts } from "./mapTexts";
import "leaflet/dist/leaflet.css";
import "./map.css";
import { memo, type ReactNode, useState } from "react";
import { MapContainer, ScaleControl, TileLayer, ZoomControl } from "react-leaflet";
import { useT } from "../../i18n/useT";
import { FollowSize } from "./FollowSize";
import { maxZoom } from "./markerIndex";
import { NeutralGround } from "./NeutralGround";
import { StandStill } from "./StandStill";
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
