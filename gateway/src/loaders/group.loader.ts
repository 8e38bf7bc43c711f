import { listGroups } from "../platform-api/groupList.js";
import type { GroupRecord } from "../platform-api/groups.js";
import type { LoaderOf } from "./loaders.js";
import { once } from "./once.js";

/** Groups by id; null if one is unknown or not the caller's. */
export interface GroupLoader {
  load: (id: string) => Promise<GroupRecord | null>;
  /** Starts reading all groups, as some will be needed. */
  begin: () => void;
}

/** There are few groups, so they come as one list. */
export const groupLoader: LoaderOf<GroupLoader> = (platform, remember) => {
  const read = async () => new Map((await listGroups(platform)).map((group) => [group.id, group]));
  const all = once(read, remember);
  return {
    load: async (id) => (await all()).get(id) ?? null,
    begin: () => {
      // The error is reported to those who ask for a group.
      if (remember) all().catch(() => undefined);
    },
  };
};
