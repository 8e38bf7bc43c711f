import type DataLoader from "dataloader";
import { ApiError } from "../errors.js";
import {
  type FirmwareRecord,
  getRollout,
  listAssigned,
  listFirmwares,
  type RolloutRecord,
} from "../platform-api/firmware.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";
import { oneByOne } from "./oneByOne.js";
import { together } from "./readTogether.js";

/** The rollout states of firmware, by firmware id. */
export const rolloutLoader = oneByOne(getRollout, (id) => id);

/**
 * The last firmware assigned to clients, by client id; null if there is none, or the caller may not know it.
 */
export const assignedLoader: LoaderOf<DataLoader<string, RolloutRecord | null>> = (platform, remember) => {
  const read = async (clientIds: string[]) => {
    const assigned = await listAssigned(platform, clientIds).catch(nullIfForbidden);
    return new Map(clientIds.map((id) => [id, assigned?.get(id) ?? null]));
  };
  return together(remember, {
    many: read,
    one: async (clientId) => (await read([clientId])).get(clientId) ?? null,
  });
};

/** A firmware by its id; null if it is gone. There are few, so they come as one list. */
export const firmwareLoader: LoaderOf<(id: string) => Promise<FirmwareRecord | null>> = (
  platform,
  remember,
) => {
  const all = once(() => listFirmwares(platform), remember);
  return async (id) => (await all()).find((firmware) => firmware.id === id) ?? null;
};

function nullIfForbidden(error: unknown): null {
  if (error instanceof ApiError && error.code === "FORBIDDEN") return null;
  throw error;
}
