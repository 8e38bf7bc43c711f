import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { named, namingFields } from "../platform-api/namedFaults.js";

/**
 * Devices and places in the order of their ids, without those that the caller does not see.
 * @throws the error that kept them from being read: a partial list would look complete
 */
export function clientsInOrder(loaders: Context["loaders"], ids: readonly string[]): Promise<ClientRecord[]> {
  return namingFields(readAll(loaders, ids), named({ clientId: "ids" }));
}

async function readAll(loaders: Context["loaders"], ids: readonly string[]): Promise<ClientRecord[]> {
  const clients = await loaders.get(clientLoader).loadMany([...new Set(ids)]);
  const failure = clients.find((client) => client instanceof Error);
  if (failure) throw failure;
  return clients.filter((client): client is ClientRecord => client !== null && !(client instanceof Error));
}
