import Type from "typebox";
import { findUser } from "../accounts/store.js";
import { change } from "../audit/change.js";
import { ADMIN } from "../auth/principal.js";
import { changingClients } from "../clients/changes.store.js";
import type { Deps } from "../deps.js";
import { conflict } from "../errors.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { checkZone, mergeGroupMetaData } from "./group.rules.js";
import { GroupJson, NewGroupBody, PatchGroupBody } from "./schemas.js";
import { clientIdsOfGroup, findGroup, toGroupJson } from "./store.js";
import { addGroup, deleteGroup, setGroupOfUser, writeGroup } from "./write.store.js";

/** What administrators do with groups. */
export function groupAdminRoutes(app: App, deps: Deps): void {
  const { now, events } = deps;

  app.post(
    "/group",
    { config: { access: ADMIN }, schema: { body: NewGroupBody, response: { 201: GroupJson } } },
    async (request, reply) => {
      const { body } = request;
      const metaData = mergeGroupMetaData({}, jsonObject(body.metaData ?? {}, "metaData"));
      const timeZone = checkZone(body.timeZone ?? DEFAULT_ZONE);
      const group = await change(deps, request, (tx) =>
        addGroup(tx, { name: body.name, metaData, timeZone }, now()),
      );
      return reply.code(201).send(toGroupJson(group));
    },
  );

  app.patch(
    "/group",
    {
      config: { access: ADMIN },
      schema: {
        description: "Metadata merges by top-level key.",
        body: PatchGroupBody,
        response: { 200: GroupJson },
      },
    },
    async (request) => {
      const { body } = request;
      const metaData = jsonObject(body.metaData ?? {}, "metaData");
      const group = await change(deps, request, async (tx) => {
        const old = toGroupJson(await findGroup(tx, body.id));
        const wanted = {
          name: body.name ?? old.name,
          metaData: mergeGroupMetaData(old.metaData, metaData),
          timeZone: checkZone(body.timeZone ?? old.timeZone),
        };
        const clients = await clientIdsOfGroup(tx, body.id);
        return changingClients(tx, clients, now(), () => writeGroup(tx, body.id, wanted));
      });
      return toGroupJson(group);
    },
  );

  app.delete(
    "/group",
    {
      config: { access: ADMIN },
      schema: {
        description: "Its clients and users stay, without it.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        await findGroup(tx, id);
        await changingClients(tx, await clientIdsOfGroup(tx, id), now(), () => deleteGroup(tx, id));
      });
      await events.recheckListeners();
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/group/assignUser",
    {
      config: { access: ADMIN },
      schema: { body: Type.Object({ groupId: Id, userId: Id }), response: { 204: Nothing } },
    },
    async (request, reply) => {
      const { groupId, userId } = request.body;
      await change(deps, request, async (tx) => {
        await findGroup(tx, groupId);
        const user = await findUser(tx, userId);
        if (user.group_id !== null) throw conflict("The user belongs to a group already.");
        await setGroupOfUser(tx, userId, groupId);
      });
      await events.recheckListeners();
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/group/assignUser",
    {
      config: { access: ADMIN },
      schema: { querystring: Type.Object({ userId: Id }), response: { 204: Nothing } },
    },
    async (request, reply) => {
      const { userId } = request.query;
      await change(deps, request, async (tx) => {
        await findUser(tx, userId);
        await setGroupOfUser(tx, userId, null);
      });
      await events.recheckListeners();
      return reply.code(204).send(null);
    },
  );
}
