import { statfs } from "node:fs/promises";
import type { StartFacts } from "@obcestje/operation/startLine.js";
import { placeOfServers } from "../db/postgres/servers.rules.js";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { describeDatabase } from "../system/database.store.js";
import { VERSION } from "../version.js";
import { startWarnings } from "./startUp.rules.js";

export async function startFacts(env: Env, db: Db): Promise<StartFacts> {
  const { engine, version, schemaVersion } = await describeDatabase(db);
  const place = env.DATABASE_URL === "" ? env.DATA_DIR : placeOfServers(env.DATABASE_URL);
  return {
    version: VERSION,
    database: { engine, version, schemaVersion, place },
    limits: {
      workerThreads: env.WORKER_THREADS,
      readingsMonths: env.RETENTION_READINGS_MONTHS,
      diagnosticsMonths: env.RETENTION_DIAGNOSTICS_MONTHS,
      platesDays: env.RETENTION_PLATES_DAYS,
      reportsDays: env.RETENTION_REPORTS_DAYS,
    },
    warnings: startWarnings(env, env.DATABASE_URL === "" ? await freeBytes(env.DATA_DIR) : null),
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
