import type { ClientRow } from "../../../shared/clients/clientRow";
import { type PlaceRow, staysOf } from "../../../shared/clients/places";

/** Another device that stands where a device does. */
export type OtherAtPlace = {
  id: string;
  /** What it is called apart from its place. */
  name: string;
  /** The visitor may see it. */
  isSeen: boolean;
};

type Named = { guid: string; client: ClientRow | null };

/** The other devices that stand where a device stands now; none of one that never moved, or is in the store. */
export function othersAtPlace(
  clientId: string,
  places: readonly PlaceRow[],
  clients: readonly ClientRow[],
  nameOf: (device: Named) => string,
): OtherAtPlace[] {
  const standing = places.map((place) => staysOf(place).filter(({ until }) => until === null));
  const here = standing.find((stays) => stays.some((stay) => stay.clientId === clientId)) ?? [];
  return here
    .filter((stay) => stay.clientId !== clientId)
    .map((stay) => {
      const client = clients.find(({ id }) => id === stay.clientId) ?? null;
      return {
        id: stay.clientId,
        name: nameOf({ guid: stay.guid, client }),
        isSeen: client !== null,
      };
    });
}
