import Type from "typebox";
import { ADMIN } from "../auth/principal.js";
import { closeSessionsOf } from "../auth/sessions.store.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { sendPage } from "../http/paging.js";
import { Nothing } from "../http/schemas.js";
import { readSort } from "../http/sorting.js";
import { revising } from "../revisions/revising.js";
import { forgetRevisions } from "../revisions/store.js";
import { ListedUserJson, PatchUserBody, UsersQuery } from "./schemas.js";
import { findUser, keepOneAdmin, listUsers, toListedUserJson } from "./store.js";

/** Calls of administrators on accounts. */
export function accountRoutes(app: App, deps: Deps): void {
  const { db, events } = deps;

  app.get(
    "/user/list",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "All users that a filter lets through; with limit or cursor a page of them, X-Next-Cursor leading to the next.",
        querystring: UsersQuery,
        response: { 200: Type.Array(ListedUserJson) },
      },
    },
    async ({ query }, reply) => {
      const page = await listUsers(db.read, readSort(query.sort, "id"), query);
      return sendPage(reply, page).map(toListedUserJson);
    },
  );

  app.patch(
    "/user",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Confirms a sign-up, makes or unmakes an administrator or a labeller of traffic videos.",
        body: PatchUserBody,
        response: { 200: ListedUserJson },
      },
    },
    async (request) => {
      const { id, confirmed, admin, labeller } = request.body;
      const changed = await change(deps, request, async (tx) => {
        const user = await findUser(tx, id);
        if (user.admin === 1 && (admin === false || confirmed === false)) await keepOneAdmin(tx, id);
        const write = () =>
          tx
            .updateTable("user_account")
            .set({
              admin: (admin ?? user.admin === 1) ? 1 : 0,
              confirmed: (confirmed ?? user.confirmed === 1) ? 1 : 0,
              labeller: (labeller ?? user.labeller === 1) ? 1 : 0,
            })
            .where("id", "=", id)
            .execute();
        await revising(tx, request, "user", [id], write);
        if (confirmed === false) await closeSessionsOf(tx, id);
        return toListedUserJson(await findUser(tx, id));
      });
      await events.recheckListeners();
      return changed;
    },
  );

  app.delete(
    "/user",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Removes an account; its sessions end.",
        querystring: Type.Object({ userId: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await change(deps, request, async (tx) => {
        const user = await findUser(tx, request.query.userId);
        if (user.admin === 1) await keepOneAdmin(tx, user.id);
        await tx.deleteFrom("user_account").where("id", "=", user.id).execute();
        await forgetRevisions(tx, ["user", "notificationPreferences"], user.id);
      });
      await events.recheckListeners();
      return reply.code(204).send(null);
    },
  );
}
