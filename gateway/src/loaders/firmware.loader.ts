import DataLoader from "dataloader";
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
import { readTogether } from "./readTogether.js";

/** The rollout states of firmware, by firmware id. */
export const rolloutLoader: LoaderOf<DataLoader<string, RolloutRecord[]>> = (platform, call, remember) =>
  oneByOne(
    (id) => getRollout(platform, call, id),
    (id) => id,
    remember,
  );

/**
 * The last firmware assigned to clients, by client id; null if there is none, or the caller may not know it.
 */
export const assignedLoader: LoaderOf<DataLoader<string, RolloutRecord | null>> = (
  platform,
  call,
  remember,
) => {
  const read = async (clientIds: string[]) => {
    const assigned = await listAssigned(platform, call, clientIds).catch(nullIfForbidden);
    return new Map(clientIds.map((id) => [id, assigned?.get(id) ?? null]));
  };
  return new DataLoader(
    (ids: readonly string[]) =>
      readTogether<{ clientId: string }, RolloutRecord | null>(
        ids.map((clientId) => ({ clientId })),
        {
          callOf: () => "",
          many: read,
          one: async (clientId) => (await read([clientId])).get(clientId) ?? null,
        },
      ),
    { cache: remember },
  );
};

/** A firmware by its id; null if it is gone. There are few, so they come as one list. */
export const firmwareLoader: LoaderOf<(id: string) => Promise<FirmwareRecord | null>> = (
  platform,
  call,
  remember,
) => {
  const read = () => listFirmwares(platform, call);
  const all = remember ? once(read) : read;
  return async (id) => (await all()).find((firmware) => firmware.id === id) ?? null;
};

function nullIfForbidden(error: unknown): null {
  if (error instanceof ApiError && error.code === "FORBIDDEN") return null;
  throw error;
}
