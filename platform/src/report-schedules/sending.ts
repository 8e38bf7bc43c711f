import { randomUUID } from "node:crypto";
import { shownName } from "../clients/shownName.rules.js";
import type { Databases } from "../db/databases.js";
import type { ReportDeliveryRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import type { JobContext } from "../jobs/jobs.js";
import { emptyOutbox } from "../jobs/outbox.js";
import type { MailTransport } from "../mail/transport.js";
import type { Clock } from "../time/clock.js";
import { claimDeliveries, noteSending } from "./deliveries.store.js";
import type { ReportLanguage } from "./language.js";
import { type MailedReport, reportMail } from "./mailContent.rules.js";
import { findFile, type RunFile, streamFile } from "./runFiles.store.js";

/** A mail server that accepts a little now and then never exceeds its own time limit. */
const SENT_WITHIN_MS = 5 * 60_000;

/** Sends due reports: each try is claimed first, and recorded after. An interrupted one is retried. */
export async function sendReports(
  db: Pick<Databases, "read" | "write">,
  transport: MailTransport,
  portal: string,
  now: Clock,
  { signal }: Pick<JobContext, "signal">,
): Promise<void> {
  const holder = randomUUID();
  await emptyOutbox(() => claimDeliveries(db.write, holder, now()), tryOne, signal);

  async function tryOne(delivery: ReportDeliveryRow): Promise<void> {
    const { recipient, uid, run_id: runId } = delivery;
    const found = await findReport(db.read, runId);
    if (!found) return;
    const { file, report } = found;
    const content = streamFile(db.read, file);
    const attachment = { name: file.name, contentType: "application/pdf", size: file.size, content };
    const mail = { to: recipient, uid, ...reportMail(report, portal), attachment };
    const outcome = await transport.send(
      mail,
      AbortSignal.any([signal, AbortSignal.timeout(SENT_WITHIN_MS)]),
    );
    await noteSending(db.write, delivery, holder, outcome, now());
  }
}

/** The report of a delivery; undefined if its run was deleted meanwhile. */
async function findReport(
  db: Db,
  runId: number,
): Promise<{ file: RunFile; report: MailedReport } | undefined> {
  const row = await db
    .selectFrom("report_run as run")
    .innerJoin("report_schedule as schedule", "schedule.id", "run.schedule_id")
    .select([
      "schedule.id",
      "schedule.name",
      "schedule.time_zone",
      "run.language",
      "run.start_time",
      "run.end_time",
      "run.client_count",
    ])
    .where("run.id", "=", runId)
    .executeTakeFirst();
  const file = row && (await findFile(db, runId));
  if (!file) return undefined;
  const report: MailedReport = {
    name: shownName(row.name) ?? String(row.id),
    language: row.language as ReportLanguage,
    timeZone: row.time_zone,
    start: row.start_time,
    end: row.end_time,
    clientCount: row.client_count ?? 0,
  };
  return { file, report };
}
