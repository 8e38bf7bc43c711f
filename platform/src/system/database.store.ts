import { sql } from "kysely";
import { askEveryServer } from "../db/dealt/everyServer.js";
import { type Engine, engineOf, isDealtOut } from "../db/engine.js";
import type { Db } from "../db/tables.js";

interface DatabaseFacts {
  engine: Engine;
  version: string;
  schemaVersion: string;
}

/** Debian's server adds its package after the version. */
const VERSION = {
  postgres: sql<{ version: string }>`select split_part(current_setting('server_version'), ' ', 1) as version`,
  sqlite: sql<{ version: string }>`select sqlite_version() as version`,
};

/** Type and version of the database. */
export async function describeDatabase(db: Db): Promise<DatabaseFacts> {
  const engine = engineOf(db);
  const { rows } = await VERSION[engine].execute(db);
  const { rows: migrations } = await sql<{ last: string }>`
    select max(name) as last from kysely_migration`.execute(db);
  const [facts] = rows;
  const [migration] = migrations;
  if (!facts || !migration) throw new Error("The database says nothing of itself.");
  return { engine, ...facts, schemaVersion: migration.last };
}

const OF_A_SERVER = "select pg_database_size(current_database()) as bytes";
/** Of the pages of the file, without the content of its log. */
const OF_FILE = "select page_count * page_size as bytes from pragma_page_count, pragma_page_size";

/** The size of the database, on all its servers. @throws if one of them does not answer */
export async function databaseBytes(db: Db): Promise<number> {
  if (isDealtOut(db)) return bytesOfServers(db);
  const text = engineOf(db) === "postgres" ? OF_A_SERVER : OF_FILE;
  const { rows } = await sql<{ bytes: number }>`${sql.raw(text)}`.execute(db);
  const [size] = rows;
  if (!size) throw new Error("The database does not say its size.");
  return size.bytes;
}

/** PostgreSQL: a connection failed. */
const GONE = "08006";

async function bytesOfServers(db: Db): Promise<number> {
  const answers = await askEveryServer(db, OF_A_SERVER);
  if (!answers) throw Object.assign(new Error("A server of the database does not answer."), { code: GONE });
  return answers.reduce((sum, answer) => sum + Number(answer), 0);
}
