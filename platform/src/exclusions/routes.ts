import { EXCLUSION_DAYS } from "@obcestje/contract/limits/spans.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { findUser } from "../accounts/store.js";
import { readerOf, userOf } from "../auth/guard.js";
import { ADMIN, MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { speedLimitOf } from "../clients/metaData.rules.js";
import { clientScope } from "../clients/scope.js";
import { requireClient } from "../clients/store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import { logEvents } from "../events/store.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { checkPeriod, keepToReport } from "../measurements/query.rules.js";
import { PeriodQuery } from "../measurements/schemas.js";
import type { MeasuredClient } from "../measurements/statistics.store.js";
import { stretchesOf } from "../measurements/stretch.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { keptLine } from "../storage/keptLine.store.js";
import { DAY } from "../time/clock.js";
import { leftOutIn } from "./leftOut.store.js";
import {
  EndedExclusionJson,
  ExclusionJson,
  LeftOutJson,
  NewExclusionBody,
  NewExclusionJson,
} from "./schemas.js";
import { exclusionsOf, findExclusion, leaveOut, letCount } from "./store.js";

const ALL = { kind: "all" } as const;
/** The longest time rebuilt in one transaction. */

/** Exclusions by administrators from clients' histories: a faulty sensor, a test drive. */
export function exclusionRoutes(app: App, deps: Deps): void {
  const { db, env, now } = deps;

  app.get(
    "/exclusion/list",
    {
      config: { access: ADMIN },
      schema: {
        description: "The periods that are left out of what a client sent, the latest first.",
        querystring: Type.Object({ clientId: Id }),
        response: { 200: Type.Array(ExclusionJson) },
      },
    },
    async ({ query }) => {
      await requireClient(db.read, ALL, query.clientId);
      return exclusionsOf(db.read, query.clientId);
    },
  );

  app.get(
    "/exclusion/spans",
    {
      // Embeds and public pages show none.
      config: { access: [...MEMBERS, "report"] },
      schema: {
        description:
          "What of a period is left out of the figures of a device or place, by its beginning, as far as the caller sees; 400 days at most.",
        querystring: PeriodQuery,
        response: { 200: Type.Array(LeftOutJson) },
      },
    },
    async (request) => {
      const { clientId, startTimestamp, endTimestamp } = request.query;
      const reader = readerOf(request);
      const period = checkPeriod(startTimestamp, endTimestamp);
      keepToReport(reader, period, period);
      const client = await requireClientOrPlace(db.read, clientScope(reader), clientId);
      return leftOutIn(db.read, stretchesOf(client), period);
    },
  );

  app.post(
    "/exclusion",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Leaves [from, to) out of what a client sent, 92 days at most: it is not heard of any more, in all figures and files, until the exclusion is deleted. Imports of that time count. A dry run tells what would be left out.",
        body: NewExclusionBody,
        response: { 201: NewExclusionJson },
      },
    },
    async (request, reply) => {
      const { clientId, from, to, reason } = request.body;
      if (to <= from) throw invalid("to", "NOT_AFTER_START");
      if (to - from > EXCLUSION_DAYS * DAY) throw invalid("to", "PERIOD_TOO_LONG", { days: EXCLUSION_DAYS });
      const { email: createdBy } = await findUser(db.read, userOf(request).userId);
      const line = await keptLine(db.read, env, now());
      const created = await onClient(
        request,
        async () => clientId,
        (tx, client) => leaveOut(tx, client, { from, to, reason, createDate: now(), createdBy }, line),
      );
      return reply.code(201).send(created);
    },
  );

  app.delete(
    "/exclusion",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Lets a period count again.",
        querystring: Type.Object({ id: Id }),
        response: { 200: EndedExclusionJson },
      },
    },
    async (request) => {
      const { id } = request.query;
      return onClient(
        request,
        async (tx) => (await findExclusion(tx, id)).clientId,
        async (tx, client) => ({ restored: await letCount(tx, client, await findExclusion(tx, id)) }),
      );
    },
  );

  /** Runs a change of a client's history, and notifies those who see it. */
  function onClient<T>(
    request: FastifyRequest,
    clientOf: (tx: Db) => Promise<number>,
    work: (tx: Db, client: MeasuredClient) => Promise<T>,
  ): Promise<T> {
    const changed = async (tx: Db) => {
      const clientId = await clientOf(tx);
      await lockClients(tx, [clientId]);
      const { id, timeZone, metaData, groups } = await requireClient(tx, ALL, clientId);
      const done = await work(tx, { id, timeZone, speedLimit: speedLimitOf(metaData), seenFrom: null });
      const data = { clientId, from: null, to: null, vehicles: null };
      await logEvents(tx, [{ type: "client.measurement", clientId, audience: groups, data }], now());
      return done;
    };
    return change(deps, request, changed, transactClients);
  }
}
