import { randomUUID } from "node:crypto";
import type { ReportDeliveryRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import { conflict } from "../errors.js";
import { pauseAfter } from "../jobs/pause.rules.js";
import type { MailOutcome } from "../mail/outcome.js";
import { MINUTE } from "../time/clock.js";

/** A platform that has not reported the result of a try for this long has lost it: another tries. */
const LEASE = 10 * MINUTE;
const CLAIMED_AT_ONCE = 4;
const MOST_ATTEMPTS = 8;

/** Queues a run's report for its recipients, due at once. */
export async function queueDeliveries(
  tx: Db,
  runId: number,
  recipients: string[],
  now: number,
): Promise<void> {
  if (recipients.length === 0) return;
  await tx
    .insertInto("report_delivery")
    .values(
      recipients.map((recipient) => ({
        run_id: runId,
        recipient,
        uid: randomUUID(),
        state: "waiting",
        attempts: 0,
        next_date: now,
      })),
    )
    .execute();
}

/** Puts a run's failed deliveries back into the queue. @throws PlatformError CONFLICT if none failed */
export async function requeueFailed(tx: Db, runId: number, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("report_delivery")
    .set({ state: "waiting", attempts: 0, next_date: now, reason: null })
    .where("run_id", "=", runId)
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw conflict("NO_FAILED_DELIVERY");
}

/** Takes due deliveries for one platform. Nobody else sends these for a while. */
export function claimDeliveries(db: Db, holder: string, now: number): Promise<ReportDeliveryRow[]> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom("report_delivery")
      .selectAll()
      .where("state", "=", "waiting")
      .where("next_date", "<=", now)
      .where(({ eb, or }) => or([eb("lease_until", "is", null), eb("lease_until", "<=", now)]))
      .orderBy("next_date")
      .orderBy("run_id")
      .orderBy("recipient")
      .limit(CLAIMED_AT_ONCE)
      .execute();
    for (const { uid } of due)
      await tx
        .updateTable("report_delivery")
        .set({ lease_holder: holder, lease_until: now + LEASE })
        .where("uid", "=", uid)
        .execute();
    return due;
  });
}

/** Records the outcome of a try, unless another platform has taken it over. */
export async function noteSending(
  db: Db,
  delivery: ReportDeliveryRow,
  holder: string,
  outcome: MailOutcome,
  now: number,
): Promise<void> {
  await db
    .updateTable("report_delivery")
    .set({ ...after(delivery, outcome, now), lease_holder: null, lease_until: null })
    .where("uid", "=", delivery.uid)
    .where("lease_holder", "=", holder)
    .execute();
}

function after(delivery: ReportDeliveryRow, outcome: MailOutcome, now: number) {
  const attempts = delivery.attempts + 1;
  if (outcome.sent) return { attempts, state: "sent", sent_date: now, next_date: null, reason: null };
  const { reason } = outcome;
  if (outcome.final || attempts >= MOST_ATTEMPTS)
    return { attempts, state: "failed", next_date: null, reason };
  return { attempts, state: "waiting", next_date: now + pauseAfter(attempts), reason };
}
