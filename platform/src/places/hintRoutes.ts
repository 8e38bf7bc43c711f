import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { requireClient } from "../clients/store.js";
import { lockClients } from "../db/locks.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { sendJson } from "../http/bytes.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { measuredClient } from "../measurements/measuredClient.js";
import { denyMoves } from "./hint.store.js";
import { DeniedMoveBody, MoveHintJson } from "./schemas.js";

/** What speaks for a move of a device that nobody told of. */
export function moveHintRoutes(app: App, deps: Deps): void {
  const { db, now, threads } = deps;

  app.get(
    "/client/moveHint",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "What of the last sixty days speaks for a move that nobody told of: another position, quite another name and address, or, after hours of silence, quite other traffic. Nothing follows from it by itself.",
        querystring: Type.Object({ clientId: Id }),
        response: { 200: MoveHintJson },
      },
    },
    async (request, reply) => {
      const scope = clientScope(memberOf(request));
      const client = await requireClient(db.read, scope, request.query.clientId);
      if (client.isValve) return { hint: null };
      return sendJson(
        reply,
        await threads.run("moveHint", { client: await measuredClient(db.read, client), now: now() }),
      );
    },
  );

  app.put(
    "/client/moveHint",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description:
          "Says that a device did not move until an instant, so that nothing hints at it any more.",
        body: DeniedMoveBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { clientId, until } = request.body;
      if (until > now()) throw invalid("until", "IN_FUTURE");
      const scope = clientScope(memberOf(request));
      await change(deps, request, async (tx) => {
        await lockClients(tx, [clientId]);
        await requireClient(tx, scope, clientId);
        await denyMoves(tx, clientId, until);
      });
      return reply.code(204).send(null);
    },
  );
}
