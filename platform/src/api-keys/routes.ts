import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { SIGNED_IN, type UserPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { malformed, notFound } from "../errors.js";
import { findGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { Nothing } from "../http/schemas.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { noteMade, revising } from "../revisions/revising.js";
import { ApiKeyChangeBody, ApiKeyJson, NewApiKeyBody } from "./schemas.js";
import {
  addApiKey,
  deleteApiKey,
  type KeyReach,
  type KeyTarget,
  listApiKeys,
  pageOfApiKeys,
  requireApiKey,
  toApiKeyJson,
  writeApiKey,
} from "./store.js";

/** Keys for scripts and embeds, of one client or of a group. */
export function apiKeyRoutes(app: App, deps: Deps): void {
  const { db, now, events } = deps;

  app.get(
    "/apikey/list",
    {
      config: { access: SIGNED_IN, role: "editor" },
      schema: {
        description:
          "The keys of a client, or those of a whole group. Without both all that the caller may end, newest first; each page's header X-Next-Cursor leads to the next.",
        querystring: Type.Object({
          clientId: Type.Optional(Id),
          groupId: Type.Optional(Id),
          ...CursorQuery.properties,
        }),
        response: { 200: Type.Array(ApiKeyJson) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const user = userOf(request);
      if (query.clientId === undefined && query.groupId === undefined)
        return sendPage(reply, await pageOfApiKeys(db.read, reachOf(user), query)).map(toApiKeyJson);
      const target = await targetOf(db.read, user, query);
      return (await listApiKeys(db.read, target)).map(toApiKeyJson);
    },
  );

  app.post(
    "/apikey",
    {
      config: { access: SIGNED_IN, role: "editor", change: "secret" },
      schema: {
        description:
          "A view-only key reads what embeds and public pages show; a full key does what a user of the group may. Sent as Authorization: ApiKey.",
        body: NewApiKeyBody,
        response: { 201: Type.Object({ apikey: ApiKeyJson }) },
      },
    },
    async (request, reply) => {
      const { viewOnly, name, origins, expireDate = null } = request.body;
      const user = userOf(request);
      const apikey = await change(deps, request, async (tx) => {
        const target = await targetOf(tx, user, request.body);
        const key = { ...target, viewOnly, name: name ?? null, origins: origins ?? [], expireDate };
        const added = await addApiKey(tx, { ...key, createdBy: user.userId }, now());
        await noteMade(tx, request, "apiKey", added.id);
        return added;
      });
      return reply.code(201).send({ apikey });
    },
  );

  app.patch(
    "/apikey",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description: "Corrects a key's name, its end, or where browsers may use it; what is left out stays.",
        body: ApiKeyChangeBody,
        response: { 200: Type.Object({ apikey: ApiKeyJson }) },
      },
    },
    async (request) => {
      const { id, name, origins, expireDate } = request.body;
      const reach = reachOf(userOf(request));
      return change(deps, request, async (tx) => {
        await requireApiKey(tx, id, reach);
        const write = () => writeApiKey(tx, id, reach, { name, origins, expireDate }, now());
        return { apikey: toApiKeyJson(await revising(tx, request, "apiKey", [id], write)) };
      });
    },
  );

  app.delete(
    "/apikey",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable" },
      schema: {
        description: "Ends a key, at once.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const reach = reachOf(userOf(request));
      const { id } = request.query;
      await change(deps, request, (tx) =>
        revising(tx, request, "apiKey", [id], () => deleteApiKey(tx, id, reach)),
      );
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );
}

function reachOf({ kind, groupId }: UserPrincipal): KeyReach {
  if (kind === "admin") return "all";
  return groupId === null ? "none" : { groupId };
}

/**
 * @throws PlatformError BAD_REQUEST unless exactly one of the two is given, NOT_FOUND if it is not the user's
 */
async function targetOf(
  db: Db,
  user: UserPrincipal,
  { clientId, groupId }: { clientId?: number | undefined; groupId?: number | undefined },
): Promise<KeyTarget> {
  if ((clientId === undefined) === (groupId === undefined))
    throw malformed("clientId", "ONE_OF_TWO", { other: "groupId" });
  const own = user.kind === "admin" ? null : user.groupId;
  if (clientId !== undefined) {
    const { id } = await requireClientOrPlace(db, clientScope(user), clientId);
    return { clientId: id, groupId: own };
  }
  if (groupId === undefined || (user.kind !== "admin" && groupId !== own)) throw notFound("group");
  return { clientId: null, groupId: (await findGroup(db, groupId)).id };
}
