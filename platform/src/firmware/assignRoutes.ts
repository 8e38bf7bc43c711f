import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { requireClients } from "../clients/store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id, IdListBody, IdListQuery, readIds } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { leaveRollouts } from "../rollouts/leave.store.js";
import { type Assignment, assignFirmware, listAssignments, listAssignmentsOf } from "./assignment.store.js";
import { byRunning, requireHardware } from "./fitting.rules.js";
import { type Moment, rolloutState } from "./rollout.rules.js";
import { AssignedJson, RolloutJson, SkippedJson } from "./schemas.js";
import { findFirmware } from "./store.js";

const ALL = { kind: "all" } as const;

/** Assigns firmware to clients, and reports their progress. */
export function firmwareAssignRoutes(app: App, deps: Deps): void {
  const { db, now, env } = deps;
  const installTime = env.FIRMWARE_INSTALL_SECONDS;

  app.post(
    "/firmware/assign",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Assigns a firmware to clients, all of them or none; they leave the staged rollouts that they are in. Clients of other or unknown hardware are refused by name, unless force is set. With skipRunning those that tell this version already are left out and keep what they have assigned; the answer names them.",
        body: Type.Object({
          id: Id,
          clients: IdListBody,
          force: Type.Optional(Type.Boolean()),
          skipRunning: Type.Optional(Type.Boolean()),
        }),
        response: { 200: SkippedJson, 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id, clients, force = false, skipRunning = false } = request.body;
      const { ids } = readIds(clients, "clients");
      const work = async (tx: Db) => {
        await lockClients(tx, ids);
        const firmware = await findFirmware(tx, id);
        const found = await requireClients(tx, ALL, ids);
        if (!force) requireHardware(firmware, found);
        const { running, others } = byRunning(firmware, found);
        const skipped = skipRunning ? running.map((client) => client.id) : [];
        const first = (skipRunning ? others : found).map((client) => ({ ...client, attempts: 1 }));
        const given = first.map((client) => client.id);
        await leaveRollouts(tx, given, { now: now(), installTime });
        await assignFirmware(tx, id, first, userOf(request).userId, now());
        return { skipped };
      };
      const answer = await change(deps, request, work, transactClients);
      return skipRunning ? reply.code(200).send(answer) : reply.code(204).send(null);
    },
  );

  app.get(
    "/firmware/rollout",
    {
      config: { access: ADMIN },
      schema: {
        description: "How far the clients are that a firmware was assigned to.",
        querystring: Type.Object({ id: Id }),
        response: { 200: Type.Array(RolloutJson) },
      },
    },
    async ({ query }) => {
      const { version } = await findFirmware(db.read, query.id);
      return (await listAssignments(db.read, query.id)).map((one) =>
        toRolloutJson(one, version, { now: now(), installTime }),
      );
    },
  );

  app.get(
    "/firmware/assigned",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "What clients were assigned last, and how far they are with it; those that were assigned nothing are left out.",
        querystring: Type.Object({ clientId: IdListQuery }),
        response: { 200: Type.Array(AssignedJson) },
      },
    },
    async ({ query }) => {
      const { ids } = readIds(query.clientId, "clientId");
      await requireClients(db.read, ALL, ids);
      const moment = { now: now(), installTime };
      return (await listAssignmentsOf(db.read, ids)).map(({ firmwareId, version, ...one }) => ({
        firmwareId,
        ...toRolloutJson(one, version, moment),
      }));
    },
  );

  app.post(
    "/firmware/retry",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Assigns a firmware once more to the clients that failed; of `clients` only, where given. They leave the staged rollouts that they are in; POST /rollout/retry keeps them there.",
        body: Type.Object({ id: Id, clients: Type.Optional(IdListBody) }),
        response: { 200: Type.Object({ clients: Type.Array(Id, { description: "Those that failed" }) }) },
      },
    },
    async (request) => {
      const { id, clients } = request.body;
      const wanted = clients === undefined ? undefined : readIds(clients, "clients").ids;
      const work = async (tx: Db) => {
        const { version } = await findFirmware(tx, id);
        if (wanted) await requireClients(tx, ALL, wanted);
        await lockClients(tx, wanted ?? (await listAssignments(tx, id)).map(({ clientId }) => clientId));
        const failed = (await listAssignments(tx, id)).filter(
          (one) =>
            rolloutState(one, version, { now: now(), installTime }) === "failed" &&
            (wanted?.includes(one.clientId) ?? true),
        );
        const again = failed.map((one) => ({
          id: one.clientId,
          firmwareVersion: one.reportedVersion,
          attempts: one.attempts + 1,
        }));
        const ids = again.map((one) => one.id);
        await leaveRollouts(tx, ids, { now: now(), installTime });
        await assignFirmware(tx, id, again, userOf(request).userId, now());
        return { clients: failed.map(({ clientId }) => clientId) };
      };
      return change(deps, request, work, transactClients);
    },
  );
}

function toRolloutJson(assignment: Assignment, version: string, moment: Moment) {
  const { clientId, assignDate, downloadDate, downloadedDate, reportDate, reportedVersion, attempts } =
    assignment;
  const dates = { assignDate, downloadDate, downloadedDate, reportDate };
  return { clientId, state: rolloutState(assignment, version, moment), ...dates, reportedVersion, attempts };
}
