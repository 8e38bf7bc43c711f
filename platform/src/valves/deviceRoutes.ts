import Type from "typebox";
import { deviceOf } from "../auth/guard.js";
import { type ClientRecord, requireClient } from "../clients/store.js";
import { lockClients } from "../db/locks.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { etagOf, hasEtag } from "../http/etag.js";
import { Nothing, Nullable, UnixTime } from "../http/schemas.js";
import { tellValves } from "./changes.store.js";
import { type Orders, ordersAt, sameOrders } from "./orders.rules.js";
import { heardOrders, ordersOf, writeHeard } from "./orders.store.js";
import { ScheduleJson, ValveModeJson } from "./schemas.js";
import { programmesOf } from "./store.js";

/** The orders of a valve, for its device. */
export function valveDeviceRoutes(app: App, { db, now, events }: Deps): void {
  app.get(
    "/device/schedule",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "How the device's valve is to be controlled, with ETag and 304. After manualUntil it goes on by modeAfter, and until pausedUntil its schedule rests, also where it can't ask again. Asking says that it has heard.",
        response: {
          200: Type.Object({
            mode: ValveModeJson,
            manualUntil: Nullable(UnixTime),
            modeAfter: ValveModeJson,
            timeZone: Type.String({ description: "IANA zone of the schedule" }),
            schedule: ScheduleJson,
            pausedUntil: Nullable({
              ...UnixTime,
              description:
                "The schedule opens nothing until then; what is opened by hand is open all the same",
            }),
            version: Type.String({ description: "Another one wherever anything of this differs" }),
          }),
          304: Nothing,
        },
      },
    },
    async (request, reply) => {
      const { clientId } = deviceOf(request);
      const client = await requireClient(db.read, { kind: "all" }, clientId);
      const programme = (await programmesOf(db.read, [clientId])).get(clientId);
      const orders = ordersAt(ordersOf(client, programme), now());
      // The device gets its orders even if nothing can be written.
      await noteHeard(client, orders).catch((error: unknown) => request.log.error(error));
      const { rows: schedule, ...rest } = orders;
      const told = { ...rest, schedule };
      const etag = etagOf(JSON.stringify(told));
      reply.header("etag", etag);
      if (hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send(null);
      return { ...told, version: etag.slice(1, -1) };
    },
  );

  /** Stores what a device has fetched if it is news, and notifies those who see its valve. */
  async function noteHeard(client: ClientRecord, orders: Orders): Promise<void> {
    const known = (await heardOrders(db.read, [client.id])).get(client.id);
    if (known && sameOrders(known.orders, orders, now())) return;
    await transactClients(db.write, async (tx) => {
      await lockClients(tx, [client.id]);
      await writeHeard(tx, client.id, orders, now());
      if (client.isValve) await tellValves(tx, [client], now());
    });
    events.wake();
  }
}
