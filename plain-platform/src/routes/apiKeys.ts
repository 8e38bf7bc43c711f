import { seenClient } from "../principal.js";
import type { Platform, Route } from "../route.js";
import { apiKeyShape } from "../shapes/people.js";

/** Keys of clients, for graphs on other sites. */
export const apiKeyRoutes = ({ store, wire }: Platform): Route[] => [
  {
    method: "GET",
    path: "/apikey/list",
    access: "people",
    answer: ({ query, principal }) => {
      const client = seenClient(store, principal, query.id("clientId"));
      const keys = store.apiKeys.all().filter(({ clientId }) => clientId === client.id);
      return wire.list("keys", keys.map(apiKeyShape));
    },
  },
  {
    method: "POST",
    path: "/apikey",
    access: "people",
    answer: ({ body, principal }) => {
      const client = seenClient(store, principal, body.id("clientId"));
      const apikey = store.addApiKey({ clientId: client.id, viewOnly: body.flag("viewOnly") });
      return { apikey: apiKeyShape(apikey) };
    },
  },
];
