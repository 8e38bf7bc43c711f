import type { PlaceRowFragment } from "../../graphql/generated";
import type { ClientRow } from "./clientRow";

/** A street where devices stood. It has figures, and no state. */
export type PlaceRow = PlaceRowFragment;

/** What devices and places have in common: all that a choice or a table of figures shows. */
export type LocationRow = Pick<
  ClientRow,
  "id" | "guid" | "name" | "visionType" | "hardwareType" | "timeZone" | "groups" | "settings"
>;

/** A street; `device` stands there, where the street has an id of its own. */
export type Street = LocationRow & { device?: string };

/** A place without a device, with what is known of the last one there. */
export type FormerPlace = LocationRow & {
  /** Who stood there last, as far as the visitor sees; null: not known. */
  last: { guid: string; until: number | null } | null;
};

type Stay = NonNullable<PlaceRow["stays"]>["list"][number];

const staysOf = ({ stays }: PlaceRow): readonly Stay[] => stays?.list ?? [];

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

/** A place has no hardware of its own: what it counts is told by the device that stood there last. */
function withHardware(place: PlaceRow, byId: ReadonlyMap<string, ClientRow>): PlaceRow {
  const known = staysOf(place).findLast(({ clientId }) => byId.has(clientId));
  const hardwareType = known ? (byId.get(known.clientId)?.hardwareType ?? null) : null;
  return { ...place, hardwareType: place.hardwareType ?? hardwareType };
}

const later = (one: Stay, other: Stay): Stay =>
  (other.until ?? Number.POSITIVE_INFINITY) > (one.until ?? Number.POSITIVE_INFINITY) ? other : one;

/** Places where none of these devices stands now. Where one stands, its own row is the street's. */
export function formerPlaces(
  places: readonly PlaceRow[],
  clients: readonly ClientRow[],
): readonly FormerPlace[] {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const isHere = ({ clientId, until }: Stay) => until === null && byId.has(clientId);
  return places
    .filter((place) => !staysOf(place).some(isHere))
    .map((place) => {
      const { stays: _stays, ...location } = withHardware(place, byId);
      const [first, ...others] = staysOf(place);
      return { ...location, last: first ? lastOf(others.reduce(later, first)) : null };
    });
}

const lastOf = ({ guid, until }: Stay) => ({ guid, until });

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
