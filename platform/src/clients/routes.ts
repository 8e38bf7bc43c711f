import Type from "typebox";
import { readerOf, userOf } from "../auth/guard.js";
import { ADMIN, READERS, SIGNED_IN } from "../auth/principal.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id, IdListQuery, readIds } from "../http/ids.js";
import { JsonInput, JsonObject } from "../http/schemas.js";
import { changingClients } from "./changes.store.js";
import { toClientJson } from "./clientJson.js";
import { mergeMetaData } from "./metaData.rules.js";
import { ClientJson } from "./schemas.js";
import { clientScope } from "./scope.js";
import { findClients, requireClient, requireClients } from "./store.js";
import { writeMetaData } from "./write.store.js";

/** What users see and change of their clients. */
export function clientRoutes(app: App, { db, now, events }: Deps): void {
  app.get(
    "/client/list",
    {
      config: { access: SIGNED_IN },
      schema: {
        description: "The clients that the caller may see.",
        response: { 200: Type.Array(ClientJson) },
      },
    },
    async (request) => {
      const scope = clientScope(userOf(request));
      return (await findClients(db.read, scope)).map((client) => toClientJson(client, scope, now()));
    },
  );

  app.get(
    "/client/listAll",
    { config: { access: ADMIN }, schema: { response: { 200: Type.Array(ClientJson) } } },
    async () =>
      (await findClients(db.read, { kind: "all" })).map((client) =>
        toClientJson(client, { kind: "all" }, now()),
      ),
  );

  app.get(
    "/client",
    {
      config: { access: READERS },
      schema: {
        description:
          "One client, or a list where several ids are given. One that is not the caller's refuses the whole list.",
        querystring: Type.Object({ clientId: IdListQuery }),
        response: { 200: Type.Union([ClientJson, Type.Array(ClientJson)]) },
      },
    },
    async (request) => {
      const scope = clientScope(readerOf(request));
      const { ids, list } = readIds(request.query.clientId, "clientId");
      const clients = (await requireClients(db.read, scope, ids)).map((client) =>
        toClientJson(client, scope, now()),
      );
      const [only] = clients;
      return list || !only ? clients : only;
    },
  );

  app.post(
    "/client/metaData",
    {
      config: { access: SIGNED_IN },
      schema: {
        description: "Merges top-level keys into the metadata; null takes one away.",
        body: Type.Object({ clientId: Id, metaData: JsonInput }),
        response: { 200: Type.Object({ metaData: JsonObject }) },
      },
    },
    async (request) => {
      const user = userOf(request);
      const { clientId } = request.body;
      const change = jsonObject(request.body.metaData, "metaData");
      const scope = clientScope(user);
      const client = await transact(db.write, async (tx) => {
        const { metaData } = await requireClient(tx, scope, clientId);
        const merged = mergeMetaData(JSON.parse(metaData), change, user.kind === "admin");
        await changingClients(tx, [clientId], now(), () => writeMetaData(tx, clientId, merged));
        return requireClient(tx, scope, clientId);
      });
      events.wake();
      return { metaData: toClientJson(client, scope, now()).metaData };
    },
  );
}
