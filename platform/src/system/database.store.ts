import { sql } from "kysely";
import { askEveryServer } from "../db/dealt/everyServer.js";
import { type Engine, engineOf, isDealtOut } from "../db/engine.js";
import type { Db } from "../db/tables.js";

interface DatabaseFacts {
  engine: Engine;
  version: string;
  bytes: number;
  schemaVersion: string;
}

const BYTES = "select pg_database_size(current_database())";
/** Debian's server adds its package after the version. */
const OF_SERVER = sql`select split_part(current_setting('server_version'), ' ', 1) as version,
  (${sql.raw(BYTES)}) as bytes`;
/** Of the pages of the file, without the content of its log. */
const OF_FILE = sql`select sqlite_version() as version, page_count * page_size as bytes
  from pragma_page_count, pragma_page_size`;

/** Type, version and size of the database, on all its servers. @throws if one of them does not answer */
export async function describeDatabase(db: Db): Promise<DatabaseFacts> {
  const engine = engineOf(db);
  const { rows } = await (engine === "postgres" ? OF_SERVER : OF_FILE).execute(db);
  const { rows: migrations } = await sql<{ last: string }>`
    select max(name) as last from kysely_migration`.execute(db);
  const [facts] = rows as { version: string; bytes: number }[];
  const [migration] = migrations;
  if (!facts || !migration) throw new Error("The database says nothing of itself.");
  const bytes = isDealtOut(db) ? await bytesOfServers(db) : facts.bytes;
  return { engine, ...facts, bytes, schemaVersion: migration.last };
}

async function bytesOfServers(db: Db): Promise<number> {
  const answers = await askEveryServer(db, BYTES);
  if (!answers) throw Object.assign(new Error("A server of the database does not answer."), { code: GONE });
  return answers.reduce((sum, answer) => sum + Number(answer), 0);
}

/** PostgreSQL: a connection failed. */
const GONE = "08006";
