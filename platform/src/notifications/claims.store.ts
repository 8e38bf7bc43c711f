import type { NotificationDeliveryRow } from "../db/tables/notifications.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import { pauseAfter } from "../jobs/pause.rules.js";
import { MINUTE } from "../time/clock.js";
import type { Reason } from "./schemas.js";

/** A platform that has not reported the result of a try for this long has lost it: another tries. */
const LEASE = 3 * MINUTE;
const CLAIMED_AT_ONCE = 10;
const MOST_ATTEMPTS = 8;

/** The outcome of a try. `final`: a retry would fail in the same way. */
export type Outcome =
  | { sent: true; status: number | null }
  | { sent: false; reason: Reason; status: number | null; final: boolean }
  | { dropped: Reason };

/** Takes due deliveries for one platform. Nobody else sends these for a while. */
export function claimDeliveries(db: Db, holder: string, now: number): Promise<NotificationDeliveryRow[]> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom("notification_delivery")
      .selectAll()
      .where("state", "=", "waiting")
      .where("next_date", "<=", now)
      .where(({ eb, or }) => or([eb("lease_until", "is", null), eb("lease_until", "<=", now)]))
      .orderBy("next_date")
      .orderBy("message_id")
      .limit(CLAIMED_AT_ONCE)
      .execute();
    for (const { message_id, channel } of due)
      await tx
        .updateTable("notification_delivery")
        .set({ lease_holder: holder, lease_until: now + LEASE })
        .where("message_id", "=", message_id)
        .where("channel", "=", channel)
        .execute();
    if (due.length > 0)
      await tx
        .updateTable("notification_message")
        .set({ gathering: 0 })
        .where("id", "in", [...new Set(due.map(({ message_id }) => message_id))])
        .where("gathering", "=", 1)
        .execute();
    return due;
  });
}

/** Records the outcome of a try, unless another platform has taken it over. */
export async function noteOutcome(
  db: Db,
  delivery: NotificationDeliveryRow,
  holder: string,
  outcome: Outcome,
  now: number,
): Promise<void> {
  await db
    .updateTable("notification_delivery")
    .set({ ...after(delivery, outcome, now), lease_holder: null, lease_until: null })
    .where("message_id", "=", delivery.message_id)
    .where("channel", "=", delivery.channel)
    .where("lease_holder", "=", holder)
    .execute();
}

function after(delivery: NotificationDeliveryRow, outcome: Outcome, now: number) {
  const attempts = delivery.attempts + 1;
  if ("dropped" in outcome) return { state: "dropped", next_date: null, reason: outcome.dropped };
  const { status } = outcome;
  const tried = { attempts, last_date: now, status };
  if (outcome.sent) return { ...tried, state: "sent", next_date: null, reason: null };
  const { reason, final } = outcome;
  if (final || attempts >= MOST_ATTEMPTS) return { ...tried, state: "failed", next_date: null, reason };
  return { ...tried, state: "waiting", next_date: now + pauseAfter(attempts), reason };
}
