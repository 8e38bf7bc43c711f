import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { lockFolder } from "../lock.js";
import { migrate } from "../migrate.js";
import { ensureMonth, TABLES_BY_MONTH } from "../months.js";
import { openPatientServer } from "../postgres/open.js";
import { EmbeddedDialect, openFile } from "../sqlite/dialect.js";
import { DATABASE_FILE } from "../sqlite/open.js";
import type { Database, Db } from "../tables.js";
import { compare } from "./compare.js";
import { lastId, rowsAfter, type SourceTable, tablesOf } from "./source.js";

/** The column that decides the month in a table split by month. */
const MONTH_OF = { reading_day: "day", diagnostic: "time", reported_value: "time" } as const;

type File = ReturnType<typeof openFile>;

/**
 * Copies a folder's database to an empty PostgreSQL with all ids, and compares both. After an interruption,
 * the next call resumes.
 * @param tell called with the progress
 * @returns the number of rows
 * @throws DataFolderInUse if a platform holds the folder; Error if the target holds other data, or differs at
 * the end
 */
export async function moveToServer(
  folder: string,
  url: string,
  tell: (line: string) => void,
): Promise<number> {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`There is no database in ${folder}.`);
  const lock = lockFolder(folder);
  const file = openFile(path, { readOnly: false });
  const source = new Kysely<Database>({ dialect: new EmbeddedDialect(file) });
  const target = openPatientServer(url);
  try {
    await migrate(source);
    await migrate(target);
    const tables = tablesOf(file);
    await begin(target, tables);
    for (const table of tables) await copyTable(file, target, table, tell);
    for (const table of tables) if (table.counted) await countOn(target, table, lastId(file, table));
    tell("comparing");
    const ask = (db: Db) => async (text: string) => (await sql<object>`${sql.raw(text)}`.execute(db)).rows;
    const rows = await compare(
      tables.map(({ name }) => name),
      ask(source),
      ask(target),
    );
    await sql`drop table move_progress`.execute(target);
    return rows;
  } finally {
    await target.destroy();
    await source.destroy();
    lock.release();
  }
}

/** Records the beginning of a move, once. @throws if the target holds data from elsewhere */
async function begin(target: Db, tables: SourceTable[]): Promise<void> {
  await target.transaction().execute(async (tx) => {
    const { rows: begun } =
      await sql`select 1 from pg_class where oid = to_regclass('move_progress')`.execute(tx);
    if (begun.length > 0) return;
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx);
      if (rows.length > 0)
        throw new Error(`The target is not empty: there are rows in ${name}. Name an empty database.`);
    }
    await sql`create table move_progress (name text primary key, last_key text not null)`.execute(tx);
  });
}

async function copyTable(
  file: File,
  target: Db,
  table: SourceTable,
  tell: (line: string) => void,
): Promise<void> {
  let after = await progressOf(target, table);
  let copied = 0;
  for (;;) {
    const rows = rowsAfter(file, table, after);
    const last = rows.at(-1);
    if (!last) break;
    const key = table.key.map((column) => last[column]);
    await ensureMonths(target, table, rows);
    await target.transaction().execute(async (tx) => {
      await insertRows(tx, table, rows);
      await sql`
        insert into move_progress values (${table.name}, ${JSON.stringify(key)})
        on conflict (name) do update set last_key = excluded.last_key`.execute(tx);
    });
    after = key;
    copied += rows.length;
  }
  tell(`${table.name}: ${copied} rows`);
}

async function progressOf(target: Db, { name }: SourceTable): Promise<unknown[] | null> {
  const { rows } = await sql<{ last_key: string }>`
    select last_key from move_progress where name = ${name}`.execute(target);
  const [row] = rows;
  return row ? JSON.parse(row.last_key) : null;
}

async function ensureMonths(
  target: Db,
  { name }: SourceTable,
  rows: Record<string, unknown>[],
): Promise<void> {
  const table = TABLES_BY_MONTH.find((byMonth) => byMonth === name);
  if (!table) return;
  for (const row of rows) await ensureMonth(target, table, Number(row[MONTH_OF[table]]));
}

async function insertRows(tx: Db, table: SourceTable, rows: Record<string, unknown>[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(tx);
}

/** Makes the target continue its ids after the highest one ever given out. */
async function countOn(target: Db, { name }: SourceTable, last: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${Math.max(1, last)}, ${last > 0})`.execute(
    target,
  );
}
