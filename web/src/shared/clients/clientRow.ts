import type { ClientRowFragment, ClientsQuery } from "../../graphql/generated";
import { fold } from "../text/fold";
import { byName } from "../text/order";

/** A device as lists, tables and the map show it. */
export type ClientRow = ClientRowFragment;
export type GroupRow = NonNullable<ClientsQuery["groups"]>[number];

/** Pickers and searches match the guid, the id (whole) or the name, however it is spelt in case and accents. */
export function matchesClient({ id, guid, name }: ClientRow, search: string): boolean {
  const wanted = fold(search);
  return wanted === "" || id === wanted || fold(guid).includes(wanted) || fold(name).includes(wanted);
}

/** Those that match, by name. */
export const matchingClients = (clients: readonly ClientRow[], search: string): ClientRow[] =>
  clients.filter((client) => matchesClient(client, search)).sort(byName);

/** How many devices complain of something; null where none of them tells. */
export function countAlarms(clients: readonly Pick<ClientRow, "alarms">[]): number | null {
  if (clients.length > 0 && clients.every(({ alarms }) => alarms === null)) return null;
  return clients.filter(({ alarms }) => alarms?.length).length;
}
