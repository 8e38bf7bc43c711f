import { byName } from "../../text/order";
import type { ClientRow, GroupRow } from "../clientRow";
import type { FormerPlace } from "../places";

/** A group with its devices that match the search, and its former places that do. */
export type Section = {
  id: string;
  name: string;
  clients: readonly ClientRow[];
  places: readonly FormerPlace[];
  /** Number of all its devices. */
  total: number;
};

/** Section id of devices without a group. */
export const unassignedId = "none";
/** Section id of devices whose groups are not told. */
export const untoldId = "untold";

type Grouped = Pick<ClientRow, "groups">;

function sectionIds({ groups }: Grouped): readonly string[] {
  if (groups === null) return [untoldId];
  return groups.length === 0 ? [unassignedId] : groups.map(({ id }) => id);
}

const none: readonly never[] = [];

/** The devices of one group; null: all devices. */
export const inGroup = (clients: readonly ClientRow[], group: string | null): readonly ClientRow[] =>
  group === null ? clients : clients.filter((client) => sectionIds(client).includes(group));

/** Devices or places by section id, in one pass. */
function membersOf<Member extends Grouped>(
  clients: readonly Member[],
): ReadonlyMap<string, readonly Member[]> {
  const members = new Map<string, Member[]>();
  for (const client of clients)
    for (const id of sectionIds(client)) {
      const own = members.get(id);
      if (own === undefined) members.set(id, [client]);
      else own.push(client);
    }
  return members;
}

type Narrowed = {
  /** The only group to show; null: all groups. */
  group: string | null;
  /** Devices that match search and filters; null if there are none set. */
  found: ReadonlySet<ClientRow> | null;
  /** Former places that match the search. */
  places?: readonly FormerPlace[];
};

/**
 * Groups by name, last devices without a group and those whose groups are not told; a device of two groups appears in both. Devices keep their
 * order. Empty sections are left out during a search.
 */
export function sectionsOf(
  sorted: readonly ClientRow[],
  groups: readonly GroupRow[],
  { group, found, places = none }: Narrowed,
): Section[] {
  const members = membersOf(sorted);
  const placesOf = membersOf(places);
  const section = (id: string, name: string): Section => {
    const own = members.get(id) ?? [];
    return {
      id,
      name,
      clients: found ? own.filter((client) => found.has(client)) : own,
      places: placesOf.get(id) ?? none,
      total: own.length,
    };
  };
  const named = groups.toSorted(byName).map(({ id, name }) => section(id, name));
  const others = [unassignedId, untoldId]
    .map((id) => section(id, ""))
    .filter(({ total, places: own }) => total > 0 || own.length > 0);
  // Where groups are not told, a group that looks empty may have devices.
  const showsEmpty = found === null && !members.has(untoldId);
  return [...named, ...others].filter(
    ({ id, clients, places: own }) =>
      (group === null || group === id) && (clients.length > 0 || own.length > 0 || showsEmpty),
  );
}

/** Section id of a list that ignores groups. */
export const flatId = "all";

/** All devices in one section, each once, or those of one group. They keep their order; no section if none is left. */
export function flatSection(sorted: readonly ClientRow[], { group, found }: Narrowed): Section[] {
  const members = inGroup(sorted, group);
  const clients = found ? members.filter((client) => found.has(client)) : members;
  return clients.length === 0 ? [] : [{ id: flatId, name: "", clients, places: none, total: members.length }];
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((client, index) => client === other[index]);

/** Returns a section's previous object if nothing in it changed, so components can compare by identity. */
export function createSectionKeeper() {
  let known: ReadonlyMap<string, Section> = new Map();
  return (sections: readonly Section[]): readonly Section[] => {
    const kept = sections.map((section) => {
      const before = known.get(section.id);
      const isSame =
        before?.name === section.name &&
        before.total === section.total &&
        isSameList(before.clients, section.clients) &&
        isSameList(before.places, section.places);
      return isSame ? before : section;
    });
    known = new Map(kept.map((section) => [section.id, section]));
    return kept;
  };
}
