import { useMemo } from "react";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { MarkerMap } from "../../../shared/map/MarkerMap";
import type { MapMarker } from "../../../shared/map/mapMarker";
import { positionOf } from "../../../shared/map/position";
import { useNow } from "../../../shared/time/useNow";
import { ClientPopup } from "./ClientPopup";

function markersOf(clients: readonly ClientRow[], now: number): MapMarker[] {
  return clients.flatMap((client) => {
    const position = positionOf(client);
    const { id, name, lastActiveDate } = client;
    return position === null ? [] : { id, position, label: name, activity: activityOf(lastActiveDate, now) };
  });
}

/** The devices that have a place, on a map. */
export function ClientMap({ clients }: { clients: readonly ClientRow[] }) {
  const now = useNow();
  const markers = useMemo(() => markersOf(clients, now), [clients, now]);
  const popup = (id: string) => {
    const client = clients.find((one) => one.id === id);
    return client && <ClientPopup client={client} activity={activityOf(client.lastActiveDate, now)} />;
  };
  return <MarkerMap markers={markers} popup={popup} />;
}
