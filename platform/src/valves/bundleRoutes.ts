import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { type ClientScope, clientScope } from "../clients/scope.js";
import { findClients, requireClients } from "../clients/store.js";
import type { BundleRow } from "../db/tables/valves.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { conflict, notFound } from "../errors.js";
import { findGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Id, readIdsOrNone } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { addBundle, deleteBundle, setBundleClients, writeBundle } from "./bundles.store.js";
import { logValveChanges } from "./changes.store.js";
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
      config: { access: MEMBERS, change: "repeatable" },
      schema: {
        description: "A new bundle of a location's valves. A valve belongs to one bundle at most (409).",
        body: NewBundleBody,
        response: { 201: BundleJson },
      },
    },
    async (request, reply) => {
      const member = memberOf(request);
      const { groupId, name, clients } = request.body;
      const schedule = readSchedule(request.body.schedule ?? []);
      const ids = clients === undefined ? [] : readIdsOrNone(clients, "clients");
      const bundle = await change(deps, request, async (tx) => {
        await requireLocation(tx, member, groupId);
        const added = await addBundle(tx, { groupId, name, schedule }, now());
        await setClients(tx, added, ids);
        await logValveChanges(tx, ids, now());
        return bundleJson(tx, added, clientScope(member));
      });
      return reply.code(201).send(bundle);
    },
  );

  app.patch(
    "/zalivalnik/bundle",
    {
      config: { access: MEMBERS, change: "repeatable" },
      schema: {
        description: "Changes what is given of a bundle: name, schedule, valves.",
        body: PatchBundleBody,
        response: { 200: BundleJson },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { id, name, clients, schedule } = request.body;
      const wanted = schedule === undefined ? undefined : readSchedule(schedule);
      const ids = clients === undefined ? undefined : readIdsOrNone(clients, "clients");
      return change(deps, request, async (tx) => {
        const old = await requireBundle(tx, member, id);
        const before = await clientIdsOfBundle(tx, id);
        if (ids) await setClients(tx, old, ids);
        const written = await writeBundle(tx, id, {
          name: name ?? old.name,
          schedule: wanted ?? scheduleOf(old),
          changeDate: wanted || ids ? now() : old.change_date,
        });
        await logValveChanges(tx, [...new Set([...before, ...(ids ?? [])])], now());
        return bundleJson(tx, written, clientScope(member));
      });
    },
  );

  app.delete(
    "/zalivalnik/bundle",
    {
      config: { access: MEMBERS, change: "repeatable" },
      schema: {
        description: "Its valves stay, without a schedule.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        await requireBundle(tx, memberOf(request), id);
        const clients = await clientIdsOfBundle(tx, id);
        await deleteBundle(tx, id);
        await logValveChanges(tx, clients, now());
      });
      return reply.code(204).send(null);
    },
  );

  async function bundleJson(tx: Db, bundle: BundleRow, scope: ClientScope) {
    const ids = await clientIdsOfBundle(tx, bundle.id);
    const clients = ids.length === 0 ? [] : await findClients(tx, scope, ids);
    return {
      id: bundle.id,
      name: bundle.name,
      schedule: scheduleOf(bundle),
      clients: await valvesOf(tx, clients, scope, now()),
    };
  }
}

/** @throws PlatformError NOT_FOUND unless the member sees the whole group, CONFLICT where it is no location of valves */
async function requireLocation(tx: Db, member: MemberPrincipal, groupId: number): Promise<void> {
  const scope = clientScope(member);
  const sees = scope.kind === "all" || (scope.kind === "group" && scope.groupId === groupId);
  if (!sees) throw notFound("group");
  const { valve } = await findGroup(tx, groupId);
  if (valve !== 1) throw conflict("The group is no location of valves.");
}

/** @throws PlatformError NOT_FOUND unless the member sees the bundle's whole group */
async function requireBundle(tx: Db, member: MemberPrincipal, id: number): Promise<BundleRow> {
  const scope = clientScope(member);
  const bundle = await findBundle(tx, id);
  const sees = scope.kind === "all" || (scope.kind === "group" && scope.groupId === bundle.group_id);
  if (!sees) throw notFound("bundle");
  return bundle;
}

async function setClients(tx: Db, bundle: BundleRow, ids: number[]): Promise<void> {
  if (ids.length > 0) await requireClients(tx, { kind: "group", groupId: bundle.group_id }, ids);
  await setBundleClients(tx, bundle.id, ids);
}
