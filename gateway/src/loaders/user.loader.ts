import DataLoader from "dataloader";
import { getGroupMembers } from "../platform-api/groups.js";
import { getSession, type SessionRecord } from "../platform-api/session.js";
import { listUsers, type UserRecord } from "../platform-api/users.js";
import { byId } from "./byId.js";
import type { LoaderOf } from "./loaders.js";

/**
 * Users by id. Administrators know all of them, others those of their group. Null for users who are gone or
 * unknown to the caller.
 */
export const userLoader: LoaderOf<DataLoader<string, UserRecord | null>> = (platform, remember) =>
  new DataLoader(
    async (ids) => {
      const session = await getSession(platform);
      if (seesAll(session)) return byId(ids, await listUsers(platform));
      const { group } = session;
      const members = group ? await getGroupMembers(platform, group.id) : null;
      return byId(ids, members ?? []);
    },
    { cache: remember },
  );

/**
 * The users of a group, by group id. Administrators read one list of all, if it gives groups. In other cases
 * the group itself lists its users; null if it does not.
 */
export const groupUsersLoader: LoaderOf<DataLoader<string, UserRecord[] | null>> = (platform, remember) =>
  new DataLoader(
    async (groupIds) => {
      const users = seesAll(await getSession(platform)) ? await listUsers(platform) : [];
      if (users.every(({ groupId }) => groupId === null))
        return Promise.all(groupIds.map((groupId) => getGroupMembers(platform, groupId)));
      return groupIds.map((groupId) => users.filter((user) => user.groupId === groupId));
    },
    { cache: remember },
  );

const seesAll = ({ user, actingAsGroup }: SessionRecord) => user?.admin === true && !actingAsGroup;
