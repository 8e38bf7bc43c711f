import DataLoader from "dataloader";
import { type GroupRecord, listGroups } from "../platform-api/groups.js";
import { byId } from "./byId.js";
import type { LoaderOf } from "./loaders.js";

/** Groups by id; null where one is unknown or not the caller's. */
export const groupLoader: LoaderOf<DataLoader<string, GroupRecord | null>> = (platform, call, remember) =>
  new DataLoader(async (ids) => byId(ids, await listGroups(platform, call)), { cache: remember });
