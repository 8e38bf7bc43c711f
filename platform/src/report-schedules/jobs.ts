import type { Deps } from "../deps.js";
import { MailTransport } from "../mail/transport.js";
import { DAY, HOUR } from "../time/clock.js";
import { LEFT_FILES, REPORT_MAIL } from "./jobNames.js";
import { forgetOldRuns } from "./retention.store.js";
import { discardLeftFiles } from "./runFiles.store.js";
import { sendReports } from "./sending.js";

/** Seconds between two looks. */
const EVERY = 15;

/** A mail server examines a large report before it confirms it. */
const SILENT_AT_MOST_MS = 120_000;

/** No upload takes this long. */
const UNFINISHED_AFTER = HOUR;

/** Sends finished reports, and deletes them in the end. */
export function keepReports({ db, env, jobs, now }: Deps): void {
  const transport = new MailTransport(env, SILENT_AT_MOST_MS);
  jobs.add({
    name: REPORT_MAIL,
    every: EVERY,
    run: (context) => sendReports(db, transport, env.PORTAL_URL, now, context),
  });
  jobs.add({
    name: LEFT_FILES,
    every: HOUR,
    run: async (context) => {
      const days = env.RETENTION_REPORTS_DAYS;
      if (days > 0) await forgetOldRuns(db.write, context.now - days * DAY);
      await discardLeftFiles(db.write, context.now - UNFINISHED_AFTER);
    },
  });
}
