import { listGroups } from "../platform-api/groupList.js";
import type { GroupRecord } from "../platform-api/groups.js";
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
  const read = async () => new Map((await listGroups(platform, call)).map((group) => [group.id, group]));
  const all = remember ? once(read) : read;
  return {
    load: async (id) => (await all()).get(id) ?? null,
    begin: () => {
      // Who asks for a group is told what went wrong.
      if (remember) all().catch(() => undefined);
    },
  };
};
