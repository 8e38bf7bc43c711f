import DataLoader from "dataloader";
import { type GroupRecord, listGroups } from "../platform-api/groups.js";
import { byId } from "./byId.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";

/** Groups by id; null where one is unknown or not the caller's. */
export interface GroupLoader {
  load: (id: string) => Promise<GroupRecord | null>;
  /** Reads them all now, as some will be asked for. */
  begin: () => void;
}

/** They are few, and come as one list. */
export const groupLoader: LoaderOf<GroupLoader> = (platform, call, remember) => {
  const read = () => listGroups(platform, call);
  const all = remember ? once(read) : read;
  const loader = new DataLoader<string, GroupRecord | null>(async (ids) => byId(ids, await all()), {
    cache: remember,
  });
  return {
    load: (id) => loader.load(id),
    begin: () => {
      // Who asks for a group is told what went wrong.
      if (remember) all().catch(() => undefined);
    },
  };
};
