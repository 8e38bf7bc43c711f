import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { requireClient, requireClients } from "../clients/store.js";
import type { Deps } from "../deps.js";
import { conflict, invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { Id, readIds } from "../http/ids.js";
import { UnixTime } from "../http/schemas.js";
import { checkPeriod } from "../measurements/query.rules.js";
import { DAY, HOUR } from "../time/clock.js";
import { logValveChanges } from "./changes.store.js";
import { listLocations } from "./locations.js";
import { effectiveMode, modeToStore } from "./mode.rules.js";
import { openings } from "./schedule.rules.js";
import { LocationJson, ValveClientJson, ValveModeBody } from "./schemas.js";
import { settleModesInTime } from "./settle.js";
import { programmesOf, readValve, writeMode } from "./store.js";
import { valvesOf } from "./valveJson.js";

/** 31 days back to the same wall time are an hour longer in autumn. */
const LONGEST_HISTORY = 31 * DAY + HOUR;

/** Irrigation: locations, their valves, and how they are controlled. */
export function valveRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  settleModesInTime(deps);

  app.get(
    "/zalivalnik",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "The valve locations that the caller may see: bundles with their valves, and valves without bundle.",
        response: { 200: Type.Array(LocationJson) },
      },
    },
    async (request) => listLocations(db.read, memberOf(request), now()),
  );

  app.patch(
    "/zalivalnik/client",
    {
      config: { access: MEMBERS, change: "repeatable" },
      schema: {
        description:
          "Sets how valves are controlled. manualOn with `until` or `duration` (at most 24 hours) goes back by itself to what was before.",
        body: ValveModeBody,
        response: { 200: Type.Array(ValveClientJson) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const scope = clientScope(member);
      const { ids } = readIds(request.body.clientId, "clientId");
      const { mode, until, duration } = request.body;
      return change(deps, request, async (tx) => {
        const clients = await requireClients(tx, scope, ids);
        if (clients.some(({ isValve }) => !isValve))
          throw conflict("Not all of these are in a location of valves.");
        for (const { id, valveMode } of clients) {
          const before = effectiveMode(valveMode, now());
          const stored = modeToStore(before, { mode, until, duration }, now());
          await writeMode(tx, id, stored, "userId" in member ? member.userId : null);
        }
        await logValveChanges(tx, ids, now());
        return valvesOf(tx, await requireClients(tx, scope, ids), scope, now());
      });
    },
  );

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
      const { id } = await requireClient(db.read, clientScope(memberOf(request)), query.clientId);
      const period = checkPeriod(query.start, query.end, "end");
      if (period.end - period.start > LONGEST_HISTORY)
        throw invalid("end", "must be within 31 days of the start");
      const programme = (await programmesOf(db.read, [id])).get(id);
      return {
        reported: await readValve(db.read, id, period),
        expected: programme ? openings(programme.rows, programme.timeZone, period.start, period.end) : [],
      };
    },
  );
}
