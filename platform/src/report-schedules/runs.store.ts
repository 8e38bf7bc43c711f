import type { Static } from "typebox";
import type { ReportRunRow, ReportScheduleRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import type { MailFault } from "../mail/outcome.js";
import { type IntervalName, periodAt } from "./interval.rules.js";
import type { RunReason } from "./runReasons.js";
import type { ReportRunJson } from "./runSchemas.js";
import type { Owner } from "./store.js";

export type RunState = "waiting" | "running" | "succeeded" | "failed";
type RunJson = Static<typeof ReportRunJson>;

/**
 * Adds a run with the schedule's period at an instant, fixed from now on; none if that time already has its
 * run.
 */
export async function addRun(
  tx: Db,
  schedule: ReportScheduleRow,
  { dueDate, manual }: { dueDate: number; manual: boolean },
): Promise<ReportRunRow | undefined> {
  const period = periodAt(schedule.interval as IntervalName, dueDate, schedule.time_zone);
  return tx
    .insertInto("report_run")
    .values({
      schedule_id: schedule.id,
      due_date: dueDate,
      manual: manual ? 1 : 0,
      start_time: period.start,
      end_time: period.end,
      language: schedule.language,
      state: "waiting",
      attempts: 0,
      next_date: dueDate,
    })
    .onConflict((due) => due.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Adds a run that somebody requests now.
 * @throws PlatformError CONFLICT while a run of the schedule waits or is being made
 */
export async function addManualRun(tx: Db, schedule: ReportScheduleRow, now: number): Promise<RunJson> {
  const unfinished = await tx
    .selectFrom("report_run")
    .select("id")
    .where("schedule_id", "=", schedule.id)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirst();
  if (unfinished) throw conflict("REPORT_UNDER_WAY");
  const run = await addRun(tx, schedule, { dueDate: now, manual: true });
  if (!run) throw new Error("A run that was asked for is there already.");
  return runJson(tx, run, now);
}

/** @throws PlatformError NOT_FOUND, also if its schedule is not the owner's */
export async function findRun(db: Db, owner: Owner, id: number): Promise<ReportRunRow> {
  const run = db
    .selectFrom("report_run")
    .innerJoin("report_schedule", "report_schedule.id", "report_run.schedule_id")
    .selectAll("report_run")
    .where("report_run.id", "=", id);
  const row = await (owner === "all"
    ? run
    : run.where("report_schedule.group_id", "=", owner.groupId)
  ).executeTakeFirst();
  if (!row) throw notFound("report run");
  return row;
}

/** A page of a schedule's runs, newest first. */
export async function listRuns(
  db: Db,
  scheduleId: number,
  paging: Paging,
  now: number,
): Promise<Page<RunJson>> {
  const query = db.selectFrom("report_run").selectAll().where("schedule_id", "=", scheduleId);
  const page = await newestFirst(query, "report_run.id", paging, ({ id }) => id);
  return { ...page, rows: await runsJson(db, page.rows, now) };
}

/** The newest run of each schedule that has one. */
export async function lastRuns(db: Db, scheduleIds: number[], now: number): Promise<Map<number, RunJson>> {
  if (scheduleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("report_schedule")
    .innerJoin("report_run", (join) =>
      join.on("report_run.id", "=", ({ selectFrom }) =>
        selectFrom("report_run as newest")
          .select(({ fn }) => fn.max("newest.id").as("id"))
          .whereRef("newest.schedule_id", "=", "report_schedule.id"),
      ),
    )
    .selectAll("report_run")
    .where("report_schedule.id", "in", scheduleIds)
    .execute();
  return new Map((await runsJson(db, rows, now)).map((run) => [run.scheduleId, run]));
}

/** The number of stored runs, by state. */
export function countRuns(db: Db): Promise<{ state: string; runs: number }[]> {
  return db
    .selectFrom("report_run")
    .select(({ fn }) => ["state", fn.countAll<number>().as("runs")])
    .groupBy("state")
    .execute();
}

export async function runJson(db: Db, row: ReportRunRow, now: number): Promise<RunJson> {
  const [json] = await runsJson(db, [row], now);
  if (!json) throw new Error("A run was told as none.");
  return json;
}

async function runsJson(db: Db, rows: ReportRunRow[], now: number): Promise<RunJson[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom("report_file")
    .select(["run_id", "name", "size"])
    .where("run_id", "in", ids)
    .where("complete", "=", 1)
    .execute();
  const deliveries = await db
    .selectFrom("report_delivery")
    .selectAll()
    .where("run_id", "in", ids)
    .orderBy("recipient")
    .execute();
  return rows.map((row) => {
    const file = files.find(({ run_id }) => run_id === row.id);
    return {
      id: row.id,
      scheduleId: row.schedule_id,
      dueDate: row.due_date,
      manual: row.manual === 1,
      startTimestamp: row.start_time,
      endTimestamp: row.end_time,
      state: stateOf(row, now),
      attempts: row.attempts,
      startDate: row.start_date,
      endDate: row.end_date,
      nextAttemptDate: row.next_date,
      reason: row.reason as RunReason | null,
      fileName: file?.name ?? null,
      fileSize: file?.size ?? null,
      deliveries: deliveries
        .filter(({ run_id }) => run_id === row.id)
        .map(({ recipient, state, attempts, sent_date, reason }) => ({
          recipient,
          state: state as "waiting" | "sent" | "failed",
          attempts,
          sentDate: sent_date,
          reason: reason as MailFault | null,
        })),
    };
  });
}

/** A run not finished in time waits again, even if that is not stored yet. */
function stateOf({ state, lease_until }: ReportRunRow, now: number): RunState {
  const lost = state === "running" && (lease_until ?? 0) <= now;
  return lost ? "waiting" : (state as RunState);
}
