import "leaflet/dist/leaflet.css";
import "react-leaflet-cluster/dist/assets/MarkerCluster.css";
import "./map.css";
import { useMemo } from "react";
import { MapContainer, ScaleControl, TileLayer, ZoomControl } from "react-leaflet";
import { usePortalQuery } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ClientMarkers } from "./ClientMarkers";
import { MapViewport } from "./MapViewport";
import { NeutralGround } from "./NeutralGround";
import { positionOf } from "./positions";

/** Ljubljana, where no device says otherwise. */
const defaultCentre: [number, number] = [46.0569, 14.5058];
const defaultZoom = 16;

/** The devices on a map: clustered, coloured by activity, told apart on the same spot, usable without tiles. */
export function ClientMap({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT("overview");
  const { data } = usePortalQuery();
  const positions = useMemo(() => clients.map(positionOf).filter((position) => position !== null), [clients]);
  const tiles = useMemo(() => {
    const url = data?.portal?.tileUrl;
    return url ? (
      <TileLayer url={url} attribution={data?.portal?.tileAttribution ?? ""} maxZoom={19} />
    ) : null;
  }, [data]);

  return (
    <MapContainer
      center={defaultCentre}
      zoom={defaultZoom}
      maxZoom={19}
      zoomControl={false}
      scrollWheelZoom={false}
      style={{ height: "100%" }}
    >
      <NeutralGround />
      {tiles}
      <ZoomControl zoomInTitle={t("zoomIn")} zoomOutTitle={t("zoomOut")} />
      <ScaleControl imperial={false} />
      <MapViewport positions={positions} />
      <ClientMarkers clients={clients} />
    </MapContainer>
  );
}
