import type DataLoader from "dataloader";
import { getStagedRollout, type RolloutDeviceRecord } from "../platform-api/rollouts.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";

/** The devices of staged rollouts, by rollout id; null if the platform does not list them. */
export const rolloutDevicesLoader: LoaderOf<DataLoader<string, RolloutDeviceRecord[] | null>> = (
  platform,
  call,
  remember,
) =>
  oneByOne(
    async (id) => (await getStagedRollout(platform, call, id)).devices,
    (id) => id,
    remember,
  );
