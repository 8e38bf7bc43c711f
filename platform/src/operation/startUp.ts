import { statfs } from "node:fs/promises";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import type { App } from "../http/app.js";
import { describeDatabase } from "../system/database.store.js";
import { VERSION } from "../version.js";
import { placeOf, startWarnings } from "./startUp.rules.js";

/** Once the server listens: one line that says what it is, what it works on and keeps to, and what may not be meant. */
export function announceStart(app: App, env: Env, db: Db): void {
  app.addHook("onListen", async () => {
    const { engine, version, schemaVersion } = await describeDatabase(db);
    const warnings = startWarnings(env, env.DATABASE_URL === "" ? await freeBytes(env.DATA_DIR) : null);
    app.log[warnings.length > 0 ? "warn" : "info"](
      {
        version: VERSION,
        node: process.versions.node,
        address: app.listeningOrigin,
        database: { engine, version, schemaVersion, place: placeOf(env) },
        limits: {
          workerThreads: env.WORKER_THREADS,
          readingsMonths: env.RETENTION_READINGS_MONTHS,
          diagnosticsMonths: env.RETENTION_DIAGNOSTICS_MONTHS,
          platesDays: env.RETENTION_PLATES_DAYS,
          reportsDays: env.RETENTION_REPORTS_DAYS,
        },
        warnings,
      },
      "started",
    );
  });
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
