import { useMemo, useState } from "react";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { PortalMarkerMap } from "../../../shared/map/portal/PortalMarkerMap";
import { ClientPopup } from "./ClientPopup";
import { createMarkerMaker } from "./clientMarkers";

type ClientMapProps = {
  clients: readonly ClientRow[];
  /** Whose colours are shown, Unix seconds. */
  now: number;
};

/** The devices that have a place, on a map. */
export function ClientMap({ clients, now }: ClientMapProps) {
  const [markersOf] = useState(createMarkerMaker);
  const markers = useMemo(() => markersOf(clients, now), [markersOf, clients, now]);
  const popup = (id: string) => {
    const client = clients.find((one) => one.id === id);
    return client && <ClientPopup client={client} activity={activityOf(client, now)} />;
  };
  return <PortalMarkerMap markers={markers} hasNothing={clients.length === 0} popup={popup} />;
}
