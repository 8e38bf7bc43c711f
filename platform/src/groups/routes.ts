import Type from "typebox";
import { username } from "../accounts/store.js";
import { memberOf, readerOf } from "../auth/guard.js";
import { MEMBERS, READERS } from "../auth/principal.js";
import { toClientJson } from "../clients/clientJson.js";
import { clientScope } from "../clients/scope.js";
import { findClients } from "../clients/store.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { publicGroup } from "./group.rules.js";
import { GroupJson, GroupWithMembersJson } from "./schemas.js";
import { shownGroups } from "./shown.js";
import { findGroup, listGroups, toGroupJson, usersOfGroup } from "./store.js";

/** Calls of users on groups. */
export function groupRoutes(app: App, { db, now }: Deps): void {
  app.get(
    "/group/list",
    {
      config: { access: READERS },
      schema: {
        description: "The groups that the caller sees, by name.",
        response: { 200: Type.Array(GroupJson) },
      },
    },
    async (request) => {
      const reader = readerOf(request);
      const looksOnly = reader.kind === "view" || reader.kind === "report";
      const groups = (await listGroups(db.read, shownGroups(reader))).map(toGroupJson);
      return looksOnly ? groups.map(publicGroup) : groups;
    },
  );

  app.get(
    "/group",
    {
      config: { access: MEMBERS },
      schema: {
        description: "A group with its clients and users.",
        querystring: Type.Object({ groupId: Id }),
        response: { 200: GroupWithMembersJson },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { groupId } = request.query;
      const scope = clientScope(member);
      const sees = scope.kind === "all" || (scope.kind === "group" && scope.groupId === groupId);
      if (!sees) throw notFound("group");
      const group = toGroupJson(await findGroup(db.read, groupId));
      const past = scope.kind === "all" ? ({ past: "all" } as const) : {};
      const clients = await findClients(db.read, { kind: "group", groupId, ...past });
      const users = await usersOfGroup(db.read, groupId);
      return {
        ...group,
        clients: clients.map((client) => toClientJson(client, scope, now())),
        users: users.map((member) => ({ id: member.id, email: member.email, username: username(member) })),
      };
    },
  );
}
