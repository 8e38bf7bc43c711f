import Type from "typebox";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id } from "../http/ids.js";
import { JsonInput, Nothing, Nullable, UnixTime } from "../http/schemas.js";
import { noteMade, revising } from "../revisions/revising.js";
import { changingClients } from "./changes.store.js";
import { toClientJson } from "./clientJson.js";
import { mergeMetaData } from "./metaData.rules.js";
import { ClientJson, VisionType } from "./schemas.js";
import { requireClient } from "./store.js";
import { addClient, addClientKey, deleteClient, writeVisionType } from "./write.store.js";

const ALL = { kind: "all" } as const;

/** Calls of administrators on clients. */
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
        await noteMade(tx, request, "client", client.id);
        return client;
      });
      return reply.code(201).send(created);
    },
  );

  app.patch(
    "/client",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
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
        await changingClients(tx, [clientId], now(), () =>
          revising(tx, request, "client", [clientId], () => writeVisionType(tx, clientId, visionType)),
        );
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
        await changingClients(tx, [clientId], now(), () =>
          revising(tx, request, "client", [clientId], () => deleteClient(tx, clientId)),
        );
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
}
