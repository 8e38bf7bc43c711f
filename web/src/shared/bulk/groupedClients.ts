import type { ClientRow } from "../clients/clientRow";
import { byName } from "../text/order";

export type ClientGroup = {
  id: string;
  /** Null: those without a group. */
  name: string | null;
  members: ClientRow[];
};

/** Devices by their first group, both by name; those without one come last. */
export function groupedClients(clients: readonly ClientRow[]): ClientGroup[] {
  const groups = new Map<string, ClientGroup>();
  for (const client of [...clients].sort(byName)) {
    const { id, name } = client.groups?.[0] ?? { id: "", name: null };
    const group = groups.get(id) ?? { id, name, members: [] };
    groups.set(id, group);
    group.members.push(client);
  }
  const [named, unnamed] = [[...groups.values()], groups.get("")];
  const sorted = named
    .flatMap((group) => (group.name === null ? [] : [{ ...group, name: group.name }]))
    .sort(byName);
  return unnamed === undefined ? sorted : [...sorted, unnamed];
}
