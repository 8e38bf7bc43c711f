import { ensureMonth, TABLES_BY_MONTH } from "../db/months.js";
import type { Deps } from "../deps.js";
import { DAY } from "../time/clock.js";
import { monthStart } from "../time/months.js";
import { compact } from "./compaction.js";
import { deleteOld } from "./retention.js";
import { keptFrom } from "./retention.rules.js";

/** Nightly jobs that keep the database small and fast. */
export function keepStorage({ db, env, jobs }: Deps): void {
  const readings = (now: number) => keptFrom(env.RETENTION_READINGS_MONTHS, now);
  const diagnostics = (now: number) => keptFrom(env.RETENTION_DIAGNOSTICS_MONTHS, now);
  jobs.add({
    name: "compaction",
    cron: "17 3 * * *",
    run: (context) => compact(db, context, readings(context.now)),
  });
  jobs.add({
    name: "retention",
    cron: "47 3 * * *",
    run: (context) =>
      deleteOld(db, context, { readings: readings(context.now), diagnostics: diagnostics(context.now) }),
  });
  jobs.add({
    name: "months ahead",
    every: DAY,
    run: async ({ now }) => {
      for (const table of TABLES_BY_MONTH)
        for (const later of [0, 1]) await ensureMonth(db.write, table, monthStart(now, later));
    },
  });
}
