import type DataLoader from "dataloader";
import { getRollout, type RolloutRecord } from "../platform-api/firmware.js";
import type { LoaderOf } from "./loaders.js";
import { oneByOne } from "./oneByOne.js";

/** How far the clients of firmwares are, by firmware id. */
export const rolloutLoader: LoaderOf<DataLoader<string, RolloutRecord[]>> = (platform, call, remember) =>
  oneByOne(
    (id) => getRollout(platform, call, id),
    (id) => id,
    remember,
  );
