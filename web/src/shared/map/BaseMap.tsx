import { mapTexts } from "../../i18n/texts/map";
import "leaflet/dist/leaflet.css";
import "./map.css";
import { memo, type ReactNode, useState } from "react";
import { MapContainer, ScaleControl, TileLayer, ZoomControl } from "react-leaflet";
import { usePortalQuery } from "../../graphql/operations/clients";
import { useT } from "../../i18n/useT";
import { FollowSize } from "./FollowSize";
import { maxZoom } from "./markerIndex";
import { NeutralGround } from "./NeutralGround";
import { StandStill } from "./StandStill";

/** Ljubljana, where nothing says otherwise. */
const defaultCentre: [number, number] = [46.0569, 14.5058];
const defaultZoom = 16;

const fillFrame = { height: "100%" };

/** A map that fills its frame: the portal's tiles over a ground that does without them, zoom buttons and scale. */
export function BaseMap({ children }: { children: ReactNode }) {
  // Leaflet asks once, when the map is made.
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
      <Ground />
      {children}
    </MapContainer>
  );
}

/** What doesn't change with what the map shows. */
const Ground = memo(function Ground() {
  const t = useT(mapTexts);
  const { data } = usePortalQuery();
  const url = data?.portal?.tileUrl;
  return (
    <>
      <FollowSize />
      <NeutralGround />
      {url ? (
        <TileLayer url={url} attribution={data?.portal?.tileAttribution ?? ""} maxZoom={maxZoom} />
      ) : null}
      <ZoomControl zoomInTitle={t("zoomIn")} zoomOutTitle={t("zoomOut")} />
      <ScaleControl imperial={false} />
    </>
  );
});
