import DataLoader from "dataloader";
import { getGroupMembers } from "../platform-api/groups.js";
import { getSession, type SessionRecord } from "../platform-api/session.js";
import { listUsers, type UserRecord } from "../platform-api/users.js";
import { byId } from "./byId.js";
import type { LoaderOf } from "./loaders.js";

/** Users by id: administrators know all of them, others those of their group; null for who is gone or a stranger. */
export const userLoader: LoaderOf<DataLoader<string, UserRecord | null>> = (platform, call, remember) =>
  new DataLoader(
    async (ids) => {
      const session = await getSession(platform, call);
      if (seesAll(session)) return byId(ids, await listUsers(platform, call));
      const { group } = session;
      return byId(ids, group ? await getGroupMembers(platform, call, group.id) : []);
    },
    { cache: remember },
  );

/**
 * The users of a group, by group id: for administrators one list of all, where it tells groups; else, and for others, who only see
 * one, those that the group tells.
 */
export const groupUsersLoader: LoaderOf<DataLoader<string, UserRecord[]>> = (platform, call, remember) =>
  new DataLoader(
    async (groupIds) => {
      const users = seesAll(await getSession(platform, call)) ? await listUsers(platform, call) : [];
      if (users.every(({ groupId }) => groupId === null))
        return Promise.all(groupIds.map((groupId) => getGroupMembers(platform, call, groupId)));
      return groupIds.map((groupId) => users.filter((user) => user.groupId === groupId));
    },
    { cache: remember },
  );

const seesAll = ({ user, actingAsGroup }: SessionRecord) => user?.admin === true && !actingAsGroup;
