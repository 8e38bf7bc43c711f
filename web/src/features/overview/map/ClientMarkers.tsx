import type { MarkerClusterGroup as ClusterGroup, MarkerCluster } from "leaflet";
import { memo, useCallback, useEffect, useRef } from "react";
import MarkerClusterGroup from "react-leaflet-cluster";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useNow } from "../../../shared/time/useNow";
import { ClientMarker } from "./ClientMarker";
import { clusterIcon } from "./icons";
import { positionOf } from "./positions";

/** All markers, clustered. The rings are drawn anew only when a device's colour changes. */
export const ClientMarkers = memo(function ClientMarkers({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT("overview");
  const now = useNow();
  const cluster = useRef<ClusterGroup>(null);
  const drawCluster = useCallback(
    (bubble: MarkerCluster) => clusterIcon(bubble, (count) => t("cluster", { count })),
    [t],
  );
  const colours = clients.map(({ lastActiveDate }) => activityOf(lastActiveDate, now)).join();
  useEffect(() => {
    if (colours !== "") cluster.current?.refreshClusters();
  }, [colours]);
  return (
    <MarkerClusterGroup
      ref={cluster}
      chunkedLoading
      showCoverageOnHover={false}
      maxClusterRadius={44}
      iconCreateFunction={drawCluster}
    >
      {clients.map((client) => {
        const position = positionOf(client);
        if (position === null) return null;
        const activity = activityOf(client.lastActiveDate, now);
        return <ClientMarker key={client.id} client={client} position={position} activity={activity} />;
      })}
    </MarkerClusterGroup>
  );
});
