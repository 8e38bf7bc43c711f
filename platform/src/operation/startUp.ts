import { statfs } from "node:fs/promises";
import type { StartFacts } from "@obcestje/operation/startLine.js";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { describeDatabase } from "../system/database.store.js";
import { VERSION } from "../version.js";
import { placeOf, startWarnings } from "./startUp.rules.js";

export async function startFacts(env: Env, db: Db): Promise<StartFacts> {
  const { engine, version, schemaVersion } = await describeDatabase(db);
  return {
    version: VERSION,
    database: { engine, version, schemaVersion, place: placeOf(env) },
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
