import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../../platform/src/db/database.js";
import type { DatabasePlace, Databases } from "../../platform/src/db/databases.js";
import { findPostgres, POSTGRES_HELP, startPostgres } from "../../tools/postgres.mjs";

/** Runs a benchmark on each engine, with a new database that nobody has opened: SQLite in a folder, PostgreSQL on a throw-away server. */
export async function onEachPlace(
  bench: (name: string, place: DatabasePlace) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  await bench("SQLite", { DATABASE_URL: "", DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  if (!findPostgres()) {
    console.log(`PostgreSQL: SKIPPED. ${POSTGRES_HELP}`);
    return;
  }
  const server = await startPostgres();
  await bench("PostgreSQL", { DATABASE_URL: server.url("postgres"), DATA_DIR: "" });
  await server.stop();
}

/** Runs a benchmark on each engine, with a new database that is open. */
export function onEachEngine(bench: (name: string, db: Databases) => Promise<void>): Promise<void> {
  return onEachPlace(async (name, place) => {
    const db = await openDatabases(place);
    await bench(name, db);
    await db.close();
  });
}
