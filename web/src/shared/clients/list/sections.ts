import { byName } from "../../text/order";
import type { ClientRow, GroupRow } from "../clientRow";

/** A group and those of its devices that the search leaves. */
export type Section = { id: string; name: string; clients: readonly ClientRow[]; total: number };

/** Id of the section of devices without a group. */
export const unassignedId = "none";

const sectionIds = ({ groups }: ClientRow): readonly string[] =>
  groups?.length === 0 ? [unassignedId] : (groups?.map(({ id }) => id) ?? []);

/** The devices of one group, or all for null. */
export const inGroup = (clients: readonly ClientRow[], group: string | null): readonly ClientRow[] =>
  group === null ? clients : clients.filter((client) => sectionIds(client).includes(group));

/** Devices by their sections' ids, in one pass. */
function membersOf(clients: readonly ClientRow[]): ReadonlyMap<string, readonly ClientRow[]> {
  const members = new Map<string, ClientRow[]>();
  for (const client of clients)
    for (const id of sectionIds(client)) {
      const own = members.get(id);
      if (own === undefined) members.set(id, [client]);
      else own.push(client);
    }
  return members;
}

type Narrowed = {
  /** The one group to show, or null for all. */
  group: string | null;
  /** The devices that search and filters leave; null where nothing is narrowed. */
  found: ReadonlySet<ClientRow> | null;
};

/**
 * Groups by name, devices without a group last; a device of two groups stands in both. Devices keep their order.
 * Empty sections fall away while searching.
 */
export function sectionsOf(
  sorted: readonly ClientRow[],
  groups: readonly GroupRow[],
  { group, found }: Narrowed,
): Section[] {
  const members = membersOf(sorted);
  const section = (id: string, name: string): Section => {
    const own = members.get(id) ?? [];
    return { id, name, clients: found ? own.filter((client) => found.has(client)) : own, total: own.length };
  };
  const named = groups.toSorted(byName).map(({ id, name }) => section(id, name));
  const unassigned = section(unassignedId, "");
  const all = unassigned.total > 0 ? [...named, unassigned] : named;
  return all.filter(
    ({ id, clients }) => (group === null || group === id) && (clients.length > 0 || found === null),
  );
}

/** Id of the one section of a list that goes across the groups. */
export const flatId = "all";

/** All devices in one section, each once, or those of one group. They keep their order; nothing where none is left. */
export function flatSection(sorted: readonly ClientRow[], { group, found }: Narrowed): Section[] {
  const members = inGroup(sorted, group);
  const clients = found ? members.filter((client) => found.has(client)) : members;
  return clients.length === 0 ? [] : [{ id: flatId, name: "", clients, total: members.length }];
}

const isSameList = (one: readonly ClientRow[], other: readonly ClientRow[]): boolean =>
  one.length === other.length && one.every((client, index) => client === other[index]);

/** Hands back a section's last object while nothing in it changed: what draws it can tell by that. */
export function createSectionKeeper() {
  let known: ReadonlyMap<string, Section> = new Map();
  return (sections: readonly Section[]): readonly Section[] => {
    const kept = sections.map((section) => {
      const before = known.get(section.id);
      const isSame =
        before?.name === section.name &&
        before.total === section.total &&
        isSameList(before.clients, section.clients);
      return isSame ? before : section;
    });
    known = new Map(kept.map((section) => [section.id, section]));
    return kept;
  };
}
