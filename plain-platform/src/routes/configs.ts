import { seenClient } from "../principal.js";
import { notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { configTemplateShape, wholeConfigTemplateShape } from "../shapes/administration.js";
import { configShape } from "../shapes/clients.js";
import { writtenMetaData } from "./metaData.js";

/** Configurations of clients, and their templates. */
export function configRoutes({ store, wire, now }: Platform): Route[] {
  const findTemplate = (id: number) => {
    const template = store.configTemplates.get(id);
    if (!template) throw notFound("template");
    return template;
  };
  return [
    {
      method: "GET",
      path: "/config",
      access: "members",
      answer: ({ query, principal }) => configShape(wire, seenClient(store, principal, query.id("clientId"))),
    },
    {
      method: "POST",
      path: "/config/assign",
      access: "members",
      answer: ({ body, principal }) => {
        const client = seenClient(store, principal, body.id("clientId"));
        store.setConfig(client.id, body.object("data"));
        return wire.written(configShape(wire, client));
      },
    },
    {
      method: "GET",
      path: "/config/template/list",
      access: "administrators",
      answer: () =>
        wire.list(
          "templates",
          store.configTemplates.all().map((template) => configTemplateShape(wire, template)),
        ),
    },
    {
      method: "GET",
      path: "/config/template",
      access: "administrators",
      answer: ({ query }) => wholeConfigTemplateShape(wire, findTemplate(query.id("id"))),
    },
    {
      method: "POST",
      path: "/config/template",
      access: "administrators",
      answer: ({ body }) => {
        const fields = {
          name: body.text("name"),
          data: body.object("data"),
          metaData: body.has("metadata") ? body.object("metadata") : {},
        };
        const template = store.addConfigTemplate({ ...fields, changeDate: now() });
        return wire.written(wholeConfigTemplateShape(wire, template));
      },
    },
    {
      method: "PATCH",
      path: "/config/template",
      access: "administrators",
      answer: ({ body }) => {
        const template = findTemplate(body.id("id"));
        const name = body.has("name") ? body.text("name") : template.name;
        const data = body.has("data") ? body.object("data") : template.data;
        if (body.has("metadata"))
          template.metaData = writtenMetaData(wire, template.metaData, body.object("metadata"));
        Object.assign(template, { name, data, version: template.version + 1, changeDate: now() });
        return wire.written(wholeConfigTemplateShape(wire, template));
      },
    },
    {
      method: "DELETE",
      path: "/config/template",
      access: "administrators",
      answer: ({ query }) => {
        const template = findTemplate(query.id("id"));
        store.configTemplates.delete(template.id);
        return wire.written(wholeConfigTemplateShape(wire, template));
      },
    },
  ];
}
