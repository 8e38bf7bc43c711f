import type { Static } from "typebox";
import { ADMIN } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { listJobs } from "../jobs/store.js";
import { VERSION } from "../version.js";
import { lastBackups } from "./backups.store.js";
import { databaseBytes, describeDatabase } from "./database.store.js";
import { outcomeOf } from "./job.rules.js";
import { countQueues } from "./queues.store.js";
import { SystemJson } from "./schemas.js";
import { TableSizes } from "./tableSizes.js";

/**
 * State of the platform, for operators, shown to administrators. Contains no folder, address or name of a
 * machine.
 */
export function systemRoutes(app: App, { db, now, threads, events }: Deps): void {
  const startDate = now();
  const sizes = new TableSizes(threads, now);

  app.get(
    "/system",
    {
      config: { access: ADMIN },
      schema: {
        description: "How the platform, its database, its jobs and its backups are.",
        response: { 200: SystemJson },
      },
    },
    async (): Promise<Static<typeof SystemJson>> => {
      const [database, bytes, largestTables, queues, jobs, backups] = await Promise.all([
        describeDatabase(db.read),
        databaseBytes(db.read),
        sizes.largest(),
        countQueues(db.read),
        listJobs(db.read),
        lastBackups(db.read),
      ]);
      const { schemaVersion, ...rest } = database;
      return {
        platform: { version: VERSION, node: process.versions.node, startDate, schemaVersion },
        database: { ...rest, bytes, largestTables },
        queues: { ...queues, statisticsBusy: threads.busy, eventListeners: events.listenerCount },
        jobs: jobs.map(({ lastOutcome, ...job }) => ({ ...job, lastOutcome: outcomeOf(lastOutcome) })),
        backups,
      };
    },
  );
}
