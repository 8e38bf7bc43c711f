import type { StayPartsFragment } from "../../../graphql/generated";

/** A stay with the name of its place; null: in the store. Undefined: a place that the reader does not see. */
export type NamedStay = {
  placeId: string | null;
  name: string | null | undefined;
  from: number | null;
  until: number | null;
};

type Names = {
  /** Name of the device: of the place where it has been all along, if it never moved. */
  device: string;
  /** Names of known places, by id. */
  places: ReadonlyMap<string, string>;
  /** Name of the new place, if the move makes one. */
  newPlace: string | undefined;
};

type Part = Pick<StayPartsFragment, "placeId" | "from" | "until" | "place">;

/** The stays on record; a device that never moved has been at one place all along. */
export function staysBefore(stays: readonly Part[], names: Names): NamedStay[] {
  if (stays.length === 0) return [{ placeId: "", name: names.device, from: null, until: null }];
  return stays.map((stay) => named(stay, nameOfKnown(stay, names)));
}

/**
 * The stays of a dry run. Places that it made are unknown after it: that of a device that never moved, which is
 * made first, and the new one.
 */
export function staysAfter(stays: readonly Part[], hasMoved: boolean, names: Names): NamedStay[] {
  const unknown = stays.filter((stay) => nameOfKnown(stay, names) === undefined);
  const ids = unknown.map(({ placeId }) => Number(placeId));
  const first = hasMoved ? undefined : String(Math.min(...ids));
  return stays.map((stay) => {
    const known = nameOfKnown(stay, names);
    if (known !== undefined) return named(stay, known);
    if (stay.placeId === first) return { ...named(stay, names.device), placeId: "" };
    return named(stay, names.newPlace);
  });
}

const named = ({ placeId, from, until }: Part, name: NamedStay["name"]): NamedStay => ({
  placeId,
  name,
  from,
  until,
});

const nameOfKnown = ({ placeId, place }: Part, { places }: Names): NamedStay["name"] =>
  placeId === null ? null : (place?.name ?? places.get(placeId));

/** What differs between two lists of stays, without what is the same at their beginnings and ends. */
export function changedStays(before: readonly NamedStay[], after: readonly NamedStay[]) {
  const isSame = (one: NamedStay | undefined, other: NamedStay | undefined): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && isSame(before[first], after[first])) first += 1;
  let last = 0;
  while (last < most - first && isSame(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const part = (list: readonly NamedStay[]) => list.slice(first, list.length - last);
  return { before: part(before), after: part(after), isRest: first + last > 0 };
}
