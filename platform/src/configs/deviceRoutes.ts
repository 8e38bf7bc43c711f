import { deviceOf } from "../auth/guard.js";
import { logStatus } from "../clients/statusEvent.js";
import { lockClients } from "../db/locks.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { etagOf, hasEtag, namesEtag } from "../http/etag.js";
import { JsonObject, Nothing } from "../http/schemas.js";
import { findRunning, noteRunning } from "./running.store.js";
import { findConfig } from "./store.js";

/** Call by which a device gets its configuration. */
export function deviceConfigRoutes(app: App, { db, now, events }: Deps): void {
  app.get(
    "/device/config",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "The assigned configuration, its version in the header X-Config-Version. With If-None-Match: 304 where it is the same still, and the device is known to run that version.",
        response: { 200: JsonObject, 304: Nothing },
      },
    },
    async (request, reply) => {
      const { clientId } = deviceOf(request);
      const row = await findConfig(db.read, clientId);
      if (!row) throw notFound("configuration");
      const etag = etagOf(row.data);
      reply.header("etag", etag).header("x-config-version", row.version);
      const known = request.headers["if-none-match"];
      if (namesEtag(known, etag)) await noteKnown(clientId, row.version);
      if (hasEtag(known, etag)) return reply.code(304).send(null);
      return JSON.parse(row.data);
    },
  );

  /** A device polls several times a minute: nothing is written unless something is new. */
  async function noteKnown(clientId: number, version: number): Promise<void> {
    const running = await findRunning(db.read, clientId);
    if (running?.version === version) return;
    await transactClients(db.write, async (tx) => {
      await lockClients(tx, [clientId]);
      if (await noteRunning(tx, clientId, version, now())) await logStatus(tx, clientId, now());
    });
    events.wake();
  }
}
