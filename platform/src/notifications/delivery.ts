import { randomUUID } from "node:crypto";
import type { Databases } from "../db/databases.js";
import type { NotificationDeliveryRow } from "../db/tables/notifications.js";
import type { JobContext } from "../jobs/jobs.js";
import { emptyOutbox } from "../jobs/outbox.js";
import type { Clock } from "../time/clock.js";
import { claimDeliveries, noteOutcome, type Outcome } from "./claims.store.js";
import { readMessage } from "./content.store.js";
import type { Message } from "./message.js";
import type { Channel } from "./schemas.js";

/** Sends a message by one channel. Never throws for errors of the receiver. */
export type Send = (message: Message) => Promise<Outcome>;

/** A mail server that answers a little now and then never exceeds its own time limit. */
const SENT_WITHIN_MS = 60_000;

/** Sends all due deliveries of the outbox: each try is claimed first, and recorded after. */
export async function deliver(
  db: Pick<Databases, "read" | "write">,
  senders: Readonly<Record<Channel, Send>>,
  now: Clock,
  { signal }: Pick<JobContext, "signal">,
): Promise<void> {
  const holder = randomUUID();
  await emptyOutbox(() => claimDeliveries(db.write, holder, now()), tryOne, signal);

  async function tryOne(delivery: NotificationDeliveryRow): Promise<void> {
    const channel = delivery.channel as Channel;
    const message = await readMessage(db.read, delivery.message_id, channel);
    const outcome = "uid" in message ? await inTime(senders[channel](message)) : message;
    await noteOutcome(db.write, delivery, holder, outcome, now());
  }
}

async function inTime(sending: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    const outcome: Outcome = { sent: false, reason: "noAnswer", status: null, final: false };
    timer = setTimeout(() => resolve(outcome), SENT_WITHIN_MS);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
