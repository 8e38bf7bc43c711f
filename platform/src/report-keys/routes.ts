import { CLIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { IdListBody, readIds } from "../http/ids.js";
import { UnixTime } from "../http/schemas.js";
import { checkPeriod } from "../measurements/query.rules.js";
import { PeriodQuery } from "../measurements/schemas.js";
import { requireClientsOrPlaces } from "../places/find.store.js";
import { addReportKey } from "./store.js";

/** Limit of clients in one report. */

export function reportKeyRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.post(
    "/report-key",
    {
      config: { access: MEMBERS, role: "viewer", change: "secret" },
      schema: {
        description: `A key that reads a period of one client or several (${CLIENTS_A_REPORT} at most) for five minutes, sent as X-Session-Id. One client that is not the caller's refuses all.`,
        body: Type.Object({ ...PeriodQuery.properties, clientId: IdListBody }),
        response: { 201: Type.Object({ sessionKey: Type.String(), expireDate: UnixTime }) },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { body } = request;
      const { ids: clientIds } = readIds(body.clientId, "clientId");
      if (clientIds.length > CLIENTS_A_REPORT)
        throw invalid("clientId", "CLIENT_COUNT", { min: 1, max: CLIENTS_A_REPORT });
      await requireClientsOrPlaces(db.read, clientScope(member), clientIds);
      const period = checkPeriod(body.startTimestamp, body.endTimestamp);
      const key = await change(deps, request, (tx) =>
        addReportKey(
          tx,
          { clientIds, asker: member, groupId: member.kind === "admin" ? null : member.groupId, period },
          now(),
        ),
      );
      return reply.code(201).send(key);
    },
  );
}
