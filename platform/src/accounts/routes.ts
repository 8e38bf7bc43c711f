import Type from "typebox";
import { ACCOUNT_MAIL } from "../account-links/names.js";
import { MANAGERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { sendPage } from "../http/paging.js";
import { Nothing } from "../http/schemas.js";
import { readSort } from "../http/sorting.js";
import { forgetRevisions } from "../revisions/store.js";
import { editUser } from "./editUser.js";
import { listedUsers } from "./listedUsers.store.js";
import { findInvited, managedGroup } from "./managed.js";
import { ListedUserJson, PatchUserBody, UsersQuery } from "./schemas.js";
import { keepOneAdmin, listUsers } from "./store.js";

/** Calls on accounts of administrators, and of managers on those of their group. */
export function accountRoutes(app: App, deps: Deps): void {
  const { db, events, jobs, now } = deps;

  app.get(
    "/user/list",
    {
      config: { access: MANAGERS, role: "manager" },
      schema: {
        description:
          "All users that a filter lets through, for a manager those of the group; with limit or cursor a page of them, X-Next-Cursor leading to the next.",
        querystring: UsersQuery,
        response: { 200: Type.Array(ListedUserJson) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const own = managedGroup(request);
      const groupId = own === null ? query.groupId : String(own);
      const page = await listUsers(db.read, readSort(query.sort, "id"), { ...query, groupId });
      return listedUsers(db.read, sendPage(reply, page), now());
    },
  );

  app.patch(
    "/user",
    {
      config: { access: MANAGERS, role: "manager", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Changes an account: names, e-mail and group, where null takes away; confirms a sign-up, makes or unmakes an administrator, who has no group, or a labeller of traffic videos; sets the role in the group. A manager sets roles in the group, and takes people out of it.",
        body: PatchUserBody,
        response: { 200: ListedUserJson },
      },
    },
    async (request) => {
      const changed = await editUser(deps, request, request.body);
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      await events.rightsChanged(request);
      return changed;
    },
  );

  app.delete(
    "/user",
    {
      config: { access: MANAGERS, role: "manager", change: "repeatable" },
      schema: {
        description:
          "Removes an account; its sessions end. A manager only withdraws invitations into the group.",
        querystring: Type.Object({ userId: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await change(deps, request, async (tx) => {
        const user = await findInvited(tx, request, request.query.userId);
        if (user.admin === 1) await keepOneAdmin(tx, user.id);
        await tx.deleteFrom("user_account").where("id", "=", user.id).execute();
        await forgetRevisions(tx, ["user", "notificationPreferences"], user.id);
      });
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );
}
