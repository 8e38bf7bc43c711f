import Type from "typebox";
import { deviceOf } from "../auth/guard.js";
import { lockClients } from "../db/locks.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict, notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Text } from "../http/schemas.js";
import { tellOfActions } from "./events.js";
import { PendingActionJson } from "./schemas.js";
import { nextProgress } from "./status.rules.js";
import { actionFields, findAction, pendingActions, writeProgress } from "./store.js";

/** Calls by which a device gets its actions, and reports their outcome. */
export function deviceActionRoutes(app: App, { db, now, events }: Deps): void {
  app.get(
    "/device/actions",
    {
      config: { access: ["device"] },
      schema: {
        description: "What the device has to do still, oldest first.",
        response: { 200: Type.Array(PendingActionJson) },
      },
    },
    async (request) => {
      const pending = await pendingActions(db.read, deviceOf(request).clientId);
      return pending.map(actionFields).map(({ id, data, status, createDate }) => ({
        id,
        data,
        status,
        createDate,
      }));
    },
  );

  app.post(
    "/device/actions/:id",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "Tells how far an action is: accepted, then succeeded or failure. The same again changes nothing; anything else is a conflict.",
        params: Type.Object({ id: Id }),
        body: Type.Object({
          status: Type.Enum(["accepted", "succeeded", "failure"]),
          message: Type.Optional(Text(1000, 0)),
        }),
        response: { 200: PendingActionJson },
      },
    },
    async (request) => {
      const { clientId } = deviceOf(request);
      const { id } = request.params;
      const { status, message } = request.body;
      const action = await transactClients(db.write, async (tx) => {
        await lockClients(tx, [clientId]);
        const row = await findAction(tx, id);
        if (row.client_id !== clientId) throw notFound("action");
        const before = actionFields(row);
        const next = nextProgress(before, status, now());
        if (next === null) throw conflict("ACTION_OVER", { state: before.status });
        if (next === before) return before;
        await writeProgress(tx, id, next, message ?? row.message);
        await tellOfActions(tx, [{ clientId, actionId: id, status: next.status }], now());
        return { ...before, status: next.status };
      });
      events.wake();
      return { id, data: action.data, status: action.status, createDate: action.createDate };
    },
  );
}
