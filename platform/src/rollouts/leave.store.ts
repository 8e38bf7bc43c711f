import type { Db } from "../db/tables.js";
import type { Moment } from "../firmware/rollout.rules.js";
import { givenDevices, type RolloutDevice } from "./devices.store.js";
import { type DeviceState, isUnderWay } from "./stage.rules.js";

const QUEUED = ["waiting", "withdrawn"];

/**
 * Removes clients from their rollouts before they are assigned a firmware in another way: unsettled ones are
 * replaced.
 */
export async function leaveRollouts(
  tx: Db,
  clientIds: number[],
  moment: Moment,
  stayIn: number | null = null,
): Promise<void> {
  if (clientIds.length === 0) return;
  await leaveQueues(tx, clientIds, stayIn);
  for (const device of await givenDevices(tx, clientIds, moment)) {
    const { rolloutId, state } = device;
    if (rolloutId !== stayIn) await keepProgress(tx, device, isUnderWay(state) ? "replaced" : state);
  }
}

/** Removes clients from the queues of all other rollouts: the last decision holds. */
export async function leaveQueues(tx: Db, clientIds: number[], stayIn: number | null): Promise<void> {
  if (clientIds.length === 0) return;
  let queued = tx
    .updateTable("staged_rollout_client")
    .set({ state: "replaced" })
    .where("client_id", "in", clientIds)
    .where("state", "in", QUEUED);
  if (stayIn !== null) queued = queued.where("rollout_id", "!=", stayIn);
  await queued.execute();
}

/** Those clients that wait in another rollout. */
export async function queuedElsewhere(tx: Db, clientIds: number[], rolloutId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom("staged_rollout_client")
    .select("client_id")
    .where("client_id", "in", clientIds)
    .where("rollout_id", "!=", rolloutId)
    .where("state", "in", QUEUED)
    .execute();
  return new Set(rows.map((row) => row.client_id));
}

/** Detaches a device's progress from its assignment: from here on it is stored here. */
export async function keepProgress(
  tx: Db,
  { rolloutId, clientId, ...device }: RolloutDevice,
  state: DeviceState,
): Promise<void> {
  await tx
    .updateTable("staged_rollout_client")
    .set({
      state,
      assign_date: device.assignDate,
      download_date: device.downloadDate,
      downloaded_date: device.downloadedDate,
      report_date: device.reportDate,
      reported_version: device.reportedVersion,
      attempts: device.attempts,
    })
    .where("rollout_id", "=", rolloutId)
    .where("client_id", "=", clientId)
    .execute();
}
