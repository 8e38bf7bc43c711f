import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../../platform/src/db/database.js";
import type { Databases } from "../../platform/src/db/databases.js";
import { findPostgres, POSTGRES_HELP, startPostgres } from "../../tools/postgres.mjs";

/** Runs a benchmark on each engine, with a new database: SQLite in a folder, PostgreSQL on a throw-away server. */
export async function onEachEngine(bench: (name: string, db: Databases) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const embedded = await openDatabases({ DATABASE_URL: "", DATA_DIR: folder });
  await bench("SQLite", embedded);
  await embedded.close();
  rmSync(folder, { recursive: true });
  if (!findPostgres()) {
    console.log(`PostgreSQL: SKIPPED. ${POSTGRES_HELP}`);
    return;
  }
  const server = await startPostgres();
  const db = await openDatabases({ DATABASE_URL: server.url("postgres"), DATA_DIR: "" });
  await bench("PostgreSQL", db);
  await db.close();
  await server.stop();
}
