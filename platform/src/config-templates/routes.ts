import { SUPER_TYPES } from "@obcestje/contract/hardware.js";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { checkConfig } from "../configs/config.rules.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Etag, JsonInput, JsonObject, Nothing, Text, UnixTime } from "../http/schemas.js";
import { noteMade, revising } from "../revisions/revising.js";
import {
  addTemplate,
  deleteTemplate,
  findTemplate,
  listTemplates,
  toListedJson,
  toTemplateJson,
  writeTemplate,
} from "./store.js";
import { requireMeta, sentMeta, TemplateMeta } from "./template.rules.js";

const Name = Text(LONGEST_NAME);

const ListedJson = Type.Object({
  id: Id,
  name: Type.String(),
  version: Type.Integer({ description: "Grows with each change of the data" }),
  metaData: TemplateMeta,
  superType: Type.Enum([...SUPER_TYPES], { description: "The family of the hardware type" }),
  createDate: UnixTime,
  changeDate: UnixTime,
});
const TemplateJson = Type.Object({ ...ListedJson.properties, data: JsonObject, etag: Etag });

const MetaBody = {
  metadata: Type.Optional(JsonInput),
  metaData: Type.Optional(JsonInput),
};

/** Configurations to start from, each for one type of hardware. */
export function configTemplateRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/config/template/list",
    {
      config: { access: ADMIN },
      schema: {
        description: "By name, without their data.",
        response: { 200: Type.Array(ListedJson) },
      },
    },
    async () => (await listTemplates(db.read)).map(toListedJson),
  );

  app.get(
    "/config/template",
    {
      config: { access: ADMIN },
      schema: {
        description: "One template.",
        querystring: Type.Object({ id: Id }),
        response: { 200: TemplateJson },
      },
    },
    async ({ query }) => toTemplateJson(await findTemplate(db.read, query.id)),
  );

  app.post(
    "/config/template",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "metadata names the hardwareType; metaData is taken as well.",
        body: Type.Object({ name: Name, data: JsonInput, ...MetaBody }),
        response: { 201: TemplateJson },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const fields = { name: body.name, data: checkConfig(body.data), metaData: requireMeta(body) };
      const add = async (tx: Db) => {
        const added = await addTemplate(tx, fields, now());
        await noteMade(tx, request, "configTemplate", added.id);
        return toTemplateJson(added);
      };
      return reply.code(201).send(await change(deps, request, add));
    },
  );

  app.patch(
    "/config/template",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Changes what is given of a template; its version grows with its data.",
        body: Type.Object({
          id: Id,
          name: Type.Optional(Name),
          data: Type.Optional(JsonInput),
          ...MetaBody,
        }),
        response: { 200: TemplateJson },
      },
    },
    async (request) => {
      const { id, name, data, ...meta } = request.body;
      const metaData = sentMeta(meta);
      const fields = {
        ...(name === undefined ? {} : { name }),
        ...(data === undefined ? {} : { data: checkConfig(data) }),
        ...(metaData ? { metaData } : {}),
      };
      return change(deps, request, async (tx) => {
        const write = () => writeTemplate(tx, id, fields, now());
        return toTemplateJson(await revising(tx, request, "configTemplate", [id], write));
      });
    },
  );

  app.delete(
    "/config/template",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Removes a template; configurations made from it stay.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, (tx) =>
        revising(tx, request, "configTemplate", [id], () => deleteTemplate(tx, id)),
      );
      return reply.code(204).send(null);
    },
  );
}
