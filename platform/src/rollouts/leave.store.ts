import type { Db } from "../db/tables.js";
import type { Moment } from "../firmware/rollout.rules.js";
import { givenDevices, type RolloutDevice } from "./devices.store.js";
import { type DeviceState, isUnderWay } from "./stage.rules.js";

const QUEUED = ["waiting", "withdrawn"];

/** Takes clients out of the rollouts that they are in, before they are assigned a firmware otherwise: whoever is not settled there is replaced. */
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

/** Has clients wait in no other rollout any more: what was decided last holds. */
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

/** Which of the clients wait in another rollout. */
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

/** Ends that a device's assignment tells how far it is: from here on this does. */
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
