import Type from "typebox";
import { forbidden, readerOf } from "../auth/guard.js";
import { ADMIN, MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { malformed } from "../errors.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { noteMade, revising } from "../revisions/revising.js";
import { type Bucket, readData } from "./data.rules.js";
import { BucketName, NewResourceBody, PatchResourceBody, ResourceJson } from "./schemas.js";
import { keepingShown } from "./shown.store.js";
import { STATIC_TEXTS_BUCKET, staticTextsAlone } from "./staticTexts.rules.js";
import {
  addResource,
  deleteResource,
  findResource,
  listResources,
  toResourceJson,
  writeResource,
} from "./store.js";

/** Data shared by all groups: texts for signs, penalty programs, hardware. */
export function resourceRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/resource",
    {
      config: { access: MEMBERS },
      schema: {
        description: "One resource by id, or those of a bucket.",
        querystring: Type.Object({ id: Type.Optional(Id), bucket: Type.Optional(BucketName) }),
        response: { 200: Type.Union([ResourceJson, Type.Array(ResourceJson)]) },
      },
    },
    async ({ query: { id, bucket } }) => {
      if ((id === undefined) === (bucket === undefined))
        throw malformed("id", "ONE_OF_TWO", { other: "bucket" });
      if (id !== undefined) return toResourceJson(await findResource(db.read, id));
      return (await listResources(db.read, bucket)).map(toResourceJson);
    },
  );

  app.get(
    "/resource/list",
    {
      config: { access: [...MEMBERS, "report"] },
      schema: {
        description:
          "The resources of a bucket, or of all. A printed report is told of static texts alone, as its sign may show them.",
        querystring: Type.Object({ bucket: Type.Optional(BucketName) }),
        response: { 200: Type.Array(ResourceJson) },
      },
    },
    async (request) => {
      const { bucket } = request.query;
      if (readerOf(request).kind !== "report")
        return (await listResources(db.read, bucket)).map(toResourceJson);
      if (bucket !== STATIC_TEXTS_BUCKET) throw forbidden();
      return (await listResources(db.read, bucket)).map(toResourceJson).map(staticTextsAlone);
    },
  );

  app.post(
    "/resource",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "In the bucket global_custom_texts, data is one custom text or a list of them; in speed_limit_penalty_program_config an object with steps; in hardware_configuration staticTexts are checked where there are some.",
        body: NewResourceBody,
        response: { 201: ResourceJson },
      },
    },
    async (request, reply) => {
      const { bucket } = request.body;
      const data = readData(bucket, request.body.data);
      const metaData = jsonObject(request.body.metaData ?? {}, "metaData");
      const resource = await change(deps, request, async (tx) => {
        const added = await addResource(tx, { bucket, data, metaData }, now());
        await noteMade(tx, request, "resource", added.id);
        return toResourceJson(added);
      });
      return reply.code(201).send(resource);
    },
  );

  app.patch(
    "/resource",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Replaces data, metadata, or both. Places by which displays name texts move along with these. 409, naming the clients and where on their displays, where one would lose a text that it shows.",
        body: PatchResourceBody,
        response: { 200: ResourceJson },
      },
    },
    async (request) => {
      const { body } = request;
      const metaData = body.metaData === undefined ? undefined : jsonObject(body.metaData, "metaData");
      return change(deps, request, async (tx) => {
        const { bucket } = await findResource(tx, body.id);
        const data = body.data === undefined ? undefined : readData(bucket as Bucket, body.data);
        const write = () => writeResource(tx, body.id, { data, metaData }, now());
        const rewrite = () => revising(tx, request, "resource", [body.id], write);
        return toResourceJson(await keepingShown(tx, request, now(), rewrite));
      });
    },
  );

  app.delete(
    "/resource",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description:
          "The id comes in the query or in the body. Places by which displays name texts after it move along with these. 409, naming the clients and where on their displays, where displays show it.",
        querystring: Type.Object({ id: Type.Optional(Id) }),
        body: Type.Object({ id: Type.Optional(Id) }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const id = request.query.id ?? request.body.id;
      if (id === undefined) throw malformed("id", "REQUIRED");
      await change(deps, request, async (tx) => {
        await findResource(tx, id);
        const remove = () => revising(tx, request, "resource", [id], () => deleteResource(tx, id));
        await keepingShown(tx, request, now(), remove);
      });
      return reply.code(204).send(null);
    },
  );
}
