import type { ReportScheduleRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { IntervalName } from "./interval.rules.js";
import type { ReportLanguage } from "./language.js";

export type ScheduleWithClients = ReportScheduleRow & { clientIds: number[] };

/** The owner of schedules: all, or one group. */
export type Owner = "all" | { groupId: number };

/** Schedules by name. */
export async function listSchedules(db: Db, owner: Owner): Promise<ScheduleWithClients[]> {
  const rows = db.selectFrom("report_schedule").selectAll().orderBy("name").orderBy("id");
  return withClients(
    db,
    await (owner === "all" ? rows : rows.where("group_id", "=", owner.groupId)).execute(),
  );
}

/** @throws PlatformError NOT_FOUND, also if it is not the owner's */
export async function findSchedule(db: Db, owner: Owner, id: number): Promise<ScheduleWithClients> {
  const row = await db.selectFrom("report_schedule").selectAll().where("id", "=", id).execute();
  const [schedule] = await withClients(db, row);
  if (!schedule || (owner !== "all" && schedule.group_id !== owner.groupId))
    throw notFound("report schedule");
  return schedule;
}

/** Adds the ids of their clients, ascending, in one query. */
export async function withClients(db: Db, rows: ReportScheduleRow[]): Promise<ScheduleWithClients[]> {
  if (rows.length === 0) return [];
  const clients = await db
    .selectFrom("report_schedule_client")
    .selectAll()
    .where(
      "schedule_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("client_id")
    .execute();
  return rows.map((row) => ({
    ...row,
    clientIds: clients.filter(({ schedule_id }) => schedule_id === row.id).map(({ client_id }) => client_id),
  }));
}

/** The fields of a schedule that people set. */
export interface ScheduleSettings {
  name: string;
  clientIds: number[];
  interval: IntervalName;
  language: ReportLanguage;
  cron: string;
  timeZone: string;
  recipients: string[];
  enabled: boolean;
  /** Null if it is not enabled. */
  nextRunDate: number | null;
}

export function settingsOf(row: ScheduleWithClients): ScheduleSettings {
  const recipients: string[] = JSON.parse(row.recipients);
  return {
    name: row.name,
    clientIds: row.clientIds,
    interval: row.interval as IntervalName,
    language: row.language as ReportLanguage,
    cron: row.cron,
    timeZone: row.time_zone,
    recipients,
    enabled: row.enabled === 1,
    nextRunDate: row.next_run_date,
  };
}

export async function addSchedule(
  tx: Db,
  schedule: ScheduleSettings & { groupId: number | null; createdBy: number },
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("report_schedule")
    .values({
      ...columns(schedule),
      group_id: schedule.groupId,
      created_by: schedule.createdBy,
      create_date: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setClients(tx, id, schedule.clientIds);
  return id;
}

export async function writeSchedule(tx: Db, id: number, schedule: ScheduleSettings): Promise<void> {
  await tx.updateTable("report_schedule").set(columns(schedule)).where("id", "=", id).execute();
  await tx.deleteFrom("report_schedule_client").where("schedule_id", "=", id).execute();
  await setClients(tx, id, schedule.clientIds);
}

function columns(schedule: ScheduleSettings) {
  return {
    name: schedule.name,
    interval: schedule.interval,
    language: schedule.language,
    cron: schedule.cron,
    time_zone: schedule.timeZone,
    recipients: JSON.stringify(schedule.recipients),
    enabled: schedule.enabled ? 1 : 0,
    next_run_date: schedule.nextRunDate,
  };
}

async function setClients(tx: Db, id: number, clientIds: number[]): Promise<void> {
  if (clientIds.length === 0) return;
  await tx
    .insertInto("report_schedule_client")
    .values(clientIds.map((clientId) => ({ schedule_id: id, client_id: clientId })))
    .execute();
}

/** Deletes a schedule with its runs. Their files are then without a run, and discarded afterwards. */
export async function deleteSchedule(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("report_schedule").where("id", "=", id).execute();
}
