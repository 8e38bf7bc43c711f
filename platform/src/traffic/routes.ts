import { USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { readerOf } from "../auth/guard.js";
import { READERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { sendJson, streamJson } from "../http/bytes.js";
import { measuredClient, measuredClients } from "../measurements/measuredClient.js";
import { checkPeriod, keepToReport, readFewIds } from "../measurements/query.rules.js";
import { PeriodQuery, PeriodsQuery } from "../measurements/schemas.js";
import { requireClientOrPlace, requireClientsOrPlaces } from "../places/find.store.js";
import { DailyTrafficJson, FreeFlowJson, FreeFlowQuery, QuarterHoursJson } from "./schemas.js";
import { requireShort } from "./singleRecords.rules.js";

/** Figures for traffic engineers. docs/definitions.md, "Daily traffic" and below */
export function trafficRoutes(app: App, { db, now, threads }: Deps): void {
  app.get(
    "/measurement/daily-traffic",
    {
      config: { access: READERS },
      schema: {
        description:
          "Mean daily traffic of [startTimestamp, endTimestamp) by type of day, and of a year the annual mean, with the days used and left out; 400 days at most. Of several clients (100 at most) a list in the order of their ids.",
        querystring: PeriodsQuery,
        response: { 200: Type.Union([DailyTrafficJson, Type.Array(DailyTrafficJson)]) },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const { query } = request;
      const { ids, list } = readFewIds(query.clientId);
      const found = await requireClientsOrPlaces(db.read, clientScope(reader), ids);
      const clients = await measuredClients(db.read, found);
      const period = checkPeriod(query.startTimestamp, query.endTimestamp);
      keepToReport(reader, period, period);
      const input = { clients, period, now: now() };
      if (list) return streamJson(reply, threads.stream("dailyTraffic", input));
      return sendJson(reply, await threads.run("dailyTraffic", input));
    },
  );

  app.get(
    "/measurement/quarter-hours",
    {
      config: { access: READERS },
      schema: {
        description:
          "Vehicles by quarter of an hour of [startTimestamp, endTimestamp), and the rolling peak hour with its factor; from single records, so 31 days at most.",
        querystring: PeriodQuery,
        response: { 200: QuarterHoursJson },
      },
    },
    async (request, reply) => {
      const input = await shortPeriodOf(request, db);
      return sendJson(reply, await threads.run("quarterHours", input));
    },
  );

  app.get(
    "/measurement/free-flow",
    {
      config: { access: READERS },
      schema: {
        description:
          "Speeds of [startTimestamp, endTimestamp) of vehicles in free flow: with at least so many seconds to the vehicle before that went the same way; from single records, so 31 days at most.",
        querystring: FreeFlowQuery,
        response: { 200: FreeFlowJson },
      },
    },
    async (request, reply) => {
      const { gap = USUAL_FREE_GAP } = request.query;
      const input = { ...(await shortPeriodOf(request, db)), gap };
      return sendJson(reply, await threads.run("freeFlow", input));
    },
  );
}

/** The client and period of a question for figures from single records. @throws PlatformError */
async function shortPeriodOf(
  request: FastifyRequest & {
    query: {
      clientId: number;
      startTimestamp: number;
      endTimestamp: number;
      speedLimit?: number | undefined;
    };
  },
  db: Deps["db"],
) {
  const reader = readerOf(request);
  const { clientId, startTimestamp, endTimestamp, speedLimit } = request.query;
  const found = await requireClientOrPlace(db.read, clientScope(reader), clientId);
  const client = await measuredClient(db.read, found, speedLimit);
  const period = requireShort(checkPeriod(startTimestamp, endTimestamp));
  keepToReport(reader, period, period);
  return { client, period };
}
