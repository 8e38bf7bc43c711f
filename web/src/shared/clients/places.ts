import type { PlaceRowFragment } from "../../graphql/generated";
import type { ClientRow } from "./clientRow";

/** A street where devices stood. It has figures, and no state. */
export type PlaceRow = PlaceRowFragment;

/** What devices and places have in common: all that a choice or a table of figures shows. */
export type LocationRow = Pick<
  ClientRow,
  "id" | "guid" | "name" | "visionType" | "hardwareType" | "timeZone" | "groups" | "settings"
>;

/** A place without a device, with what is known of the last one there. */
export type FormerPlace = LocationRow & {
  /** Who stood there last, as far as the visitor sees; null: not known. */
  last: { guid: string; until: number | null } | null;
};

type Stay = NonNullable<PlaceRow["stays"]>["list"][number];

export const staysOf = ({ stays }: PlaceRow): readonly Stay[] => stays?.list ?? [];

const later = (one: Stay, other: Stay): Stay =>
  (other.until ?? Number.POSITIVE_INFINITY) > (one.until ?? Number.POSITIVE_INFINITY) ? other : one;

/** Places where none of these devices stands now. Where one stands, its own row is the street's. */
export function formerPlaces(
  places: readonly PlaceRow[],
  clients: readonly ClientRow[],
): readonly FormerPlace[] {
  const ids = new Set(clients.map(({ id }) => id));
  const isHere = ({ clientId, until }: Stay) => until === null && ids.has(clientId);
  return places
    .filter((place) => !staysOf(place).some(isHere))
    .map((place) => {
      const { stays: _stays, ...location } = place;
      const [first, ...others] = staysOf(place);
      return { ...location, last: first ? lastOf(others.reduce(later, first)) : null };
    });
}

const lastOf = ({ guid, until }: Stay) => ({ guid, until });
