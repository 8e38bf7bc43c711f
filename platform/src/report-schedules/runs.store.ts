import { randomUUID } from "node:crypto";
import type { ClientScope } from "../clients/scope.js";
import { findClients } from "../clients/store.js";
import type { ReportScheduleRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import { addReportKey } from "../report-keys/store.js";
import { MINUTE } from "../time/clock.js";
import { lastDue, nextDue } from "./cron.rules.js";
import { type IntervalName, periodAt } from "./interval.rules.js";
import { type ScheduleWithClients, withClients } from "./store.js";

/** A run that nobody has told the outcome of for so long is due again. */
const LEASE = 10 * MINUTE;

const NOBODY = "Whoever made the schedule may see none of its clients any more.";

export type ReportOutcome = "succeeded" | "failed";

/**
 * Gives out the runs that are due, each to one claimer. What was due several times while nobody claimed runs once, for
 * the latest time. Schedules whose maker may see none of their clients fail here.
 */
export async function claimRuns(tx: Db, limit: number, now: number) {
  const due = await tx
    .selectFrom("report_schedule")
    .selectAll()
    .where("enabled", "=", 1)
    .where("next_run_date", "<=", now)
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .orderBy("next_run_date")
    .orderBy("id")
    .limit(limit)
    .execute();
  const claimed = [];
  for (const schedule of await withClients(tx, due)) {
    const run = await claim(tx, schedule, now);
    if (run) claimed.push(run);
    else await endRun(tx, schedule, "failed", NOBODY, now);
  }
  return claimed;
}

async function claim(tx: Db, schedule: ScheduleWithClients, now: number) {
  const { id, name, created_by: userId, group_id: groupId, cron, time_zone: timeZone } = schedule;
  const clientIds = await clientsInSight(tx, schedule);
  if (userId === null || clientIds.length === 0) return null;
  const dueDate = Math.max(schedule.next_run_date ?? 0, lastDue(cron, timeZone, now) ?? 0);
  const interval = schedule.interval as IntervalName;
  const period = periodAt(interval, dueDate, timeZone);
  const [runId, leaseUntil] = [randomUUID(), now + LEASE];
  await tx
    .updateTable("report_schedule")
    .set({ run_id: runId, lease_until: leaseUntil, next_run_date: dueDate })
    .where("id", "=", id)
    .execute();
  const clients = [];
  for (const clientId of clientIds) {
    const { sessionKey } = await addReportKey(
      tx,
      { clientId, asker: { userId }, groupId, period, lifetime: LEASE },
      now,
    );
    clients.push({ clientId, startTimestamp: period.start, endTimestamp: period.end, sessionKey });
  }
  const recipients: string[] = JSON.parse(schedule.recipients);
  return { id, runId, name, interval, timeZone, recipients, dueDate, leaseUntil, clients };
}

/** Those of a schedule's clients that its maker may see now, in the schedule's group where it has one. */
async function clientsInSight(tx: Db, schedule: ScheduleWithClients): Promise<number[]> {
  const { created_by: userId, group_id: groupId, clientIds } = schedule;
  if (userId === null || clientIds.length === 0) return [];
  const maker = await tx
    .selectFrom("user_account")
    .select(["admin", "confirmed", "group_id"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (maker?.confirmed !== 1) return [];
  const own = maker.admin === 1 ? groupId : maker.group_id;
  if (maker.admin !== 1 && (own === null || (groupId !== null && own !== groupId))) return [];
  const scope: ClientScope = own === null ? { kind: "all" } : { kind: "group", groupId: own };
  return (await findClients(tx, scope, clientIds)).map(({ id }) => id);
}

/**
 * Notes how a run went, and when the next one is due.
 * @throws PlatformError NOT_FOUND, CONFLICT where the run is not under way (any more)
 */
export async function noteOutcome(
  tx: Db,
  told: { id: number; runId: string; outcome: ReportOutcome; message: string | null },
  now: number,
): Promise<void> {
  const schedule = await tx
    .selectFrom("report_schedule")
    .selectAll()
    .where("id", "=", told.id)
    .executeTakeFirst();
  if (!schedule) throw notFound("report schedule");
  if (schedule.run_id !== told.runId) throw conflict("The run is not under way any more.");
  await endRun(tx, schedule, told.outcome, told.message, now);
}

async function endRun(
  tx: Db,
  schedule: ReportScheduleRow,
  outcome: ReportOutcome,
  message: string | null,
  now: number,
): Promise<void> {
  const next = schedule.enabled === 1 ? nextDue(schedule.cron, schedule.time_zone, now) : null;
  await tx
    .updateTable("report_schedule")
    .set({
      last_run_date: now,
      last_outcome: outcome,
      last_message: message,
      next_run_date: next,
      run_id: null,
      lease_until: null,
    })
    .where("id", "=", schedule.id)
    .execute();
}
