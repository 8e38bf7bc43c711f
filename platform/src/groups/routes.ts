import Type from "typebox";
import { username } from "../accounts/store.js";
import { readerOf, userOf } from "../auth/guard.js";
import { READERS, type ReportPrincipal, SIGNED_IN, type UserPrincipal } from "../auth/principal.js";
import { toClientJson } from "../clients/clientJson.js";
import { findClients } from "../clients/store.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { GroupJson, GroupWithMembersJson } from "./schemas.js";
import { findGroup, type GroupsShown, listGroups, toGroupJson, usersOfGroup } from "./store.js";

/** What users see of groups. */
export function groupRoutes(app: App, { db, now }: Deps): void {
  app.get(
    "/group/list",
    { config: { access: READERS }, schema: { response: { 200: Type.Array(GroupJson) } } },
    async (request) => (await listGroups(db.read, shownGroups(readerOf(request)))).map(toGroupJson),
  );

  app.get(
    "/group",
    {
      config: { access: SIGNED_IN },
      schema: { querystring: Type.Object({ groupId: Id }), response: { 200: GroupWithMembersJson } },
    },
    async (request) => {
      const user = userOf(request);
      const { groupId } = request.query;
      if (user.kind !== "admin" && user.groupId !== groupId) throw notFound("group");
      const group = toGroupJson(await findGroup(db.read, groupId));
      const shown =
        user.kind === "admin" ? ({ kind: "all" } as const) : ({ kind: "group", groupId } as const);
      const clients = await findClients(db.read, { kind: "group", groupId });
      const users = await usersOfGroup(db.read, groupId);
      return {
        ...group,
        clients: clients.map((client) => toClientJson(client, shown, now())),
        users: users.map((member) => ({ id: member.id, email: member.email, username: username(member) })),
      };
    },
  );
}

/** An admin sees all groups, a user the own one; a report's key names the groups of its client that its maker sees. */
function shownGroups(reader: UserPrincipal | ReportPrincipal): GroupsShown {
  if (reader.kind === "admin") return "all";
  if (reader.groupId !== null) return { id: reader.groupId };
  return reader.kind === "report" ? { clientId: reader.clientId } : "none";
}
