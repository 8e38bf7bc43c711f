import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import { clientIdsOfGroup } from "../groups/store.js";
import { setRainDelay } from "../groups/write.store.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { revising } from "../revisions/revising.js";
import { personOf, requireLocation } from "./access.js";
import { changingOrders } from "./changes.store.js";
import { checkEnd, RAIN_DAYS } from "./limits.rules.js";
import { listLocations } from "./locations.js";
import { setModes } from "./modes.store.js";
import { preview } from "./preview.rules.js";
import { readSchedule } from "./scheduleInput.rules.js";
import { LocationBody, LocationJson, PreviewBody, PreviewJson } from "./schemas.js";

/** Calls on all valves of a location. */
export function valveLocationRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.patch(
    "/zalivalnik/location",
    {
      config: { access: MEMBERS, role: "operator", change: "repeatable" },
      schema: {
        description: "Has the schedules of all bundles rest because it rains, or ends that.",
        body: LocationBody,
        response: { 200: LocationJson },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { groupId, rainDelayUntil } = request.body;
      if (rainDelayUntil !== null) checkEnd(rainDelayUntil, RAIN_DAYS, "rainDelayUntil", now());
      return change(deps, request, async (tx) => {
        await requireLocation(tx, member, groupId);
        const cause = { now: now(), changedBy: personOf(member), reason: "rain" } as const;
        await changingOrders(tx, await clientIdsOfGroup(tx, groupId), cause, () =>
          revising(tx, request, "valveLocation", [groupId], () => setRainDelay(tx, groupId, rainDelayUntil)),
        );
        return locationJson(tx, member, groupId);
      });
    },
  );

  app.post(
    "/zalivalnik/off",
    {
      config: { access: MEMBERS, role: "operator", change: "repeatable" },
      schema: {
        description: "Has all valves of a location be closed by hand (manualOff), all at once.",
        body: Type.Object({ groupId: Id }),
        response: { 200: LocationJson },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { groupId } = request.body;
      const changedBy = personOf(member);
      return change(deps, request, async (tx) => {
        await requireLocation(tx, member, groupId);
        const clients = await findClients(tx, { kind: "group", groupId });
        const ids = clients.map(({ id }) => id);
        await changingOrders(tx, ids, { now: now(), changedBy, reason: "off" }, () =>
          revising(tx, request, "valveMode", ids, () =>
            setModes(tx, clients, { mode: "manualOff" }, changedBy, now()),
          ),
        );
        return locationJson(tx, member, groupId);
      });
    },
  );

  app.post(
    "/zalivalnik/schedule/preview",
    {
      config: { access: MEMBERS, role: "viewer" },
      schema: {
        description: "When a schedule would have the valves of a location open. Changes nothing.",
        body: PreviewBody,
        response: { 200: PreviewJson },
      },
    },
    async (request) => {
      const { groupId, schedule, from, days } = request.body;
      const rows = readSchedule(schedule);
      const { time_zone } = await requireLocation(db.read, memberOf(request), groupId);
      return preview(rows, time_zone, { from, days }, now());
    },
  );

  async function locationJson(tx: Db, member: MemberPrincipal, groupId: number) {
    const [location] = await listLocations(tx, member, now(), groupId);
    if (!location) throw notFound("group");
    return location;
  }
}
