import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { findUsers } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { changingClients } from "../clients/changes.store.js";
import { lockGroup } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict } from "../errors.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id, IdListBody, IdListQuery, readIds } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { keepingPlaces } from "../places/regroup.store.js";
import { noteMade, noting, revising } from "../revisions/revising.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { changingOrders } from "../valves/changes.store.js";
import { checkZone, mergeGroupMetaData } from "./group.rules.js";
import { GroupJson, NewGroupBody, PatchGroupBody } from "./schemas.js";
import { clientIdsOfGroup, findGroup, placeIdsOfGroup, toGroupJson } from "./store.js";
import { addGroup, deleteGroup, setGroupOfUsers, writeGroup } from "./write.store.js";

/** Calls of administrators on groups. */
export function groupAdminRoutes(app: App, deps: Deps): void {
  const { now, events } = deps;
  const by = (request: FastifyRequest) => ({ now: now(), changedBy: userOf(request).userId });

  app.post(
    "/group",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: { description: "Adds a group.", body: NewGroupBody, response: { 201: GroupJson } },
    },
    async (request, reply) => {
      const { body } = request;
      const metaData = mergeGroupMetaData({}, jsonObject(body.metaData ?? {}, "metaData"), []);
      const timeZone = checkZone(body.timeZone ?? DEFAULT_ZONE);
      const group = await change(deps, request, async (tx) => {
        const added = await addGroup(tx, { name: body.name, metaData, timeZone }, now());
        await noteMade(tx, request, "group", added.id);
        return toGroupJson(added);
      });
      return reply.code(201).send(group);
    },
  );

  app.patch(
    "/group",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Metadata merges by top-level key.",
        body: PatchGroupBody,
        response: { 200: GroupJson },
      },
    },
    async (request) => {
      const { body } = request;
      const metaData = jsonObject(body.metaData ?? {}, "metaData");
      const rewrite = async (tx: Db) => {
        await lockGroup(tx, body.id);
        const old = toGroupJson(await findGroup(tx, body.id));
        const members = await clientIdsOfGroup(tx, body.id);
        const wanted = {
          name: body.name ?? old.name,
          metaData: mergeGroupMetaData(old.metaData, metaData, [
            ...members,
            ...(await placeIdsOfGroup(tx, body.id)),
          ]),
          timeZone: checkZone(body.timeZone ?? old.timeZone),
        };
        const reason = wanted.timeZone === old.timeZone ? "bundle" : "schedule";
        const group = await changingOrders(tx, members, { ...by(request), reason }, () =>
          changingClients(tx, members, now(), () =>
            revising(tx, request, "group", [body.id], () => writeGroup(tx, body.id, wanted)),
          ),
        );
        return toGroupJson(group);
      };
      return change(deps, request, rewrite, transactClients);
    },
  );

  app.delete(
    "/group",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Its clients and users stay, without it.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      const remove = async (tx: Db) => {
        await lockGroup(tx, id);
        await findGroup(tx, id);
        const members = await clientIdsOfGroup(tx, id);
        await changingOrders(tx, members, { ...by(request), reason: "bundle" }, () =>
          changingClients(tx, members, now(), () =>
            revising(tx, request, "group", [id], () =>
              noting(tx, request, "stays", members, () =>
                keepingPlaces(tx, members, now(), () =>
                  revising(tx, request, "clientGroups", members, () => deleteGroup(tx, id, members, now())),
                ),
              ),
            ),
          ),
        );
      };
      await change(deps, request, remove, transactClients);
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/group/assignUser",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "One user or several; all or none. Administrators belong to no group, others to one at most.",
        body: Type.Object({ groupId: Id, userId: IdListBody }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { groupId } = request.body;
      const { ids } = readIds(request.body.userId, "userId");
      await change(deps, request, async (tx) => {
        await findGroup(tx, groupId);
        for (const user of await findUsers(tx, ids)) {
          if (user.group_id !== null) throw conflict("USER_HAS_GROUP");
          if (user.admin === 1) throw conflict("ADMIN_HAS_NO_GROUP");
        }
        await revising(tx, request, "user", ids, () => setGroupOfUsers(tx, ids, groupId));
      });
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/group/assignUser",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Takes users out of their group.",
        querystring: Type.Object({ userId: IdListQuery }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { ids } = readIds(request.query.userId, "userId");
      await change(deps, request, async (tx) => {
        await findUsers(tx, ids);
        await revising(tx, request, "user", ids, () => setGroupOfUsers(tx, ids, null));
      });
      await events.rightsChanged(request);
      return reply.code(204).send(null);
    },
  );
}
