import { ADMIN } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { sendJson } from "../http/bytes.js";
import { checkFleetPeriod } from "./query.rules.js";
import { CompletenessQuery, FleetCompletenessJson } from "./schemas.js";

export function fleetRoutes(app: App, { now, threads }: Deps): void {
  app.get(
    "/fleet/completeness",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "How much of a period was heard of all clients: by local day, and of each client; 92 days at most. Of a client it is expected from the first second on that it ever covered, and never ahead.",
        querystring: CompletenessQuery,
        response: { 200: FleetCompletenessJson },
      },
    },
    async ({ query }, reply) => {
      const period = checkFleetPeriod(query.startTimestamp, query.endTimestamp);
      return sendJson(reply, await threads.run("fleetCompleteness", { period, now: now() }));
    },
  );
}
