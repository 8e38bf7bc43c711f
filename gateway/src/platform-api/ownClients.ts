import { type ClientRecord, listClients } from "./clients.js";
import { listPlaces } from "./places.js";
import type { Platform } from "./platform.js";

/**
 * The caller's devices, and its places if one of the ids is none of them. It answers where a call by ids is
 * refused as a whole.
 */
export async function ownClients(
  platform: Platform,
  ids: readonly string[],
  fields?: string,
): Promise<ClientRecord[]> {
  const clients = await listClients(platform, fields);
  const known = new Set(clients.map(({ id }) => id));
  const asksMore = ids.some((id) => !known.has(id));
  return asksMore && (await platform.offers.has("places"))
    ? [...clients, ...(await listPlaces(platform))]
    : clients;
}
