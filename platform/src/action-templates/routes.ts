import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { ADMIN, MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Etag, JsonInput, Nothing, UnixTime } from "../http/schemas.js";
import { noteMade, revising } from "../revisions/revising.js";
import { ActionData, actionData, templateMeta } from "./action.rules.js";
import { addTemplate, deleteTemplate, listTemplates, toTemplateJson, writeTemplate } from "./store.js";

const TemplateJson = Type.Object({
  id: Id,
  data: ActionData,
  metaData: Type.Object({ actionName: Type.String(), actionDescription: Type.String() }),
  userVisible: Type.Boolean({ description: "Users may have it done, too" }),
  createDate: UnixTime,
  changeDate: UnixTime,
  etag: Etag,
});

/** Prepared actions that people pick from. */
export function actionTemplateRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/action/template/listAll",
    {
      config: { access: MEMBERS },
      schema: {
        description: "All templates for administrators, for others those that users see.",
        response: { 200: Type.Array(TemplateJson) },
      },
    },
    async (request) => {
      const visibleOnly = memberOf(request).kind !== "admin";
      return (await listTemplates(db.read, visibleOnly)).map(toTemplateJson);
    },
  );

  app.post(
    "/action/template",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Adds a template; users may queue what a visible one says.",
        body: Type.Object({
          data: JsonInput,
          metaData: JsonInput,
          userVisible: Type.Optional(Type.Boolean({ description: "Default false" })),
        }),
        response: { 201: TemplateJson },
      },
    },
    async (request, reply) => {
      const { data, metaData, userVisible = false } = request.body;
      const fields = { data: actionData(data), metaData: templateMeta(metaData), userVisible };
      const add = async (tx: Db) => {
        const added = await addTemplate(tx, fields, now());
        await noteMade(tx, request, "actionTemplate", added.id);
        return toTemplateJson(added);
      };
      return reply.code(201).send(await change(deps, request, add));
    },
  );

  app.patch(
    "/action/template",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Changes what is given of a template.",
        body: Type.Object({
          id: Id,
          data: Type.Optional(JsonInput),
          metaData: Type.Optional(JsonInput),
          userVisible: Type.Optional(Type.Boolean()),
        }),
        response: { 200: TemplateJson },
      },
    },
    async (request) => {
      const { id, data, metaData, userVisible } = request.body;
      const fields = {
        ...(data === undefined ? {} : { data: actionData(data) }),
        ...(metaData === undefined ? {} : { metaData: templateMeta(metaData) }),
        ...(userVisible === undefined ? {} : { userVisible }),
      };
      return change(deps, request, async (tx) => {
        const write = () => writeTemplate(tx, id, fields, now());
        return toTemplateJson(await revising(tx, request, "actionTemplate", [id], write));
      });
    },
  );

  app.delete(
    "/action/template",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Removes a template; actions made from it stay.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, (tx) =>
        revising(tx, request, "actionTemplate", [id], () => deleteTemplate(tx, id)),
      );
      return reply.code(204).send(null);
    },
  );
}
