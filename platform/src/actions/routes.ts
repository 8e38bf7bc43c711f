import Type from "typebox";
import { actionData } from "../action-templates/action.rules.js";
import { visibleActionTypes } from "../action-templates/store.js";
import { memberOf } from "../auth/guard.js";
import { ADMIN, MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { isSeen } from "../clients/sight.rules.js";
import { requireClient, requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { conflict, notFound, PlatformError, refused } from "../errors.js";
import type { App } from "../http/app.js";
import { Id, IdListBody, readIds } from "../http/ids.js";
import { sendPage } from "../http/paging.js";
import { JsonInput, Nothing } from "../http/schemas.js";
import { readSort } from "../http/sorting.js";
import { tellOfActions } from "./events.js";
import { pageOfActions } from "./list.store.js";
import { ActionJson, ActionsQuery } from "./schemas.js";
import {
  type ActionRecord,
  addActions,
  deleteAction,
  deleteSucceeded,
  findAction,
  setEnabled,
  toActionJson,
} from "./store.js";

const NEWEST_FIRST = "-createDate";

/** Calls by which people and scripts ask devices for actions. */
export function actionRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/action/listAll",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "Newest first where no sort is named; all of them without limit and cursor. What a sort has no value for comes last.",
        querystring: Type.Object({ ...ActionsQuery.properties, clientId: Type.Optional(Id) }),
        response: { 200: Type.Array(ActionJson) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const member = memberOf(request);
      const page = await pageOfActions(db.read, readSort(query.sort, NEWEST_FIRST), query);
      return sendPage(reply, { ...page, rows: page.rows.map((row) => toActionJson(row, member)) });
    },
  );

  app.get(
    "/action/list",
    {
      config: { access: MEMBERS },
      schema: {
        description: "A client's actions, as /action/listAll gives them, since it is in the caller's group.",
        querystring: Type.Object({ ...ActionsQuery.properties, clientId: Id }),
        response: { 200: Type.Array(ActionJson) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const member = memberOf(request);
      const { seenFrom } = await requireClient(db.read, clientScope(member), query.clientId);
      const page = await pageOfActions(db.read, readSort(query.sort, NEWEST_FIRST), { ...query, seenFrom });
      return sendPage(reply, { ...page, rows: page.rows.map((row) => toActionJson(row, member)) });
    },
  );

  app.post(
    "/action",
    {
      config: { access: MEMBERS, role: "operator", change: "repeatable" },
      schema: {
        description:
          "Asks devices for an action: all of them or none. Users may ask for what a template that they see does.",
        body: Type.Object({ clientId: IdListBody, data: JsonInput }),
        response: { 201: Type.Object({ ids: Type.Array(Id), actions: Type.Array(ActionJson) }) },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { ids } = readIds(request.body.clientId, "clientId");
      const data = actionData(request.body.data);
      const actions = await change(deps, request, async (tx) => {
        await requireClients(tx, clientScope(member), ids);
        if (member.kind !== "admin" && !(await visibleActionTypes(tx)).has(data.actionType))
          throw refused("FORBIDDEN", "ACTION_NOT_FOR_USERS");
        const createdBy = "userId" in member ? member.userId : null;
        const added = await addActions(tx, ids, data, createdBy, now());
        const news = added.map(({ id, client_id }) => ({ clientId: client_id, actionId: id }));
        await tellOfActions(
          tx,
          news.map((one) => ({ ...one, status: "created" })),
          now(),
        );
        return added.map((row) => toActionJson(row, member));
      });
      return reply.code(201).send({ ids: actions.map(({ id }) => id), actions });
    },
  );

  app.patch(
    "/action",
    {
      config: { access: MEMBERS, role: "operator", change: "repeatable" },
      schema: {
        description: "Holds an action back from its device, or lets it go.",
        body: Type.Object({ id: Id, enabled: Type.Boolean() }),
        response: { 200: ActionJson },
      },
    },
    async (request) => {
      const { id, enabled } = request.body;
      const member = memberOf(request);
      return change(deps, request, async (tx) => {
        const { client_id } = await requireAction(tx, member, id);
        await setEnabled(tx, id, enabled);
        await tellOfActions(tx, [{ clientId: client_id, actionId: id }], now());
        return toActionJson(await findAction(tx, id), member);
      });
    },
  );

  app.delete(
    "/action",
    {
      config: { access: MEMBERS, role: "operator", change: "repeatable" },
      schema: {
        description: "Takes an action away; for users, only one that its device has not accepted yet.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        const { client_id } = await requireAction(tx, member, id);
        const deleted = await deleteAction(tx, id, member.kind === "admin" ? undefined : "created");
        if (!deleted) throw conflict("ACTION_ACCEPTED");
        await tellOfActions(tx, [{ clientId: client_id, actionId: id }], now());
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/action/succeeded",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Takes all actions away that succeeded.",
        response: { 200: Type.Object({ deleted: Type.Integer() }) },
      },
    },
    async (request) => {
      const deleted = await change(deps, request, async (tx) => {
        const clientIds = await deleteSucceeded(tx);
        const news = [...new Set(clientIds)].map((clientId) => ({ clientId }));
        await tellOfActions(tx, news, now());
        return clientIds.length;
      });
      return { deleted };
    },
  );
}

/** An action of a client that the member sees, asked for since then. @throws PlatformError NOT_FOUND */
async function requireAction(tx: Db, member: MemberPrincipal, id: number): Promise<ActionRecord> {
  const action = await findAction(tx, id);
  const { seenFrom } = await requireClient(tx, clientScope(member), action.client_id).catch(
    (error: unknown) => {
      throw error instanceof PlatformError ? notFound("action") : error;
    },
  );
  if (!isSeen(action.create_date, seenFrom)) throw notFound("action");
  return action;
}
