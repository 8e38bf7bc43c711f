import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { FormerPlace } from "../../../shared/clients/places";
import type { MapMarker } from "../../../shared/map/mapMarker";
import { positionOf } from "../../../shared/map/position";

function markerOf(client: ClientRow, now: number): MapMarker | null {
  const position = positionOf(client);
  const { id, name } = client;
  return position && { id, position, activity: activityOf(client, now), label: name };
}

export function placeMarker(place: FormerPlace): MapMarker | null {
  const position = positionOf(place);
  return position && { id: place.id, position, activity: "place", label: place.name };
}

/**
 * Makes markers for devices with a position. An unchanged marker keeps its object: changes among five thousand
 * are found by comparing references.
 */
export function createMarkerMaker(): (clients: readonly ClientRow[], now: number) => MapMarker[] {
  let lastClients: readonly ClientRow[] = [];
  let lastMade: readonly (MapMarker | null)[] = [];
  let lastNow = 0;
  return (clients, now) => {
    const isSameTime = now === lastNow;
    const made = clients.map((client, index) => {
      const old = lastMade[index];
      if (old === undefined || lastClients[index] !== client) return markerOf(client, now);
      const stays = old === null || isSameTime || old.activity === activityOf(client, now);
      return stays ? old : markerOf(client, now);
    });
    [lastClients, lastMade, lastNow] = [clients, made, now];
    return made.filter((marker) => marker !== null);
  };
}
