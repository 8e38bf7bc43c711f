import type { SelectQueryBuilder } from "kysely";
import { lockClients, lockRollout } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { type Moment, rolloutState } from "../firmware/rollout.rules.js";
import { type DeviceState, isOverdue, type StageDevice } from "./stage.rules.js";

/** A device of a rollout, and its progress. */
export interface RolloutDevice extends StageDevice {
  rolloutId: number;
  /** Its assignment belongs to this rollout. */
  isGiven: boolean;
  assignDate: number | null;
  /** When it began to fetch the file. */
  downloadDate: number | null;
  /** When the file's last byte was sent to it. */
  downloadedDate: number | null;
  reportDate: number | null;
  reportedVersion: string | null;
  attempts: number;
}

/** A rollout's devices, in rollout order. */
export async function devicesOf(db: Db, rolloutId: number, moment: Moment): Promise<RolloutDevice[]> {
  const rows = await deviceRows(db).where("device.rollout_id", "=", rolloutId).execute();
  return rows.map((row) => toDevice(row, moment));
}

/**
 * The number of rollouts' devices in each state, by rollout. Only those with a current assignment are read
 * one by one, and a device has only one: however many rollouts there were, these are no more than the fleet.
 */
export async function statesOf(
  db: Db,
  rolloutIds: number[],
  moment: Moment,
): Promise<Map<number, Map<DeviceState, number>>> {
  const states = new Map(rolloutIds.map((id) => [id, new Map<DeviceState, number>()]));
  if (rolloutIds.length === 0) return states;
  const add = (rolloutId: number, state: DeviceState, count: number) => {
    const counts = states.get(rolloutId);
    counts?.set(state, (counts.get(state) ?? 0) + count);
  };
  const kept = await db
    .selectFrom("staged_rollout_client")
    .select(({ fn }) => ["rollout_id", "state", fn.countAll<number>().as("count")])
    .where("rollout_id", "in", rolloutIds)
    .where("state", "!=", "given")
    .groupBy(["rollout_id", "state"])
    .execute();
  for (const { rollout_id, state, count } of kept) add(rollout_id, state as DeviceState, count);
  const given = deviceRows(db).where("device.rollout_id", "in", rolloutIds);
  for (const row of await given.where("device.state", "=", "given").execute())
    add(row.rollout_id, toDevice(row, moment).state, 1);
  return states;
}

/**
 * Locks a rollout, its devices' progress, and the assignments of `others`, until the transaction ends. Only
 * the fetching of files is still recorded. In transactClients().
 */
export async function holdRollout(tx: Db, id: number, others: readonly number[] = []): Promise<void> {
  await lockRollout(tx, id);
  const rows = await tx
    .selectFrom("staged_rollout_client")
    .select("client_id")
    .where("rollout_id", "=", id)
    .execute();
  await lockClients(tx, [...rows.map((row) => row.client_id), ...others]);
}

/** Clients whose firmware comes from a rollout, with that rollout. */
export async function givenDevices(db: Db, clientIds: number[], moment: Moment): Promise<RolloutDevice[]> {
  const rows = await deviceRows(db)
    .where("device.client_id", "in", clientIds)
    .where("device.state", "=", "given")
    .execute();
  return rows.map((row) => toDevice(row, moment));
}

type DeviceRow = RowOf<ReturnType<typeof deviceRows>>;
type RowOf<Query> = Query extends SelectQueryBuilder<infer _Database, infer _Table, infer Row> ? Row : never;

function deviceRows(db: Db) {
  return db
    .selectFrom("staged_rollout_client as device")
    .innerJoin("staged_rollout as rollout", "rollout.id", "device.rollout_id")
    .innerJoin("firmware", "firmware.id", "rollout.firmware_id")
    .leftJoin("firmware_assignment as given", (join) =>
      join.onRef("given.client_id", "=", "device.client_id").on("device.state", "=", "given"),
    )
    .select(["device.rollout_id", "device.client_id", "device.pilot", "device.forgiven", "device.state"])
    .select(["firmware.version", "given.request_date", "rollout.pilot_deadline_hours"])
    .select(({ fn }) => [
      fn.coalesce("given.assign_date", "device.assign_date").as("assign_date"),
      fn.coalesce("given.download_date", "device.download_date").as("download_date"),
      fn.coalesce("given.downloaded_date", "device.downloaded_date").as("downloaded_date"),
      fn.coalesce("given.report_date", "device.report_date").as("report_date"),
      fn.coalesce("given.reported_version", "device.reported_version").as("reported_version"),
      fn.coalesce("given.attempts", "device.attempts").as("attempts"),
    ])
    .orderBy("device.place")
    .orderBy("device.client_id");
}

function toDevice(row: DeviceRow, moment: Moment): RolloutDevice {
  const progress = {
    downloadedDate: row.downloaded_date,
    reportDate: row.report_date,
    reportedVersion: row.reported_version,
  };
  const isGiven = row.state === "given";
  const state = isGiven
    ? rolloutState({ ...progress, requestDate: row.request_date }, row.version ?? "", moment)
    : (row.state as DeviceState);
  const isPilot = row.pilot === 1;
  const sofar = { isPilot, state, assignDate: row.assign_date };
  return {
    rolloutId: row.rollout_id,
    clientId: row.client_id,
    isPilot,
    isForgiven: row.forgiven === 1,
    isOverdue: isOverdue(sofar, row.pilot_deadline_hours, moment.now),
    isGiven,
    state,
    assignDate: row.assign_date,
    downloadDate: row.download_date,
    ...progress,
    attempts: row.attempts,
  };
}
