import Type from "typebox";
import { readerOf } from "../auth/guard.js";
import { READERS, VIEWERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import { NO_OWN_CLASSES } from "../groups/ownClasses.rules.js";
import type { App } from "../http/app.js";
import { sendJson, streamJson } from "../http/bytes.js";
import { readIds } from "../http/ids.js";
import { requireClientsOrPlaces } from "../places/find.store.js";
import { ComparisonJson, ComparisonQuery } from "./comparison.schemas.js";
import { measuredClients } from "./measuredClient.js";
import { ownClassesOf, readClasses } from "./ownClasses.store.js";
import { checkPeriod, keepToReport, previousPeriod, readFewIds } from "./query.rules.js";
import { MeasurementJson, MeasurementQuery, SummaryJson, SummaryQuery } from "./schemas.js";
import { readTypes } from "./types.rules.js";

export function measurementRoutes(app: App, { db, threads }: Deps): void {
  app.get(
    "/measurement",
    {
      config: { access: READERS },
      schema: {
        description:
          "Statistics of [startTimestamp, endTimestamp), exact to the second; 400 days at most. Of several clients (100 at most) a list in the order of their ids.",
        querystring: MeasurementQuery,
        response: { 200: Type.Union([MeasurementJson, Type.Array(MeasurementJson)]) },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const { query } = request;
      const { ids, list } = readFewIds(query.clientId);
      const found = await requireClientsOrPlaces(db.read, clientScope(reader), ids);
      const asked = readClasses(query);
      const types = readTypes(query.type, Object.keys(asked).length > 0);
      const measured = await measuredClients(db.read, found, query.speedLimit);
      const own = types.includes("ownClasses") ? await ownClassesOf(db.read, reader, found) : [];
      const clients = measured.map((client, index) => ({
        ...client,
        ownClasses: { ...NO_OWN_CLASSES, ...own[index], ...asked },
      }));
      const period = checkPeriod(query.startTimestamp, query.endTimestamp);
      const given = { start: query.previousStartTimestamp, end: query.previousEndTimestamp };
      const previous = previousPeriod(period, given);
      keepToReport(reader, period, previous);
      const input = { period, previous, types };
      const [client] = clients;
      if (list || !client) return streamJson(reply, threads.stream("statistics", { ...input, clients }));
      return sendJson(reply, await threads.run("statistics", { ...input, client }));
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
    async (request, reply) => {
      const { query } = request;
      const { ids } = readIds(query.clientId, "clientId");
      const clients = await requireClientsOrPlaces(db.read, clientScope(readerOf(request)), ids);
      const period = checkPeriod(query.startTimestamp, query.endTimestamp);
      const measured = await measuredClients(db.read, clients, query.speedLimit);
      return sendJson(reply, await threads.run("summaries", { clients: measured, period }));
    },
  );

  app.get(
    "/measurement/comparison",
    {
      config: { access: READERS },
      schema: {
        description:
          "Compares two periods of one client or two, 400 days at most each, and says which differences are more than chance.",
        querystring: ComparisonQuery,
        response: { 200: ComparisonJson },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const { query } = request;
      const ids = [query.beforeClientId, query.afterClientId];
      const found = await requireClientsOrPlaces(db.read, clientScope(reader), ids);
      const clients = await measuredClients(db.read, found, query.speedLimit);
      const then = checkPeriod(query.beforeStartTimestamp, query.beforeEndTimestamp, "beforeEndTimestamp");
      const now = checkPeriod(query.afterStartTimestamp, query.afterEndTimestamp, "afterEndTimestamp");
      keepToReport(reader, now, then);
      const [client, other = client] = clients;
      if (!client || !other) throw notFound("client");
      const input = { before: { client, period: then }, after: { client: other, period: now } };
      return sendJson(reply, await threads.run("comparison", input));
    },
  );
}
