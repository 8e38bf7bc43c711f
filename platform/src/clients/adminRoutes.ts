import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { lockGroup } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { findGroup } from "../groups/store.js";
import { addClientsToGroup, removeClientsFromGroup } from "../groups/write.store.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id, IdListBody, IdListQuery, readIds } from "../http/ids.js";
import { JsonInput, Nothing, Nullable, UnixTime } from "../http/schemas.js";
import { changingOrders } from "../valves/changes.store.js";
import { changingClients } from "./changes.store.js";
import { toClientJson } from "./clientJson.js";
import { mergeMetaData } from "./metaData.rules.js";
import { ClientJson, VisionType } from "./schemas.js";
import { requireClient, requireClients } from "./store.js";
import { addClient, addClientKey, deleteClient, writeVisionType } from "./write.store.js";

const ALL = { kind: "all" } as const;

/** What administrators do with clients. */
export function clientAdminRoutes(app: App, deps: Deps): void {
  const { now } = deps;

  app.post(
    "/client",
    {
      config: { access: ADMIN, change: "secret" },
      schema: {
        description: "Adds a client: its guid, and its device's key, which is shown this once.",
        body: Type.Object({ visionType: Type.Optional(VisionType), metaData: Type.Optional(JsonInput) }),
        response: {
          201: Type.Object({
            id: Id,
            guid: Type.String(),
            apiKey: Type.String({ description: "The device's key, shown this once" }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const metaData = mergeMetaData({}, jsonObject(body.metaData ?? {}, "metaData"), true);
      const created = await change(deps, request, async (tx) => {
        const client = await addClient(tx, { visionType: body.visionType ?? 0, metaData }, now());
        await changingClients(tx, [client.id], now(), async () => undefined);
        return client;
      });
      return reply.code(201).send(created);
    },
  );

  app.patch(
    "/client",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Sets what the device sees with: its visionType.",
        body: Type.Object({ clientId: Id, visionType: VisionType }),
        response: { 200: ClientJson },
      },
    },
    async (request) => {
      const { clientId, visionType } = request.body;
      return change(deps, request, async (tx) => {
        await requireClient(tx, ALL, clientId);
        await changingClients(tx, [clientId], now(), () => writeVisionType(tx, clientId, visionType));
        return toClientJson(await requireClient(tx, ALL, clientId), ALL, now());
      });
    },
  );

  app.delete(
    "/client",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Removes a client with everything that it sent.",
        querystring: Type.Object({ clientId: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { clientId } = request.query;
      await change(deps, request, async (tx) => {
        await requireClient(tx, ALL, clientId);
        await changingClients(tx, [clientId], now(), () => deleteClient(tx, clientId));
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/client/key",
    {
      config: { access: ADMIN, change: "secret" },
      schema: {
        description:
          "A new key: 'device' replaces the device's own, 'import' takes readings of any age for a day.",
        body: Type.Object({ clientId: Id, purpose: Type.Enum(["device", "import"]) }),
        response: { 201: Type.Object({ apiKey: Type.String(), expireDate: Nullable(UnixTime) }) },
      },
    },
    async (request, reply) => {
      const { clientId, purpose } = request.body;
      const key = await change(deps, request, async (tx) => {
        await requireClient(tx, ALL, clientId);
        return addClientKey(tx, clientId, purpose, now());
      });
      return reply.code(201).send(key);
    },
  );

  app.post(
    "/client/assignTo",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Gives clients to a group; all or none.",
        body: Type.Object({ groupId: Id, clientId: IdListBody }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await regroup(request, request.body, addClientsToGroup);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/client/assignTo",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Takes clients out of a group.",
        querystring: Type.Object({ groupId: Id, clientId: IdListQuery }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await regroup(request, request.query, removeClientsFromGroup);
      return reply.code(204).send(null);
    },
  );

  async function regroup(
    request: FastifyRequest,
    { groupId, clientId }: { groupId: number; clientId: unknown },
    assign: typeof addClientsToGroup,
  ): Promise<void> {
    const { ids } = readIds(clientId, "clientId");
    const work = async (tx: Db) => {
      await lockGroup(tx, groupId);
      await findGroup(tx, groupId);
      await requireClients(tx, ALL, ids);
      const cause = { now: now(), changedBy: userOf(request).userId, reason: "bundle" } as const;
      await changingOrders(tx, ids, cause, () =>
        changingClients(tx, ids, now(), () => assign(tx, groupId, ids)),
      );
    };
    await change(deps, request, work, transactClients);
  }
}
