import Type from "typebox";
import { memberOf, readerOf } from "../auth/guard.js";
import { ADMIN, MEMBERS, READERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { sendJson } from "../http/bytes.js";
import { Id, IdListQuery, readIds } from "../http/ids.js";
import { sendPage } from "../http/paging.js";
import { JsonInput, JsonObject } from "../http/schemas.js";
import { readSort, sortedQuery } from "../http/sorting.js";
import { findClientsOrPlaces, requireClientOrPlace, requireClientsOrPlaces } from "../places/find.store.js";
import { sharingPlace, tellPlace } from "../places/sharing.store.js";
import { identifying } from "../resources/shown.store.js";
import { noting, revising } from "../revisions/revising.js";
import { changingClients } from "./changes.store.js";
import { someOfClient, toClientJson, toClientsText } from "./clientJson.js";
import { readFields } from "./fields.rules.js";
import { CLIENT_SORTS, pageOfClients } from "./list.store.js";
import { mergeMetaData } from "./metaData.rules.js";
import { ClientJson, FieldsQuery, SomeOfClientJson } from "./schemas.js";
import { clientScope } from "./scope.js";
import { findClients } from "./store.js";
import { writeMetaData } from "./write.store.js";

/** Calls of users on their clients. */
export function clientRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/client/list",
    {
      config: { access: READERS },
      schema: {
        description: "The clients that the caller may see; with a key of a place that place.",
        querystring: Type.Object({ fields: FieldsQuery }),
        response: { 200: Type.Array(SomeOfClientJson) },
      },
    },
    async (request, reply) => {
      const scope = clientScope(readerOf(request));
      const fields = readFields(request.query.fields);
      // A key of one place opens that place, and no list of others.
      const found =
        scope.kind === "clients"
          ? await findClientsOrPlaces(db.read, scope, [...scope.clientIds])
          : await findClients(db.read, scope);
      return sendJson(reply, toClientsText(found, scope, now(), fields));
    },
  );

  app.get(
    "/client/listAll",
    {
      config: { access: ADMIN },
      schema: {
        description: "All clients; with limit or cursor a page of them, X-Next-Cursor leading to the next.",
        querystring: sortedQuery(CLIENT_SORTS),
        response: { 200: Type.Array(ClientJson) },
      },
    },
    async ({ query }, reply) => {
      const page = await pageOfClients(db.read, readSort(query.sort, "id"), query);
      return sendJson(reply, toClientsText(sendPage(reply, page), { kind: "all" }, now()));
    },
  );

  app.get(
    "/client",
    {
      config: { access: READERS },
      schema: {
        description:
          "One client, or a list where several ids are given. One that is not the caller's refuses the whole list.",
        querystring: Type.Object({ clientId: IdListQuery, fields: FieldsQuery }),
        response: { 200: Type.Union([SomeOfClientJson, Type.Array(SomeOfClientJson)]) },
      },
    },
    async (request) => {
      const scope = clientScope(readerOf(request));
      const { ids, list } = readIds(request.query.clientId, "clientId");
      const fields = readFields(request.query.fields);
      const clients = (await requireClientsOrPlaces(db.read, scope, ids)).map((client) => {
        return fields ? someOfClient(client, scope, now(), fields) : toClientJson(client, scope, now());
      });
      const [only] = clients;
      return list || !only ? clients : only;
    },
  );

  app.post(
    "/client/metaData",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Merges top-level keys into the metadata; null takes one away. What is about the place where a device stands is the place's too, and that of other devices there.",
        body: Type.Object({ clientId: Id, metaData: JsonInput }),
        response: { 200: Type.Object({ metaData: JsonObject }) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { clientId } = request.body;
      const wanted = jsonObject(request.body.metaData, "metaData");
      const scope = clientScope(member);
      return change(deps, request, async (tx) => {
        const { metaData } = await requireClientOrPlace(tx, scope, clientId);
        const before = JSON.parse(metaData);
        const merged = await identifying(tx, before, mergeMetaData(before, wanted, member.kind === "admin"));
        const others = await sharingPlace(tx, clientId);
        await changingClients(tx, [clientId, ...others], now(), () =>
          noting(tx, request, "client", others, () =>
            revising(tx, request, "client", [clientId], async () => {
              await writeMetaData(tx, clientId, merged);
              await tellPlace(tx, others, merged);
            }),
          ),
        );
        const client = await requireClientOrPlace(tx, scope, clientId);
        return { metaData: toClientJson(client, scope, now()).metaData };
      });
    },
  );
}
