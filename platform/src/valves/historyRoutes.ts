import { AHEAD_DAYS, HISTORY_DAYS } from "@obcestje/contract/limits/spans.js";
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
import { valveHistory } from "./history.js";
import { HistoryJson } from "./schemas.js";

/** 31 days back to the same wall time are an hour longer in autumn. */
const LONGEST_HISTORY = HISTORY_DAYS * DAY + HOUR;

/** State and expected state of a valve over time. */
export function valveHistoryRoutes(app: App, { db, now }: Deps): void {
  app.get(
    "/zalivalnik/history",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "How a valve was within at most 31 days, which may reach 8 days ahead: what it reported, when it should have been open, what came of its runs, and seconds by local day.",
        querystring: Type.Object({ clientId: Id, start: UnixTime, end: UnixTime }),
        response: { 200: HistoryJson },
      },
    },
    async (request) => {
      const { query } = request;
      const client = await requireClient(db.read, clientScope(memberOf(request)), query.clientId);
      const { start: from, end: to } = checkPeriod(query.start, query.end, "end");
      if (to - from > LONGEST_HISTORY) throw invalid("end", "PERIOD_TOO_LONG", { days: HISTORY_DAYS });
      if (to - now() > AHEAD_DAYS * DAY + HOUR) throw invalid("end", "TOO_FAR_AHEAD", { days: AHEAD_DAYS });
      return valveHistory(db.read, client, { from, to }, now());
    },
  );
}
