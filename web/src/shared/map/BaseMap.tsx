import "leaflet/dist/leaflet.css";
import "./map.css";
import { type ReactNode, useMemo } from "react";
import { MapContainer, ScaleControl, TileLayer, ZoomControl } from "react-leaflet";
import { usePortalQuery } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { useMedia } from "../ui/useMedia";
import { FollowSize } from "./FollowSize";
import { maxZoom } from "./markerIndex";
import { NeutralGround } from "./NeutralGround";
import { StandStill } from "./StandStill";

/** Ljubljana, where nothing says otherwise. */
const defaultCentre: [number, number] = [46.0569, 14.5058];
const defaultZoom = 16;

/** A map that fills its frame: the portal's tiles over a ground that does without them, zoom buttons and scale. */
export function BaseMap({ children }: { children: ReactNode }) {
  const t = useT("map");
  const { data } = usePortalQuery();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const tiles = useMemo(() => {
    const url = data?.portal?.tileUrl;
    return url ? (
      <TileLayer url={url} attribution={data?.portal?.tileAttribution ?? ""} maxZoom={maxZoom} />
    ) : null;
  }, [data]);

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
      style={{ height: "100%" }}
    >
      <FollowSize />
      {isStill ? <StandStill /> : null}
      <NeutralGround />
      {tiles}
      <ZoomControl zoomInTitle={t("zoomIn")} zoomOutTitle={t("zoomOut")} />
      <ScaleControl imperial={false} />
      {children}
    </MapContainer>
  );
}
