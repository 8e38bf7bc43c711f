import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from "kysely";
import type { Pool } from "pg";
import type { Databases } from "../databases.js";
import { migrate } from "../migrate.js";
import type { Database } from "../tables.js";
import { letCopy } from "./copy.js";
import { ServerDialect } from "./dialect.js";
import { Connections, patientPool, requestPool } from "./pool.js";
import { ServerSignal } from "./signal.js";

const READER_CONNECTIONS = 2;

/** Opens a PostgreSQL database and brings its schema up to date. Several platforms may work on it. */
export async function openServer(url: string): Promise<Databases> {
  const patient = openPatientServer(url);
  await migrate(patient).finally(() => patient.destroy());
  const pool = requestPool(url);
  const db = onPool(pool);
  const signal = new ServerSignal(url, new Connections(pool));
  const close = async () => {
    await signal.close();
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  const connections = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    limit: pool.options.max,
  });
  return { write: db, read: db, signal, connections, close };
}

/** Opens a PostgreSQL database with an up-to-date schema, for a thread that reads. */
export function openServerReader(url: string): Kysely<Database> {
  const pool = requestPool(url, READER_CONNECTIONS);
  return onPool(pool);
}

/** Opens a PostgreSQL database without time limits, whatever its schema: for commands. */
export function openPatientServer(url: string): Kysely<Database> {
  return onPool(patientPool(url));
}

/** `in ()` is true for nothing, as on SQLite. */
const EMPTY_LISTS = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

function onPool(pool: Pool): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new ServerDialect(pool), plugins: [EMPTY_LISTS] });
  letCopy(db, pool);
  return db;
}
