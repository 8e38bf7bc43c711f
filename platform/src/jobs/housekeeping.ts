import { forgetOldFailures } from "../accounts/attempts.store.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import { forgetEndedSessions } from "../auth/sessions.store.js";
import { forgetOldAnswers } from "../changes/answers.store.js";
import type { Deps } from "../deps.js";
import { endFutureActivity } from "../device-api/ownClock.store.js";
import { forgetOldDevices } from "../known-devices/devices.store.js";
import { forgetEndedReportKeys } from "../report-keys/store.js";
import { forgetEndedSteps } from "../second-factor/steps.store.js";
import { HOUR, MINUTE } from "../time/clock.js";

/** Adds the jobs that delete unusable data, and put right what a wrong clock of ours has left. */
export function addHousekeepingJobs({ db, env, events, jobs }: Deps): void {
  jobs.add({ name: "events", every: 5 * MINUTE, run: () => events.prune() });
  jobs.add({ name: "times ahead", every: MINUTE, run: ({ now }) => endFutureActivity(db.write, now) });
  jobs.add({ name: "kept answers", every: HOUR, run: ({ now }) => forgetOldAnswers(db.write, now) });
  jobs.add({
    name: "ended sign-ins",
    every: HOUR,
    run: async ({ now }) => {
      await forgetEndedSessions(db.write, lifetimesOf(env), now);
      await forgetEndedReportKeys(db.write, now);
      await forgetOldFailures(db.write, now);
      await forgetOldDevices(db.write, now);
      await forgetEndedSteps(db.write, now);
    },
  });
}
