import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { requireClient } from "../clients/store.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { UnixTime } from "../http/schemas.js";
import { checkPeriod } from "../measurements/query.rules.js";
import { DAY, HOUR } from "../time/clock.js";
import { openingsOf } from "./orders.rules.js";
import { ordersOf } from "./orders.store.js";
import { programmesOf, readValve } from "./store.js";

/** 31 days back to the same wall time are an hour longer in autumn. */
const LONGEST_HISTORY = 31 * DAY + HOUR;

/** How a valve was, and how it should have been. */
export function valveHistoryRoutes(app: App, { db }: Deps): void {
  app.get(
    "/zalivalnik/history",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "What a valve reported within at most 31 days, as rows [timestamp, value], and the openings that its present schedule has there.",
        querystring: Type.Object({ clientId: Id, start: UnixTime, end: UnixTime }),
        response: {
          200: Type.Object({
            reported: Type.Array(Type.Array(Type.Unknown())),
            expected: Type.Array(Type.Object({ from: UnixTime, to: UnixTime })),
          }),
        },
      },
    },
    async (request) => {
      const { query } = request;
      const client = await requireClient(db.read, clientScope(memberOf(request)), query.clientId);
      const period = checkPeriod(query.start, query.end, "end");
      if (period.end - period.start > LONGEST_HISTORY)
        throw invalid("end", "must be within 31 days of the start");
      const orders = ordersOf(client, (await programmesOf(db.read, [client.id])).get(client.id));
      return {
        reported: await readValve(db.read, client.id, period),
        expected: openingsOf(orders, period.start, period.end).map(({ from, to }) => ({ from, to })),
      };
    },
  );
}
