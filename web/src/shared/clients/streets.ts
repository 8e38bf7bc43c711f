import type { ClientRow } from "./clientRow";
import { formerPlaces, type LocationRow, type PlaceRow, staysOf } from "./places";

/** A street; `device` stands there, where the street has an id of its own. */
export type Street = LocationRow & { device?: string };

/** Places by the device that stands there now. */
function standingAt(places: readonly PlaceRow[]): Map<string, PlaceRow> {
  return new Map(
    places.flatMap((place) =>
      staysOf(place)
        .filter(({ until }) => until === null)
        .map(({ clientId }) => [clientId, place] as const),
    ),
  );
}

/**
 * The streets: each with all that was measured there, whoever measured it, and nothing of another street. So
 * their figures may be added up. A device that stands at a place is there by its place; one that is in the
 * store stands in no street.
 */
export function streetsOf(clients: readonly ClientRow[], places: readonly PlaceRow[]): readonly Street[] {
  if (places.length === 0) return clients;
  const standing = standingAt(places);
  const moved = new Set(places.flatMap((place) => staysOf(place).map(({ clientId }) => clientId)));
  const ofDevices = clients.flatMap((client): Street[] => {
    const place = standing.get(client.id);
    if (place) return [{ ...client, id: place.id, device: client.id }];
    return moved.has(client.id) ? [] : [client];
  });
  const byId = new Map(ofDevices.map((street) => [street.id, street]));
  return [...byId.values(), ...formerPlaces(places, clients).filter(({ id }) => !byId.has(id))];
}
