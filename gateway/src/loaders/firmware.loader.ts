import type DataLoader from "dataloader";
import {
  type FirmwareRecord,
  getRollout,
  listFirmwares,
  type RolloutRecord,
} from "../platform-api/firmware.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";
import { oneByOne } from "./oneByOne.js";

/** How far the clients of firmwares are, by firmware id. */
export const rolloutLoader: LoaderOf<DataLoader<string, RolloutRecord[]>> = (platform, call, remember) =>
  oneByOne(
    (id) => getRollout(platform, call, id),
    (id) => id,
    remember,
  );

/** A firmware by its id; null where it is gone: they are few, and come as one list. */
export const firmwareLoader: LoaderOf<(id: string) => Promise<FirmwareRecord | null>> = (
  platform,
  call,
  remember,
) => {
  const read = () => listFirmwares(platform, call);
  const all = remember ? once(read) : read;
  return async (id) => (await all()).find((firmware) => firmware.id === id) ?? null;
};
