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
import { type Bucket, readData } from "./data.rules.js";
import { BucketName, NewResourceBody, PatchResourceBody, ResourceJson } from "./schemas.js";
import { STATIC_TEXTS_BUCKET, staticTextsAlone } from "./staticTexts.rules.js";
import {
  addResource,
  deleteResource,
  findResource,
  listResources,
  toResourceJson,
  writeResource,
} from "./store.js";

/** What all groups share: texts for signs, penalty programs, hardware. */
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
        throw malformed("id", "is required, or else bucket; not both");
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
      const resource = await change(deps, request, async (tx) =>
        toResourceJson(await addResource(tx, { bucket, data, metaData }, now())),
      );
      return reply.code(201).send(resource);
    },
  );

  app.patch(
    "/resource",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Replaces data, metadata, or both.",
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
        return toResourceJson(await writeResource(tx, body.id, { data, metaData }, now()));
      });
    },
  );

  app.delete(
    "/resource",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "The id comes in the query or in the body.",
        querystring: Type.Object({ id: Type.Optional(Id) }),
        body: Type.Object({ id: Type.Optional(Id) }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const id = request.query.id ?? request.body.id;
      if (id === undefined) throw malformed("id", "is required");
      await change(deps, request, async (tx) => {
        await findResource(tx, id);
        await deleteResource(tx, id);
      });
      return reply.code(204).send(null);
    },
  );
}
