import { Gauge, type Registry } from "prom-client";
import type { Connections } from "../db/databases.js";
import type { Db } from "../db/tables.js";
import { listJobs } from "../jobs/store.js";
import { lastBackupTimes } from "../system/backups.store.js";
import { outcomeOf } from "../system/job.rules.js";

/**
 * Metrics read from the database on request: whether it answers, jobs, backups. Platforms that share a
 * database report the same. Without a database only that is reported.
 */
export function measureState(registry: Registry, read: Db): void {
  const registers = [registry];
  new Gauge({
    name: "platform_database_up",
    help: "1 where the database answers, else 0",
    registers,
    async collect() {
      const answers = await read
        .selectFrom("client")
        .select("id")
        .limit(1)
        .execute()
        .catch(() => null);
      this.set(answers === null ? 0 : 1);
    },
  });
  new Gauge({
    name: "platform_job_failed",
    help: "1 where the last run of a job failed, else 0",
    labelNames: ["name"],
    registers,
    async collect() {
      const jobs = await listJobs(read).catch(() => []);
      this.reset();
      for (const { name, lastOutcome } of jobs)
        this.set({ name }, outcomeOf(lastOutcome) === "failed" ? 1 : 0);
    },
  });
  new Gauge({
    name: "platform_last_backup_timestamp_seconds",
    help: "When the last backup was made (done) or tried in vain (failed); 0: never",
    labelNames: ["outcome"],
    registers,
    async collect() {
      const times = await lastBackupTimes(read).catch(() => null);
      this.reset();
      if (times === null) return;
      this.set({ outcome: "done" }, times.done);
      this.set({ outcome: "failed" }, times.failed);
    },
  });
}

/** The platform's connections to a database server. */
export function measureConnections(registry: Registry, connections: () => Connections): void {
  new Gauge({
    name: "platform_database_connections",
    help: "Connections of this platform: open, idle, the limit of both, and the requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
