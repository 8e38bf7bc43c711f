import type { Deps } from "../deps.js";
import { DAY, HOUR } from "../time/clock.js";
import { deliver } from "./delivery.js";
import { Mailer } from "./email.js";
import { DELIVERY, SCAN } from "./names.js";
import { forgetOldNotifications } from "./outbox.store.js";
import { scan } from "./scan.js";
import { WebhookSender } from "./webhook.js";
import { opennessOf } from "./webhookUrl.rules.js";

/** Seconds between two looks. */
const EVERY = 15;
const KEPT = 90 * DAY;

/** Looks for news, sends notifications, and deletes them in the end. */
export function keepNotifications({ db, env, jobs, now }: Deps): void {
  const mailer = new Mailer(env, env.PORTAL_URL);
  const webhooks = new WebhookSender(opennessOf(env), env.PORTAL_URL, now);
  const senders = {
    email: mailer.send.bind(mailer),
    webhook: webhooks.send.bind(webhooks),
  };
  jobs.add({
    name: SCAN,
    every: EVERY,
    run: async (context) => {
      if (await scan(db, context.now)) jobs.soon(DELIVERY);
    },
  });
  jobs.add({ name: DELIVERY, every: EVERY, run: (context) => deliver(db, senders, now, context) });
  jobs.add({
    name: "old notifications",
    every: HOUR,
    run: ({ now: instant }) => forgetOldNotifications(db.write, instant - KEPT),
  });
}
