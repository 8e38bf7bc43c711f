import { getStagedRollout } from "../platform-api/rollouts.js";
import { oneByOne } from "./oneByOne.js";

/** The devices of staged rollouts, by rollout id; null if the platform does not list them. */
export const rolloutDevicesLoader = oneByOne(
  async (platform, id: string) => (await getStagedRollout(platform, id)).devices,
  (id) => id,
);
