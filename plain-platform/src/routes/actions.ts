import { seenClient } from "../principal.js";
import { notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { actionShape, actionTemplateShape } from "../shapes/administration.js";
import { writtenMetaData } from "./metaData.js";

/** Actions of clients, and their templates. */
export function actionRoutes({ store, wire, now }: Platform): Route[] {
  const findTemplate = (id: number) => {
    const template = store.actionTemplates.get(id);
    if (!template) throw notFound("template");
    return template;
  };
  return [
    {
      method: "POST",
      path: "/action",
      access: "members",
      answer: ({ body, principal }) => {
        const { id } = seenClient(store, principal, body.id("clientId"));
        const data = body.json("data");
        const createdBy = principal.user?.email ?? null;
        return wire.written(
          actionShape(wire, store.addAction({ clientId: id, data, createdBy, createDate: now() })),
        );
      },
    },
    {
      method: "GET",
      path: "/action/listAll",
      access: "administrators",
      answer: () =>
        wire.list(
          "actions",
          store.actions.all().map((action) => actionShape(wire, action)),
        ),
    },
    {
      method: "DELETE",
      path: "/action",
      access: "administrators",
      answer: ({ query }) => {
        const action = store.actions.get(query.id("id"));
        if (!action) throw notFound("action");
        store.actions.delete(action.id);
        return wire.written(actionShape(wire, action));
      },
    },
    {
      method: "GET",
      path: "/action/template/listAll",
      access: "administrators",
      answer: () =>
        wire.list(
          "templates",
          store.actionTemplates.all().map((template) => actionTemplateShape(wire, template)),
        ),
    },
    {
      method: "POST",
      path: "/action/template",
      access: "administrators",
      answer: ({ body }) => {
        const template = store.addActionTemplate({
          data: body.json("data"),
          metaData: body.has("metaData") ? body.object("metaData") : {},
          userVisible: body.flag("userVisible"),
        });
        return wire.written(actionTemplateShape(wire, template));
      },
    },
    {
      method: "PATCH",
      path: "/action/template",
      access: "administrators",
      answer: ({ body }) => {
        const template = findTemplate(body.id("id"));
        const data = body.has("data") ? body.json("data") : template.data;
        const userVisible = body.has("userVisible") ? body.flag("userVisible") : template.userVisible;
        if (body.has("metaData"))
          template.metaData = writtenMetaData(wire, template.metaData, body.object("metaData"));
        Object.assign(template, { data, userVisible });
        return wire.written(actionTemplateShape(wire, template));
      },
    },
    {
      method: "DELETE",
      path: "/action/template",
      access: "administrators",
      answer: ({ query }) => {
        const template = findTemplate(query.id("id"));
        store.actionTemplates.delete(template.id);
        return wire.written(actionTemplateShape(wire, template));
      },
    },
  ];
}
