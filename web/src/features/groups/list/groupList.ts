import { type Activity, activityOf } from "../../../shared/clients/activity";
import type { ClientRow, GroupRow } from "../../../shared/clients/clientRow";
import { fold } from "../../../shared/text/fold";
import { compareTexts } from "../../../shared/text/order";
import type { ColumnSort } from "../../../shared/ui/useColumnSort";
import type { UserRow } from "../../../shared/users/userRow";

export const columns = ["name", "type", "clients", "users", "silent"] as const;
export type Column = (typeof columns)[number];
export const usualSort: ColumnSort<Column> = { column: "name", descending: false };

export type GroupFigures = Pick<GroupRow, "id" | "name" | "type"> & {
  clients: number;
  /** Clients not heard for an hour or longer; null if that is unknown of all. */
  silent: number | null;
  /** Null until the users are loaded. */
  users: number | null;
};

export const clientsOf = (clients: readonly ClientRow[], groupId: string): ClientRow[] =>
  clients.filter(({ groups }) => groups?.some(({ id }) => id === groupId));

export const usersOf = (users: readonly UserRow[], groupId: string): UserRow[] =>
  users.filter(({ group }) => group?.id === groupId);

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const groupIds = (clients: readonly ClientRow[]) =>
  clients.flatMap(({ groups }) => (groups ?? []).map(({ id }) => id));

/** Users of each group; undefined while they are not known, or if nobody's group is told. */
function usersOfGroups(users: readonly UserRow[] | undefined) {
  const isTold = users?.some(({ hasGroup }) => hasGroup !== null) ?? false;
  return users && (isTold || users.length === 0)
    ? countBy(users.flatMap(({ group }) => group?.id ?? []))
    : undefined;
}

/**
 * Number of clients and users of each group.
 * @param now for the silent ones, Unix seconds
 */
export function figuresOf(
  groups: readonly GroupRow[],
  clients: readonly ClientRow[],
  users: readonly UserRow[] | undefined,
  now: number,
): GroupFigures[] {
  const all = countBy(groupIds(clients));
  const are = (wanted: (activity: Activity) => boolean) =>
    countBy(groupIds(clients.filter((client) => wanted(activityOf(client, now)))));
  const silent = are((activity) => activity === "silent");
  const told = are((activity) => activity !== "unknown");
  const people = usersOfGroups(users);
  return groups.map(({ id, name, type }) => ({
    id,
    name,
    type,
    clients: all.get(id) ?? 0,
    silent: all.has(id) && !told.has(id) ? null : (silent.get(id) ?? 0),
    users: people === undefined ? null : (people.get(id) ?? 0),
  }));
}

const compare: Record<Column, (one: GroupFigures, other: GroupFigures) => number> = {
  name: (one, other) => compareTexts(one.name, other.name),
  type: (one, other) => compareTexts(one.type, other.type),
  clients: (one, other) => one.clients - other.clients,
  users: (one, other) => (one.users ?? 0) - (other.users ?? 0),
  silent: (one, other) => (one.silent ?? 0) - (other.silent ?? 0),
};

/** Groups that match the search by name or whole id, in the original order. */
export function shownGroups(
  groups: readonly GroupFigures[],
  search: string,
  sort: ColumnSort<Column>,
): GroupFigures[] {
  const wanted = fold(search);
  const turn = sort.descending ? -1 : 1;
  return groups
    .filter(({ id, name }) => id === wanted || fold(name).includes(wanted))
    .sort((one, other) => turn * compare[sort.column](one, other) || compareTexts(one.name, other.name));
}

/** Address of a group; the address's other parameters on the list stay. */
export function addressOf(search: string, groupId: string | null): string {
  const params = new URLSearchParams(search);
  params.delete("tab");
  if (groupId === null) params.delete("group");
  else params.set("group", groupId);
  return `?${params}`;
}
