import { fieldFault } from "@obcestje/contract/faults.js";
import { PAUSE_DAYS } from "@obcestje/contract/limits/spans.js";
import Type from "typebox";
import { forbidden, memberOf } from "../auth/guard.js";
import { ADMIN, MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { findClients, requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { type PlatformError, refused } from "../errors.js";
import { clientIdsOfGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Id, readIdsOrNone } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { noteMade, revising } from "../revisions/revising.js";
import { personOf, requireBundle, requireLocation } from "./access.js";
import { toBundleJson } from "./bundleJson.js";
import { addBundle, countChange, deleteBundle, setBundleClients, writeBundle } from "./bundles.store.js";
import { changingOrders } from "./changes.store.js";
import { checkBegun, checkEnd } from "./limits.rules.js";
import { readSchedule } from "./scheduleInput.rules.js";
import { BundleJson, NewBundleBody, PatchBundleBody } from "./schemas.js";
import { clientIdsOfBundle, findBundle, scheduleOf } from "./store.js";
import { valvesOf } from "./valveJson.js";

/** Valves that share a schedule. */
export function bundleRoutes(app: App, deps: Deps): void {
  const { now } = deps;

  app.post(
    "/zalivalnik/bundle",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "A new bundle of a location's valves. A valve belongs to one bundle at most (409).",
        body: NewBundleBody,
        response: { 201: BundleJson },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { groupId, name, clients, since } = request.body;
      const schedule = readSchedule(request.body.schedule ?? []);
      const ids = clients === undefined ? [] : readIdsOrNone(clients, "clients");
      if (since !== undefined) checkBegun(since, "since", now());
      const cause = { now: now(), changedBy: personOf(member), reason: "bundle", since } as const;
      const bundle = await change(deps, request, async (tx) => {
        await requireLocation(tx, member, groupId);
        const id = await changingOrders(tx, await concernedOf(tx, groupId, ids), cause, async () => {
          const { changedBy } = cause;
          const added = await addBundle(tx, { groupId, name, schedule, changedBy }, now());
          await setClients(tx, { id: added, groupId }, ids);
          await noteMade(tx, request, "bundle", added);
          return added;
        });
        return bundleJson(tx, id, member);
      });
      return reply.code(201).send(bundle);
    },
  );

  app.patch(
    "/zalivalnik/bundle",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description:
          "Changes what is given of a bundle: its schedule or pause; by administrators its name or valves, too. Where a version is given that it has no more, nothing is changed (409).",
        body: PatchBundleBody,
        response: { 200: BundleJson },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { id, version, name, clients, schedule, pausedUntil } = request.body;
      if ((name !== undefined || clients !== undefined) && member.kind !== "admin") throw forbidden();
      const wanted = schedule === undefined ? undefined : readSchedule(schedule);
      const ids = clients === undefined ? undefined : readIdsOrNone(clients, "clients");
      if (typeof pausedUntil === "number") checkEnd(pausedUntil, PAUSE_DAYS, "pausedUntil", now());
      return change(deps, request, async (tx) => {
        const old = await requireBundle(tx, member, id);
        if (version !== undefined && version !== old.version) throw changedMeanwhile(old.version);
        const before = await clientIdsOfBundle(tx, id);
        const fresh = {
          name: name ?? old.name,
          schedule: wanted ?? scheduleOf(old),
          pausedUntil: pausedUntil === undefined ? old.paused_until : pausedUntil,
        };
        const isOther =
          fresh.name !== old.name ||
          JSON.stringify(fresh.schedule) !== old.schedule ||
          (ids !== undefined && !areSame(ids, before));
        const changedBy = personOf(member);
        const reason = wanted ? "schedule" : ids ? "bundle" : "pause";
        const concerned = await concernedOf(tx, old.group_id, [...new Set([...before, ...(ids ?? [])])]);
        const write = async () => {
          if (ids) await setClients(tx, { id, groupId: old.group_id }, ids);
          await writeBundle(tx, id, fresh);
          if (isOther) await countChange(tx, [id], changedBy, now());
        };
        await changingOrders(tx, concerned, { now: now(), changedBy, reason }, () =>
          revising(tx, request, "bundle", [id], write),
        );
        return bundleJson(tx, id, member);
      });
    },
  );

  app.delete(
    "/zalivalnik/bundle",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Its valves stay, without a schedule.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      const member = memberOf(request);
      await change(deps, request, async (tx) => {
        const { group_id } = await requireBundle(tx, member, id);
        const cause = { now: now(), changedBy: personOf(member), reason: "bundle" } as const;
        const concerned = await concernedOf(tx, group_id, await clientIdsOfBundle(tx, id));
        await changingOrders(tx, concerned, cause, () =>
          revising(tx, request, "bundle", [id], () => deleteBundle(tx, id)),
        );
      });
      return reply.code(204).send(null);
    },
  );

  async function bundleJson(tx: Db, id: number, member: MemberPrincipal) {
    const scope = clientScope(member);
    const ids = await clientIdsOfBundle(tx, id);
    const clients = ids.length === 0 ? [] : await findClients(tx, scope, ids);
    const valves = await valvesOf(tx, clients, scope, now());
    return toBundleJson(await findBundle(tx, id), valves, member, now());
  }
}

/**
 * The clients whose viewers are notified of a bundle's change: its own valves, or all of its location if it
 * has none.
 */
async function concernedOf(tx: Db, groupId: number, own: number[]): Promise<number[]> {
  return own.length > 0 ? own : clientIdsOfGroup(tx, groupId);
}

async function setClients(
  tx: Db,
  { id, groupId }: { id: number; groupId: number },
  ids: number[],
): Promise<void> {
  if (ids.length > 0) await requireClients(tx, { kind: "group", groupId }, ids);
  await setBundleClients(tx, id, ids);
}

function changedMeanwhile(version: number): PlatformError {
  return refused("CONFLICT", "BUNDLE_CHANGED", {
    fields: [fieldFault("version", "VERSION_IS", { version })],
  });
}

function areSame(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
