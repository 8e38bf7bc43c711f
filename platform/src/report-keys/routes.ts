import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { requireClient } from "../clients/store.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { UnixTime } from "../http/schemas.js";
import { checkPeriod } from "../measurements/query.rules.js";
import { PeriodQuery } from "../measurements/schemas.js";
import { addReportKey } from "./store.js";

/** Keys for printed reports. */
export function reportKeyRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.post(
    "/report-key",
    {
      config: { access: MEMBERS, change: "secret" },
      schema: {
        description: "A key that reads one client's period for five minutes, sent as X-Session-Id.",
        body: PeriodQuery,
        response: { 201: Type.Object({ sessionKey: Type.String(), expireDate: UnixTime }) },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { body } = request;
      const { id } = await requireClient(db.read, clientScope(member), body.clientId);
      const period = checkPeriod(body.startTimestamp, body.endTimestamp);
      const key = await change(deps, request, (tx) =>
        addReportKey(
          tx,
          { clientId: id, asker: member, groupId: member.kind === "admin" ? null : member.groupId, period },
          now(),
        ),
      );
      return reply.code(201).send(key);
    },
  );
}
