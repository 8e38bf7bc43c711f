import type { DatabaseFile } from "../sqlite/driver.js";

/**
 * A table of the embedded database to copy: its columns, and its primary key, by which it is read in pages.
 */
export interface SourceTable {
  name: string;
  columns: string[];
  key: string[];
  /** True if its ids are generated: the next one must be higher than any before. */
  counted: boolean;
}

const ROWS_A_STEP = 500;
const BYTES_A_STEP = 4 * 1024 * 1024;

type Row = Record<string, unknown>;

/** The tables, each after those that it refers to. */
export function tablesOf(file: DatabaseFile): SourceTable[] {
  const names = (
    file
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
      )
      .all() as { name: string }[]
  ).map(({ name }) => name);
  const counted = new Set(
    (
      file.prepare("select name from sqlite_schema where sql like '%autoincrement%'").all() as {
        name: string;
      }[]
    ).map(({ name }) => name),
  );
  return inOrder(names, (name) => references(file, name)).map((name) => {
    const columns = file.prepare(`pragma table_info("${name}")`).all() as { name: string; pk: number }[];
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    return {
      name,
      columns: columns.map((column) => column.name),
      key: key.map((column) => column.name),
      counted: counted.has(name),
    };
  });
}

function references(file: DatabaseFile, table: string): string[] {
  const keys = file.prepare(`pragma foreign_key_list("${table}")`).all() as { table: string }[];
  return keys.map((key) => key.table).filter((other) => other !== table);
}

function inOrder(names: string[], before: (name: string) => string[]): string[] {
  const placed = new Set<string>();
  const place = (name: string) => {
    if (placed.has(name)) return;
    for (const other of before(name)) place(other);
    placed.add(name);
  };
  for (const name of names) place(name);
  return [...placed];
}

/**
 * The next rows of a table in the order of its key, after a given row or from the first: some hundred, or
 * some megabytes.
 */
export function rowsAfter(file: DatabaseFile, table: SourceTable, after: unknown[] | null): Row[] {
  const key = table.key.map((column) => `"${column}"`).join(", ");
  const marks = table.key.map(() => "?").join(", ");
  const where = after ? `where (${key}) > (${marks})` : "";
  const sql = `select * from "${table.name}" ${where} order by ${key} limit ${ROWS_A_STEP}`;
  const rows: Row[] = [];
  let bytes = 0;
  for (const row of file.prepare(sql).iterate(...(after ?? [])) as Iterable<Row>) {
    rows.push(row);
    for (const value of Object.values(row)) bytes += value instanceof Uint8Array ? value.length : 0;
    if (bytes > BYTES_A_STEP) break;
  }
  return rows;
}

/** The highest id that a table ever gave out. */
export function lastId(file: DatabaseFile, { name }: SourceTable): number {
  const row = file.prepare("select seq from sqlite_sequence where name = ?").get(name) as
    | { seq: number }
    | undefined;
  return row?.seq ?? 0;
}
