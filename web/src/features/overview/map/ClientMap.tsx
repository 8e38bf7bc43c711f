import "leaflet/dist/leaflet.css";
import "react-leaflet-cluster/dist/assets/MarkerCluster.css";
import "./map.css";
import type { MarkerClusterGroup as ClusterGroup, MarkerCluster } from "leaflet";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { MapContainer, ScaleControl, TileLayer, ZoomControl } from "react-leaflet";
import MarkerClusterGroup from "react-leaflet-cluster";
import { usePortalQuery } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { type Activity, activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useNow } from "../../../shared/time/useNow";
import { ClientMarker } from "./ClientMarker";
import { clusterIcon } from "./icons";
import { MapViewport } from "./MapViewport";
import { NeutralGround } from "./NeutralGround";
import { type Located, positionOf } from "./positions";

/** Ljubljana, where no device says otherwise. */
const defaultCentre: [number, number] = [46.0569, 14.5058];
const defaultZoom = 16;

type Placed = { client: Located; activity: Activity };

/** The devices on a map: clustered, coloured by activity, told apart on the same spot, usable without tiles. */
export function ClientMap({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT("overview");
  const now = useNow();
  const { data } = usePortalQuery();
  const cluster = useRef<ClusterGroup>(null);
  const placed = clients.flatMap((client): Placed[] => {
    const located = positionOf(client);
    return located ? [{ client: located, activity: activityOf(client.lastActiveDate, now) }] : [];
  });
  const coloured = placed.map(({ client, activity }) => `${client.id}${activity}`).join();
  const drawCluster = useCallback(
    (bubble: MarkerCluster) => clusterIcon(bubble, (count) => t("cluster", { count })),
    [t],
  );
  useEffect(() => {
    if (coloured !== "") cluster.current?.refreshClusters();
  }, [coloured]);
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
      <MapViewport positions={placed.map(({ client }) => client.position)} />
      <MarkerClusterGroup
        ref={cluster}
        chunkedLoading
        showCoverageOnHover={false}
        maxClusterRadius={44}
        iconCreateFunction={drawCluster}
      >
        {placed.map(({ client, activity }) => (
          <ClientMarker key={client.id} client={client} activity={activity} />
        ))}
      </MarkerClusterGroup>
    </MapContainer>
  );
}
