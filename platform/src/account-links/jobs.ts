import type { Deps } from "../deps.js";
import { MailTransport } from "../mail/transport.js";
import { forgetEndedAttempts } from "../sign-in-providers/attempts.store.js";
import { HOUR } from "../time/clock.js";
import { forgetEndedLinks } from "./links.store.js";
import { forgetOldMails } from "./mails.store.js";
import { ACCOUNT_MAIL } from "./names.js";
import { sendAccountMails } from "./sending.js";

/** Seconds between two looks. */
const EVERY = 15;

/** Sends mails about accounts, and deletes them, ended links, and sign-ins that nobody finished. */
export function keepAccountLinks({ db, env, jobs, now }: Deps): void {
  const transport = new MailTransport(env);
  jobs.add({
    name: ACCOUNT_MAIL,
    every: EVERY,
    run: (context) => sendAccountMails(db, transport, env, now, context),
  });
  jobs.add({
    name: "ended links",
    every: HOUR,
    run: async ({ now: instant }) => {
      await forgetEndedLinks(db.write, instant);
      await forgetOldMails(db.write, instant);
      await forgetEndedAttempts(db.write, instant);
    },
  });
}
