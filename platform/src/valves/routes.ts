import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { forbidden, memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { conflict, invalid, malformed } from "../errors.js";
import type { App } from "../http/app.js";
import { readIds } from "../http/ids.js";
import { revising } from "../revisions/revising.js";
import { personOf, requireBundle } from "./access.js";
import { bundlesOfClients, countChange, moveClients } from "./bundles.store.js";
import { changingOrders } from "./changes.store.js";
import { listLocations } from "./locations.js";
import { setModes } from "./modes.store.js";
import { LocationJson, ValveBody, ValveClientJson } from "./schemas.js";
import { settleModesInTime } from "./settle.js";
import { clientIdsOfBundle } from "./store.js";
import { valvesOf } from "./valveJson.js";

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
      config: { access: MEMBERS, role: "operator", change: "repeatable" },
      schema: {
        description:
          "Sets how valves are controlled: manualOn with `until` or `duration` (at most 24 hours) goes back by itself to what was before. Administrators move them to another bundle of their location, too.",
        body: ValveBody,
        response: { 200: Type.Array(ValveClientJson) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const scope = clientScope(member);
      const { ids } = readIds(request.body.clientId, "clientId");
      const { mode, until, duration, bundleId } = request.body;
      if (bundleId !== undefined && member.kind !== "admin") throw forbidden();
      if (mode === undefined) checkNoMode(request.body);
      const changedBy = personOf(member);
      return change(deps, request, async (tx) => {
        const clients = await requireClients(tx, scope, ids);
        if (clients.some(({ isValve }) => !isValve)) throw conflict("NOT_ALL_VALVES");
        if (typeof bundleId === "number") {
          const { group_id: groupId } = await requireBundle(tx, member, bundleId);
          await requireClients(tx, { kind: "group", groupId }, ids);
        }
        const reason = mode === undefined ? "bundle" : "mode";
        await changingOrders(tx, ids, { now: now(), changedBy, reason }, async () => {
          if (bundleId !== undefined) await move(tx, request, ids, bundleId, changedBy);
          if (mode === undefined) return;
          await revising(tx, request, "valveMode", ids, () =>
            setModes(tx, clients, { mode, until, duration }, changedBy, now()),
          );
        });
        return valvesOf(tx, await requireClients(tx, scope, ids), scope, now());
      });
    },
  );

  /** Counts it as a change of every bundle that loses or gets a valve. */
  async function move(
    tx: Db,
    request: FastifyRequest,
    ids: number[],
    bundleId: number | null,
    changedBy: number | null,
  ): Promise<void> {
    const there = new Set(bundleId === null ? [] : await clientIdsOfBundle(tx, bundleId));
    const moving = ids.filter((id) => !there.has(id));
    if (moving.length === 0) return;
    const left = await bundlesOfClients(tx, moving);
    const changed = bundleId === null ? left : [...left, bundleId];
    await revising(tx, request, "bundle", changed, () => moveClients(tx, moving, bundleId));
    await countChange(tx, changed, changedBy, now());
  }
}

/**
 * @throws PlatformError if there is nothing to change, or an end is given without a mode that it would end
 */
function checkNoMode({
  until,
  duration,
  bundleId,
}: {
  until?: number;
  duration?: number;
  bundleId?: number | null;
}) {
  if (bundleId === undefined) throw malformed("mode", "REQUIRED");
  if (until !== undefined) throw invalid("until", "MANUAL_ON_ALONE");
  if (duration !== undefined) throw invalid("duration", "MANUAL_ON_ALONE");
}
