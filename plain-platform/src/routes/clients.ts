import { seenClient, sees } from "../principal.js";
import { notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { clientShape } from "../shapes/clients.js";
import { removeClient } from "../store/removal.js";
import { writtenMetaData } from "./metaData.js";

/** Clients with their metaData and groups. */
export function clientRoutes({ store, wire, now, leak }: Platform): Route[] {
  const anyClient = (id: number) => {
    const client = store.clients.get(id);
    if (!client) throw notFound("client");
    return client;
  };
  return [
    {
      method: "GET",
      path: "/client/list",
      access: "readers",
      answer: ({ principal }) => {
        const clients = store.clients.all().filter((client) => leak || sees(principal, client));
        return wire.list(
          "clients",
          clients.map((client) => clientShape(wire, client)),
        );
      },
    },
    {
      method: "GET",
      path: "/client/listAll",
      access: "administrators",
      answer: () =>
        wire.list(
          "clients",
          store.clients.all().map((client) => clientShape(wire, client, "administrators")),
        ),
    },
    {
      method: "GET",
      path: "/client",
      access: "readers",
      answer: ({ query, principal }) => clientShape(wire, seenClient(store, principal, query.id("clientId"))),
    },
    {
      method: "POST",
      path: "/client",
      access: "administrators",
      answer: () => {
        const { guid, apiKey } = store.addClient({ createDate: now() });
        return { guid, apiKey };
      },
    },
    {
      method: "DELETE",
      path: "/client",
      access: "administrators",
      answer: ({ query }) => {
        const client = anyClient(query.id("clientId"));
        removeClient(store, client.id);
        return wire.written(clientShape(wire, client, "administrators"));
      },
    },
    {
      method: "POST",
      path: "/client/metaData",
      access: "members",
      answer: ({ body, principal }) => {
        const client = seenClient(store, principal, body.id("clientId"));
        client.metaData = writtenMetaData(wire, client.metaData, body.object("metaData"));
        return wire.written(clientShape(wire, client));
      },
    },
    {
      method: "POST",
      path: "/client/assignTo",
      access: "administrators",
      answer: ({ body }) => {
        const groupId = body.id("groupId");
        if (!store.groups.get(groupId)) throw notFound("group");
        const clients = body.ids("clientId").map(anyClient);
        for (const client of clients) client.groups = [...new Set([...client.groups, groupId])];
        return wire.written(clients.map((client) => clientShape(wire, client, "administrators")));
      },
    },
    {
      method: "DELETE",
      path: "/client/assignTo",
      access: "administrators",
      answer: ({ query }) => {
        const groupId = query.id("groupId");
        const client = anyClient(query.id("clientId"));
        if (!client.groups.includes(groupId)) throw notFound("client of that group");
        client.groups = client.groups.filter((id) => id !== groupId);
        return wire.written(clientShape(wire, client, "administrators"));
      },
    },
  ];
}
