import { ROLLOUT_HOURS, USUAL_ROLLOUT_HOURS } from "@obcestje/contract/limits/spans.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { requireClients } from "../clients/store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict, invalid } from "../errors.js";
import { byRunning, requireHardware } from "../firmware/fitting.rules.js";
import { type Firmware, findFirmware } from "../firmware/store.js";
import type { App } from "../http/app.js";
import { Id, IdListBody, readIds } from "../http/ids.js";
import { Nullable } from "../http/schemas.js";
import { advance, stop } from "./advance.js";
import { devicesOf, holdRollout, type RolloutDevice } from "./devices.store.js";
import { begunAnew, enqueue, requeueFailed } from "./queue.store.js";
import { wholeRolloutJson } from "./rolloutJson.js";
import { WholeRolloutJson } from "./schemas.js";
import { addRollout, requireRollout, type StagedRollout, writeRollout } from "./store.js";

const ALL = { kind: "all" } as const;
const Force = Type.Optional(
  Type.Boolean({ description: "Also to clients whose hardware is another, or not known" }),
);

/** Calls of administrators that change staged rollouts. */
export function rolloutChangeRoutes(app: App, deps: Deps): void {
  const { env, now } = deps;

  app.post(
    "/rollout",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Gives a firmware to as many of the clients as `pilots` says, in the order in which they are given; to the rest once each pilot has settled, or was waited for in vain, and no more than `failuresAtMost` failed. Stops by itself where more fail. 1000 clients at most; more can be added. They wait in no other rollout any more. Clients that tell its version already are left out, and pilots and failuresAtMost are at most as many as there are left; 422 where none is.",
        body: Type.Object({
          firmwareId: Id,
          clients: IdListBody,
          pilots: Type.Integer({ minimum: 1 }),
          failuresAtMost: Type.Integer({ minimum: 0 }),
          pilotDeadlineHours: Type.Optional(
            Nullable(
              Type.Integer({
                minimum: 1,
                maximum: ROLLOUT_HOURS,
                description: `Hours that a pilot is waited for; one that has not settled by then counts as failed. Default ${USUAL_ROLLOUT_HOURS}; null: without end`,
              }),
            ),
          ),
          force: Force,
        }),
        response: { 201: WholeRolloutJson },
      },
    },
    async (request, reply) => {
      const { firmwareId, clients, pilots, failuresAtMost, force = false } = request.body;
      const { pilotDeadlineHours = USUAL_ROLLOUT_HOURS } = request.body;
      const { ids } = readIds(clients, "clients");
      if (pilots > ids.length) throw invalid("pilots", "NOT_MORE", { max: ids.length });
      if (failuresAtMost > ids.length) throw invalid("failuresAtMost", "NOT_MORE", { max: ids.length });
      const createdBy = userOf(request).userId;
      const work = async (tx: Db) => {
        await lockClients(tx, ids);
        const firmware = await findFirmware(tx, firmwareId);
        const wanting = await wantingClients(tx, firmware, ids, force);
        if (wanting.length === 0) throw invalid("clients", "RUNNING_ALREADY");
        const most = (count: number) => Math.min(count, wanting.length);
        const stages = { pilots: most(pilots), failuresAtMost: most(failuresAtMost), pilotDeadlineHours };
        const id = await addRollout(tx, { firmwareId, ...stages, createdBy }, now());
        await enqueue(tx, id, wanting);
        return movedOn(tx, request, id);
      };
      return reply.code(201).send(await change(deps, request, work, transactClients));
    },
  );

  app.post(
    "/rollout/clients",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Adds clients to a rollout, 1000 at most at once: they wait behind those that are in it, and in no other. Who was replaced or withdrawn there waits again. Clients that tell its version already are left out. 409 once it is done.",
        body: Type.Object({ id: Id, clients: IdListBody, force: Force }),
        response: { 200: WholeRolloutJson },
      },
    },
    async (request) => {
      const { id, clients, force = false } = request.body;
      const { ids } = readIds(clients, "clients");
      const work = async (tx: Db, rollout: StagedRollout) => {
        requireOpen(rollout);
        const firmware = await findFirmware(tx, rollout.firmwareId);
        await enqueue(tx, id, await wantingClients(tx, firmware, ids, force));
      };
      return changing(request, id, work, ids);
    },
  );

  app.patch(
    "/rollout",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "stopped: nothing more is assigned, and what no device has begun to fetch is withdrawn. running: lets it go on, also to the rest where pilots have not settled, and to what was withdrawn; what failed until then no longer counts. 409 once it is done.",
        body: Type.Object({ id: Id, state: Type.Enum(["stopped", "running"]) }),
        response: { 200: WholeRolloutJson },
      },
    },
    async (request) => {
      const { id, state } = request.body;
      return changing(request, id, async (tx, rollout, devices) => {
        requireOpen(rollout);
        if (state === "running") await goOn(tx, rollout, devices, "rest");
        else if (rollout.state !== "stopped") await stop(tx, rollout, devices, "person", now());
      });
    },
  );

  app.post(
    "/rollout/retry",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Assigns the firmware once more to clients of a rollout that failed and were not given another since; to those of `clients` only, where given. Where one failed, a rollout that is over or stopped goes on where it was.",
        body: Type.Object({ id: Id, clients: Type.Optional(IdListBody) }),
        response: { 200: WholeRolloutJson },
      },
    },
    async (request) => {
      const { id, clients } = request.body;
      const wanted = clients === undefined ? undefined : readIds(clients, "clients").ids;
      return changing(request, id, async (tx, rollout, devices) => {
        if (wanted) await requireClients(tx, ALL, wanted);
        const failed = devices.filter(
          ({ clientId, state, isGiven }) =>
            isGiven && state === "failed" && (wanted?.includes(clientId) ?? true),
        );
        if (failed.length === 0) return;
        if (rollout.state === "stopped" || rollout.state === "done")
          await goOn(tx, rollout, devices, rollout.stage);
        await requeueFailed(tx, id, failed);
      });
    },
  );

  /**
   * Changes a rollout and the assignments of `others`, holding them against other changes, and then advances
   * the rollout.
   */
  function changing(
    request: FastifyRequest,
    id: number,
    work: (tx: Db, rollout: StagedRollout, devices: RolloutDevice[]) => Promise<void>,
    others: readonly number[] = [],
  ) {
    const changed = async (tx: Db) => {
      await holdRollout(tx, id, others);
      const rollout = await requireRollout(tx, id);
      await work(tx, rollout, await devicesOf(tx, id, moment()));
      return movedOn(tx, request, id);
    };
    return change(deps, request, changed, transactClients);
  }

  async function movedOn(tx: Db, request: FastifyRequest, id: number) {
    await advance(tx, id, moment());
    const devices = await devicesOf(tx, id, moment());
    return wholeRolloutJson(await requireRollout(tx, id), devices, userOf(request));
  }

  function moment() {
    return { now: now(), installTime: env.FIRMWARE_INSTALL_SECONDS };
  }
}

/** A person resumes it: earlier failures are known. */
async function goOn(
  tx: Db,
  { id }: StagedRollout,
  devices: readonly RolloutDevice[],
  stage: StagedRollout["stage"],
): Promise<void> {
  await begunAnew(tx, id, devices);
  await writeRollout(tx, id, { state: stage, stage, stop_reason: null, end_date: null });
}

/** @throws PlatformError CONFLICT */
function requireOpen({ state }: StagedRollout): void {
  if (state === "done") throw conflict("ROLLOUT_OVER");
}

/**
 * Clients that don't report the version yet, in their order.
 * @throws PlatformError NOT_FOUND, VALIDATION_FAILED naming clients that the firmware is not for
 */
async function wantingClients(tx: Db, firmware: Firmware, ids: number[], force: boolean): Promise<number[]> {
  const clients = await requireClients(tx, ALL, ids);
  if (!force) requireHardware(firmware, clients);
  return byRunning(firmware, clients).others.map(({ id }) => id);
}
