import { PERSON_COLUMNS, type PersonRow } from "../auth/userRef.js";
import type { StagedRolloutTable } from "../db/tables/rollouts.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import type { Stage, StagedState, StopReason } from "./stage.rules.js";

/** A firmware on its way to devices, pilots first. */
export interface StagedRollout extends Stage {
  id: number;
  firmwareId: number;
  /** Its current stage, or the one in which it stopped. */
  stage: "pilots" | "rest";
  stopReason: StopReason | null;
  /** A pilot that has not settled this long after its assignment counts as failed; null: no deadline. */
  pilotDeadlineHours: number | null;
  createDate: number;
  createdBy: number | null;
  creator: PersonRow;
  endDate: number | null;
}

/** The fields of a rollout that change over time. */
export type StagedRolloutChange = Partial<
  Pick<StagedRolloutTable, "state" | "stage" | "stop_reason" | "end_date">
>;

/** undefined if there is none, or its firmware is gone. */
export async function findRollout(db: Db, id: number): Promise<StagedRollout | undefined> {
  const row = await rolloutRows(db).where("staged_rollout.id", "=", id).executeTakeFirst();
  return row && toRollout(row);
}

/** @throws PlatformError NOT_FOUND */
export async function requireRollout(db: Db, id: number): Promise<StagedRollout> {
  const rollout = await findRollout(db, id);
  if (!rollout) throw notFound("rollout");
  return rollout;
}

/** A page of rollouts, newest first; of one firmware if given. */
export async function pageOfRollouts(
  db: Db,
  firmwareId: number | undefined,
  paging: Paging,
): Promise<Page<StagedRollout>> {
  const rows = rolloutRows(db);
  const wanted = firmwareId === undefined ? rows : rows.where("staged_rollout.firmware_id", "=", firmwareId);
  const page = await newestFirst(wanted, "staged_rollout.id", paging, ({ id }) => id);
  return { ...page, rows: page.rows.map(toRollout) };
}

/** The ids of rollouts that may advance by themselves, oldest first. */
export async function runningRollouts(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("staged_rollout")
    .select("id")
    .where("state", "in", ["pilots", "rest"])
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds a rollout without devices. @returns its id */
export async function addRollout(
  tx: Db,
  rollout: {
    firmwareId: number;
    pilots: number;
    failuresAtMost: number;
    pilotDeadlineHours: number | null;
    createdBy: number;
  },
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("staged_rollout")
    .values({
      firmware_id: rollout.firmwareId,
      state: "pilots",
      stage: "pilots",
      stop_reason: null,
      pilots: rollout.pilots,
      failures_at_most: rollout.failuresAtMost,
      pilot_deadline_hours: rollout.pilotDeadlineHours,
      create_date: now,
      created_by: rollout.createdBy,
      end_date: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeRollout(tx: Db, id: number, change: StagedRolloutChange): Promise<void> {
  await tx.updateTable("staged_rollout").set(change).where("id", "=", id).execute();
}

type RolloutRow = Awaited<ReturnType<ReturnType<typeof rolloutRows>["execute"]>>[number];

function rolloutRows(db: Db) {
  return db
    .selectFrom("staged_rollout")
    .innerJoin("firmware", "firmware.id", "staged_rollout.firmware_id")
    .leftJoin("user_account", "user_account.id", "staged_rollout.created_by")
    .selectAll("staged_rollout")
    .select([...PERSON_COLUMNS])
    .where("firmware.complete", "=", 1);
}

function toRollout(row: RolloutRow): StagedRollout {
  const { email, person_group, person_admin } = row;
  return {
    id: row.id,
    firmwareId: row.firmware_id,
    state: row.state as StagedState,
    stage: row.stage === "rest" ? "rest" : "pilots",
    stopReason: row.stop_reason as StopReason | null,
    pilots: row.pilots,
    failuresAtMost: row.failures_at_most,
    pilotDeadlineHours: row.pilot_deadline_hours,
    createDate: row.create_date,
    createdBy: row.created_by,
    creator: { email, person_group, person_admin },
    endDate: row.end_date,
  };
}
