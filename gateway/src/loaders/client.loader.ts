import DataLoader from "dataloader";
import { ApiError } from "../errors.js";
import { type ClientRecord, getClient, getClients } from "../platform-api/clients.js";
import { ownClients } from "../platform-api/ownClients.js";
import type { Platform } from "../platform-api/platform.js";
import { byId } from "./byId.js";
import type { LoaderOf } from "./loaders.js";

/** As many ids as easily fit into an address. */
const IDS_A_CALL = 250;

/** Devices by id; null if one is unknown or not the caller's. */
export const clientLoader: LoaderOf<DataLoader<string, ClientRecord | null>> = (platform, remember, fields) =>
  new DataLoader(async (ids) => byId(ids, await clientsByIds(platform, ids, fields)), {
    cache: remember,
    maxBatchSize: IDS_A_CALL,
  });

/**
 * One call for any number of ids. If the platform only takes single ids, or refuses a whole list because of
 * one unknown id, the caller's own list decides.
 */
async function clientsByIds(
  platform: Platform,
  ids: readonly string[],
  fields: string | undefined,
): Promise<ClientRecord[]> {
  const [first] = ids;
  try {
    if (ids.length === 1 && first !== undefined) return [await getClient(platform, first, fields)];
    return await getClients(platform, ids, fields);
  } catch (error) {
    if (!(error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "NOT_OFFERED")))
      throw error;
    return ids.length === 1 ? [] : ownClients(platform, ids, fields);
  }
}
