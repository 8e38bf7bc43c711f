import type { Db } from "../db/tables.js";
import { assignFirmware, withdrawUntouched } from "../firmware/assignment.store.js";
import type { Moment } from "../firmware/rollout.rules.js";
import type { RolloutDevice } from "./devices.store.js";
import { keepProgress, leaveQueues, leaveRollouts, queuedElsewhere } from "./leave.store.js";
import type { StagedRollout } from "./store.js";

/**
 * Puts clients into a rollout's queue behind its present ones, and out of all others. Those that wait there
 * or have it already stay unchanged.
 * @param clientIds in rollout order
 */
export async function enqueue(tx: Db, rolloutId: number, clientIds: number[]): Promise<void> {
  if (clientIds.length === 0) return;
  await leaveQueues(tx, clientIds, rolloutId);
  const { last } = await tx
    .selectFrom("staged_rollout_client")
    .select(({ fn }) => fn.max("place").as("last"))
    .where("rollout_id", "=", rolloutId)
    .executeTakeFirstOrThrow();
  const first = (last ?? -1) + 1;
  const waiting = { state: "waiting", pilot: 0, forgiven: 0, attempts: 0 };
  await tx
    .insertInto("staged_rollout_client")
    .values(
      clientIds.map((clientId, index) => ({
        rollout_id: rolloutId,
        client_id: clientId,
        place: first + index,
        ...waiting,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["rollout_id", "client_id"])
        .doUpdateSet(({ ref }) => ({ state: "waiting", forgiven: 0, place: ref("excluded.place") }))
        .where("staged_rollout_client.state", "not in", ["waiting", "given"]),
    )
    .execute();
}

/** Assigns a rollout's firmware to waiting devices; in the stage of pilots these are pilots. */
export async function give(
  tx: Db,
  { id, firmwareId, state, createdBy }: StagedRollout,
  devices: readonly RolloutDevice[],
  moment: Moment,
): Promise<void> {
  const ids = devices.map(({ clientId }) => clientId);
  await leaveRollouts(tx, ids, moment, id);
  const told = await tx
    .selectFrom("client_state")
    .select(["client_id", "firmware_version"])
    .where("client_id", "in", ids)
    .execute();
  const versions = new Map(told.map((row) => [row.client_id, row.firmware_version]));
  const clients = devices.map(({ clientId, attempts }) => ({
    id: clientId,
    firmwareVersion: versions.get(clientId) ?? null,
    attempts: attempts + 1,
  }));
  await assignFirmware(tx, firmwareId, clients, createdBy, moment.now);
  const nothing = {
    assign_date: null,
    download_date: null,
    downloaded_date: null,
    report_date: null,
    reported_version: null,
  };
  await tx
    .updateTable("staged_rollout_client")
    .set({ state: "given", ...nothing, ...(state === "pilots" ? { pilot: 1 } : {}) })
    .where("rollout_id", "=", id)
    .where("client_id", "in", ids)
    .execute();
}

/** Withdraws a rollout's firmware from devices that have not begun to fetch it. */
export async function withdraw(
  tx: Db,
  { id, firmwareId }: StagedRollout,
  devices: readonly RolloutDevice[],
): Promise<void> {
  const assigned = devices.filter(({ state }) => state === "assigned");
  if (assigned.length === 0) return;
  const ids = assigned.map(({ clientId }) => clientId);
  const withdrawn = new Set(await withdrawUntouched(tx, firmwareId, ids));
  const elsewhere = await queuedElsewhere(tx, ids, id);
  for (const device of assigned.filter(({ clientId }) => withdrawn.has(clientId)))
    await keepProgress(tx, device, elsewhere.has(device.clientId) ? "replaced" : "withdrawn");
}

/** Puts failed devices back into the queue, and out of all other rollouts. */
export async function requeueFailed(
  tx: Db,
  rolloutId: number,
  failed: readonly RolloutDevice[],
): Promise<void> {
  const ids = failed.map(({ clientId }) => clientId);
  await leaveQueues(tx, ids, rolloutId);
  for (const device of failed) await keepProgress(tx, device, "waiting");
  await forgive(tx, rolloutId, ids, false);
}

/**
 * Restarts the counts of failures and silent pilots when a person resumes a rollout, and puts its withdrawn
 * devices back into the queue.
 */
export async function begunAnew(tx: Db, rolloutId: number, devices: readonly RolloutDevice[]): Promise<void> {
  const failed = devices
    .filter(({ state, isOverdue }) => state === "failed" || isOverdue)
    .map(({ clientId }) => clientId);
  await forgive(tx, rolloutId, failed, true);
  await tx
    .updateTable("staged_rollout_client")
    .set({ state: "waiting" })
    .where("rollout_id", "=", rolloutId)
    .where("state", "=", "withdrawn")
    .execute();
}

async function forgive(tx: Db, rolloutId: number, clientIds: number[], forgiven: boolean): Promise<void> {
  if (clientIds.length === 0) return;
  await tx
    .updateTable("staged_rollout_client")
    .set({ forgiven: forgiven ? 1 : 0 })
    .where("rollout_id", "=", rolloutId)
    .where("client_id", "in", clientIds)
    .execute();
}
