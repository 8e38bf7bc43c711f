import { deviceOf } from "../auth/guard.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { etagOf, hasEtag } from "../http/etag.js";
import { JsonObject, Nothing } from "../http/schemas.js";
import { findConfig } from "./store.js";

/** Where a device gets its configuration. */
export function deviceConfigRoutes(app: App, { db }: Deps): void {
  app.get(
    "/device/config",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "The assigned configuration, its version in the header X-Config-Version. With If-None-Match: 304 where it is the same still.",
        response: { 200: JsonObject, 304: Nothing },
      },
    },
    async (request, reply) => {
      const row = await findConfig(db.read, deviceOf(request).clientId);
      if (!row) throw notFound("configuration");
      const etag = etagOf(row.data);
      reply.header("etag", etag).header("x-config-version", row.version);
      if (hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send(null);
      return JSON.parse(row.data);
    },
  );
}
