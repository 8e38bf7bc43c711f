import { sql } from "kysely";
import { type Engine, engineOf } from "../db/engine.js";
import type { Db } from "../db/tables.js";

interface DatabaseFacts {
  engine: Engine;
  version: string;
  bytes: number;
  schemaVersion: string;
}

/** Debian's server adds its package after the version. */
const OF_SERVER = sql`select split_part(current_setting('server_version'), ' ', 1) as version,
  pg_database_size(current_database()) as bytes`;
/** Of the pages of the file, without the content of its log. */
const OF_FILE = sql`select sqlite_version() as version, page_count * page_size as bytes
  from pragma_page_count, pragma_page_size`;

/** Type, version and size of the database. */
export async function describeDatabase(db: Db): Promise<DatabaseFacts> {
  const engine = engineOf(db);
  const { rows } = await (engine === "postgres" ? OF_SERVER : OF_FILE).execute(db);
  const { rows: migrations } = await sql<{ last: string }>`
    select max(name) as last from kysely_migration`.execute(db);
  const [facts] = rows as { version: string; bytes: number }[];
  const [migration] = migrations;
  if (!facts || !migration) throw new Error("The database says nothing of itself.");
  return { engine, ...facts, schemaVersion: migration.last };
}
