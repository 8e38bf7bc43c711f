import { type ClientRecord, listClients } from "../platform-api/clients.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";

/** The devices that the caller sees. */
export interface ClientList {
  all: () => Promise<readonly ClientRecord[]>;
  /** Null where it is not told of each device which groups it has. */
  ofGroup: (groupId: string) => Promise<ClientRecord[] | null>;
  /** One of them; null if it is not among them. */
  one: (id: string) => Promise<ClientRecord | null>;
}

/**
 * All devices that the caller sees, those of each group, and each by its id: one list, read once per
 * operation.
 */
export const clientListLoader: LoaderOf<ClientList> = (platform, remember, fields) => {
  const read = () => listClients(platform, fields);
  const all = once(read, remember);
  const byGroup = async () => groupedOf(await all());
  const groups = once(byGroup, remember);
  const byId = async () => new Map((await all()).map((client) => [client.id, client]));
  const ids = once(byId, remember);
  return {
    all,
    ofGroup: async (groupId) => {
      const isTold = (await all()).every(({ groupIds }) => groupIds !== null);
      return isTold ? ((await groups()).get(groupId) ?? []) : null;
    },
    one: async (id) => (await ids()).get(id) ?? null,
  };
};

function groupedOf(clients: readonly ClientRecord[]): Map<string, ClientRecord[]> {
  const groups = new Map<string, ClientRecord[]>();
  for (const client of clients) {
    for (const groupId of client.groupIds ?? []) {
      const members = groups.get(groupId);
      if (members) members.push(client);
      else groups.set(groupId, [client]);
    }
  }
  return groups;
}
