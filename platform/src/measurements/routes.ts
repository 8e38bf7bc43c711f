import { readerOf } from "../auth/guard.js";
import { READERS, VIEWERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { requireClient, requireClients } from "../clients/store.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { readIds } from "../http/ids.js";
import { checkPeriod, keepToReport, previousPeriod } from "./query.rules.js";
import { MeasurementJson, MeasurementQuery, SummaryJson, SummaryQuery } from "./schemas.js";
import { readStatistics, readSummaries } from "./statistics.store.js";
import { partOf } from "./types.rules.js";

/** Statistics of traffic. */
export function measurementRoutes(app: App, { db }: Deps): void {
  app.get(
    "/measurement",
    {
      config: { access: READERS },
      schema: {
        description: "Statistics of [startTimestamp, endTimestamp), exact to the second; 400 days at most.",
        querystring: MeasurementQuery,
        response: { 200: MeasurementJson },
      },
    },
    async (request) => {
      const reader = readerOf(request);
      const { query } = request;
      const client = await requireClient(db.read, clientScope(reader), query.clientId);
      const period = checkPeriod(query.startTimestamp, query.endTimestamp);
      const given = { start: query.previousStartTimestamp, end: query.previousEndTimestamp };
      const previous = previousPeriod(period, given);
      keepToReport(reader, period, previous);
      const statistics = await readStatistics(db.read, client, period, previous);
      return {
        clientId: client.id,
        startTimestamp: period.start,
        endTimestamp: period.end,
        timeZone: client.timeZone,
        ...partOf(statistics, query.type ?? "ALL"),
      };
    },
  );

  app.get(
    "/measurement/summary",
    {
      config: { access: VIEWERS },
      schema: {
        description: "The main figures of several clients in one call.",
        querystring: SummaryQuery,
        response: { 200: SummaryJson },
      },
    },
    async (request) => {
      const { query } = request;
      const { ids } = readIds(query.clientId, "clientId");
      const clients = await requireClients(db.read, clientScope(readerOf(request)), ids);
      return readSummaries(db.read, clients, checkPeriod(query.startTimestamp, query.endTimestamp));
    },
  );
}
