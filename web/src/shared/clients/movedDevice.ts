import { type PlaceRow, staysOf } from "./places";
import type { StayTimes } from "./stayPeriod";

/** A street where a device stood. Unix seconds; null: its beginning is unknown, or it lasts. */
export type StreetOfDevice = StayTimes & Pick<PlaceRow, "name" | "timeZone" | "groups"> & { placeId: string };

/** The streets of a device in the order of time, whose figures its own id adds up; none of one that never moved. */
export function streetsOfDevice(places: readonly PlaceRow[], clientId: string): readonly StreetOfDevice[] {
  const streets = places
    .flatMap((place) =>
      staysOf(place)
        .filter((stay) => stay.clientId === clientId)
        .map(({ from, until }) => ({
          ...{ placeId: place.id, name: place.name, timeZone: place.timeZone, groups: place.groups },
          ...{ from, until },
        })),
    )
    .sort((one, other) => (one.from ?? 0) - (other.from ?? 0));
  // Where it always stood at the same place, that place's figures are its own.
  return streets.every(({ from, until }) => from === null && until === null) ? [] : streets;
}

/** The street to take in a moved device's stead: where it stands, else where it stood last. */
export const presentStreet = (streets: readonly StreetOfDevice[]): StreetOfDevice | undefined =>
  streets.find(({ until }) => until === null) ?? streets.at(-1);

/** The ids with one replaced by another, each once. */
export const replaced = (ids: readonly string[], one: string, other: string): string[] => [
  ...new Set(ids.map((id) => (id === one ? other : id))),
];
