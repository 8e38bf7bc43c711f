import { sql } from "kysely";
import { openReadOnly } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";
import { engineOf } from "../src/db/engine.js";

const OF_FILE = sql`select type, name, sql from sqlite_master`;
const OF_SERVER = sql`
  select table_name::text, column_name::text, ordinal_position::text, data_type::text, is_nullable::text,
    column_default::text from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef, null, null, null from pg_indexes where schemaname = 'public'
  union all select 'constraint', conname, pg_get_constraintdef(oid), conrelid::regclass::text, null, null
    from pg_constraint where connamespace = 'public'::regnamespace`;
const MIGRATIONS = sql`select name from kysely_migration`;

/** All tables, columns, indices and constraints of a database, and its recorded migrations. */
export async function shapeOf(place: DatabasePlace): Promise<string[]> {
  const db = openReadOnly(place);
  try {
    const { rows } = await (engineOf(db) === "postgres" ? OF_SERVER : OF_FILE).execute(db);
    const { rows: done } = await MIGRATIONS.execute(db);
    return [...rows, ...done].map((row) => JSON.stringify(row)).sort();
  } finally {
    await db.destroy();
  }
}
