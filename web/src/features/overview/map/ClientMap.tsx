import { useMemo, useState } from "react";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useLastTurn } from "../../../shared/clients/useLastTurn";
import { MarkerMap } from "../../../shared/map/MarkerMap";
import { ClientPopup } from "./ClientPopup";
import { createMarkerMaker } from "./clientMarkers";

/** The devices that have a place, on a map. */
export function ClientMap({ clients }: { clients: readonly ClientRow[] }) {
  const now = useLastTurn(clients);
  const [markersOf] = useState(createMarkerMaker);
  const markers = useMemo(() => markersOf(clients, now), [markersOf, clients, now]);
  const popup = (id: string) => {
    const client = clients.find((one) => one.id === id);
    return client && <ClientPopup client={client} activity={activityOf(client.lastActiveDate, now)} />;
  };
  return <MarkerMap markers={markers} popup={popup} />;
}
