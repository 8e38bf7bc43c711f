import { randomUUID } from "node:crypto";
import type { ClientScope } from "../clients/scope.js";
import type { ReportRunRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import { pauseAfter } from "../jobs/pause.rules.js";
import { findClientsOrPlaces } from "../places/find.store.js";
import { addReportKey } from "../report-keys/store.js";
import { MINUTE } from "../time/clock.js";
import { lastDue, nextDue } from "./cron.rules.js";
import type { ReportLanguage } from "./language.js";
import type { RunReason } from "./runReasons.js";
import { addRun } from "./runs.store.js";
import { type ScheduleWithClients, withClients } from "./store.js";

/** A run without a reported outcome for this long is given to another renderer. */
const LEASE = 10 * MINUTE;
const MOST_ATTEMPTS = 5;
const SCHEDULES_A_CLAIM = 200;

/**
 * Creates runs of due schedules, and gives out waiting ones, each to one claimer. If a schedule was due
 * several times while nobody claimed, it runs once, for the latest time. Unrequested runs of a paused
 * schedule, and runs whose maker may see none of their clients, fail here.
 */
export async function claimRuns(tx: Db, limit: number, now: number) {
  await addDueRuns(tx, now);
  const runs = await tx
    .selectFrom("report_run")
    .selectAll()
    .where(({ and, or, eb }) =>
      or([
        and([eb("state", "=", "waiting"), eb("next_date", "<=", now)]),
        and([eb("state", "=", "running"), eb("lease_until", "<=", now)]),
      ]),
    )
    .orderBy("due_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  const schedules = await schedulesOf(tx, runs);
  const claimed = [];
  for (const run of runs) {
    const schedule = schedules.get(run.schedule_id);
    if (!schedule) continue;
    const outcome = await claim(tx, run, schedule, now);
    if (typeof outcome === "string") await endFailed(tx, run, outcome, now);
    else claimed.push(outcome);
  }
  return claimed;
}

async function addDueRuns(tx: Db, now: number): Promise<void> {
  const due = await tx
    .selectFrom("report_schedule")
    .selectAll()
    .where("enabled", "=", 1)
    .where("next_run_date", "<=", now)
    .orderBy("next_run_date")
    .orderBy("id")
    .limit(SCHEDULES_A_CLAIM)
    .execute();
  for (const schedule of due) {
    const { id, cron, time_zone: timeZone, next_run_date: next } = schedule;
    const dueDate = Math.max(next ?? 0, lastDue(cron, timeZone, now) ?? 0);
    await addRun(tx, schedule, { dueDate, manual: false });
    await tx
      .updateTable("report_schedule")
      .set({ next_run_date: nextDue(cron, timeZone, now) })
      .where("id", "=", id)
      .execute();
  }
}

async function schedulesOf(tx: Db, runs: ReportRunRow[]): Promise<Map<number, ScheduleWithClients>> {
  const ids = [...new Set(runs.map(({ schedule_id }) => schedule_id))];
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom("report_schedule").selectAll().where("id", "in", ids).execute();
  return new Map((await withClients(tx, rows)).map((schedule) => [schedule.id, schedule]));
}

/** @returns the run as its claimer gets it, or the reason why it fails for good */
async function claim(tx: Db, run: ReportRunRow, schedule: ScheduleWithClients, now: number) {
  if (run.attempts >= MOST_ATTEMPTS) return "lost";
  if (schedule.enabled !== 1 && run.manual !== 1) return "paused";
  const { created_by: userId } = schedule;
  const { clientIds, groupId } = await clientsInSight(tx, schedule);
  if (userId === null || clientIds.length === 0) return "nobody";
  const [token, leaseUntil, attempt] = [randomUUID(), now + LEASE, run.attempts + 1];
  await tx
    .updateTable("report_run")
    .set({
      state: "running",
      attempts: attempt,
      next_date: null,
      claim: token,
      lease_until: leaseUntil,
      start_date: now,
      end_date: null,
      client_count: clientIds.length,
    })
    .where("id", "=", run.id)
    .execute();
  const period = { start: run.start_time, end: run.end_time };
  const key = { clientIds, asker: { userId }, groupId, period, lifetime: LEASE };
  const { sessionKey } = await addReportKey(tx, key, now);
  return {
    runId: run.id,
    claim: token,
    scheduleId: schedule.id,
    name: schedule.name,
    language: run.language as ReportLanguage,
    timeZone: schedule.time_zone,
    dueDate: run.due_date,
    startTimestamp: period.start,
    endTimestamp: period.end,
    leaseUntil,
    clientIds,
    sessionKey,
    attempt,
  };
}

const NOTHING = { clientIds: [], groupId: null };

/**
 * A schedule's clients that its maker may see now, within the schedule's group if it has one; and the group
 * whose view counts.
 */
async function clientsInSight(
  tx: Db,
  schedule: ScheduleWithClients,
): Promise<{ clientIds: number[]; groupId: number | null }> {
  const { created_by: userId, group_id: groupId, clientIds } = schedule;
  if (userId === null || clientIds.length === 0) return NOTHING;
  const maker = await tx
    .selectFrom("user_account")
    .select(["admin", "confirmed", "group_id"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (maker?.confirmed !== 1) return NOTHING;
  const own = maker.admin === 1 ? groupId : maker.group_id;
  if (maker.admin !== 1 && (own === null || (groupId !== null && own !== groupId))) return NOTHING;
  const scope: ClientScope = own === null ? { kind: "all" } : { kind: "group", groupId: own };
  const seen = await findClientsOrPlaces(tx, scope, clientIds);
  return { clientIds: seen.map(({ id }) => id), groupId: own };
}

/**
 * A run held by a claim.
 * @throws PlatformError NOT_FOUND, CONFLICT if the claim is not the run's (any more)
 */
export async function requireClaimed(db: Db, runId: number, claim: string): Promise<ReportRunRow> {
  const run = await db.selectFrom("report_run").selectAll().where("id", "=", runId).executeTakeFirst();
  if (!run) throw notFound("report run");
  if (run.state !== "running" || run.claim !== claim) throw conflict("RUN_NOT_CLAIMED");
  return run;
}

/**
 * Records that a claimed run failed. It is retried after a pause, five times in all, or fails for good.
 * @throws PlatformError as requireClaimed
 */
export async function noteFailure(
  tx: Db,
  told: { runId: number; claim: string; reason: RunReason; final: boolean },
  now: number,
): Promise<void> {
  const run = await requireClaimed(tx, told.runId, told.claim);
  if (told.final || run.attempts >= MOST_ATTEMPTS) return endFailed(tx, run, told.reason, now);
  await tx
    .updateTable("report_run")
    .set({
      state: "waiting",
      next_date: now + pauseAfter(run.attempts),
      reason: told.reason,
      claim: null,
      lease_until: null,
      end_date: now,
    })
    .where("id", "=", run.id)
    .execute();
}

async function endFailed(tx: Db, { id }: ReportRunRow, reason: RunReason, now: number): Promise<void> {
  await tx
    .updateTable("report_run")
    .set({ state: "failed", reason, next_date: null, claim: null, lease_until: null, end_date: now })
    .where("id", "=", id)
    .execute();
}

/** Records that a claimed run's report exists. @throws PlatformError as requireClaimed */
export async function noteSuccess(tx: Db, runId: number, claim: string, now: number): Promise<ReportRunRow> {
  const run = await requireClaimed(tx, runId, claim);
  await tx
    .updateTable("report_run")
    .set({ state: "succeeded", reason: null, claim: null, lease_until: null, end_date: now })
    .where("id", "=", runId)
    .execute();
  return run;
}
