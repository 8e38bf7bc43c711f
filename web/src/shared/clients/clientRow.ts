import type { ClientRowFragment, ClientsQuery } from "../../graphql/generated";
import { fold } from "../text/fold";
import { byName } from "../text/order";

/** A device as lists, tables and the map show it. */
export type ClientRow = ClientRowFragment;
export type GroupRow = NonNullable<ClientsQuery["groups"]>[number];

/** True if the guid, the whole id or the name matches, ignoring case and accents. */
export function matchesClient(
  { id, guid, name }: Pick<ClientRow, "id" | "guid" | "name">,
  search: string,
): boolean {
  const wanted = fold(search);
  return wanted === "" || id === wanted || fold(guid).includes(wanted) || fold(name).includes(wanted);
}

/** Matching devices or places, by name. */
export const matchingClients = <Row extends Pick<ClientRow, "id" | "guid" | "name">>(
  clients: readonly Row[],
  search: string,
): Row[] => clients.filter((client) => matchesClient(client, search)).sort(byName);

/** Number of devices with an alarm; null if none reports alarms. */
export function countAlarms(clients: readonly Pick<ClientRow, "alarms">[]): number | null {
  if (clients.length > 0 && clients.every(({ alarms }) => alarms === null)) return null;
  return clients.filter(({ alarms }) => alarms?.length).length;
}
