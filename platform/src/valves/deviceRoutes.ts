import Type from "typebox";
import { deviceOf } from "../auth/guard.js";
import { requireClient } from "../clients/store.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { etagOf, hasEtag } from "../http/etag.js";
import { Nothing, Nullable, UnixTime } from "../http/schemas.js";
import { effectiveMode } from "./mode.rules.js";
import { ScheduleJson, ValveModeJson } from "./schemas.js";
import { programmesOf } from "./store.js";

/** What a valve is told to do. */
export function valveDeviceRoutes(app: App, { db, now }: Deps): void {
  app.get(
    "/device/schedule",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "How the device's valve is to be controlled, with ETag and 304. After manualUntil it goes on by modeAfter, also where it can't ask again.",
        response: {
          200: Type.Object({
            mode: ValveModeJson,
            manualUntil: Nullable(UnixTime),
            modeAfter: ValveModeJson,
            timeZone: Type.String({ description: "IANA zone of the schedule" }),
            schedule: ScheduleJson,
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
      const stored = effectiveMode(client.isValve ? client.valveMode : null, now());
      const { mode, manualUntil, modeAfter } = stored;
      const orders = {
        mode,
        manualUntil,
        modeAfter,
        timeZone: programme?.timeZone ?? client.timeZone,
        schedule: programme?.rows ?? [],
      };
      const etag = etagOf(JSON.stringify(orders));
      reply.header("etag", etag);
      if (hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send(null);
      return { ...orders, version: etag.slice(1, -1) };
    },
  );
}
