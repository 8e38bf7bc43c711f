import { sql } from "kysely";
import { askEveryServer } from "../db/dealt/everyServer.js";
import { ON_EACH_SERVER } from "../db/dealt/tables.js";
import { engineOf, isDealtOut } from "../db/engine.js";
import type { Db } from "../db/tables.js";

export interface TableSize {
  name: string;
  /** With its indexes. */
  bytes: number;
  /** Null if unknown. */
  rows: number | null;
}

const TABLES_TOLD = 10;
/**
 * SQLite reads every page for this: a third of a second per gigabyte in memory, otherwise at the disk's
 * speed.
 */
const WALKED_AT_MOST = 4 * 1024 ** 3;

/** The largest tables, the largest first; empty if it would take too long, or not all servers answer. */
export async function largestTables(db: Db): Promise<TableSize[]> {
  if (isDealtOut(db)) return largestOfServers(db);
  if (engineOf(db) === "postgres") return largestOfServer(db);
  return (await fileSize(db)) > WALKED_AT_MOST ? [] : largestOfFile(db);
}

/** A table split by month counts as one. Row numbers are the server's statistics. @param name SQL of a table's name */
const sizesBy = (name: string) => `
  select ${name} as name, sum(pg_total_relation_size(part.oid))::bigint as bytes,
    sum(case when part.reltuples >= 0 then part.reltuples end)::bigint as rows
  from pg_class part
    left join pg_inherits on inhrelid = part.oid
    left join pg_class whole on whole.oid = inhparent
  where part.relkind = 'r' and part.relnamespace = current_schema()::regnamespace
  group by 1`;
const NAME = "coalesce(whole.relname, part.relname)";

async function largestOfServer(db: Db): Promise<TableSize[]> {
  const sizes = sql.raw(sizesBy(NAME));
  const { rows } = await sql<TableSize>`${sizes} order by 2 desc, 1 limit ${TABLES_TOLD}`.execute(db);
  return rows;
}

/** Citus puts the number of a piece behind the table's name. */
const OF_PIECES = `select json_agg(size) from (${sizesBy(`regexp_replace(${NAME}, '_[0-9]{6,}$', '')`)}) as size`;

/** All pieces of a table together, with its copies; the rows of a copied one once. */
async function largestOfServers(db: Db): Promise<TableSize[]> {
  const answers = (await askEveryServer(db, OF_PIECES)) ?? [];
  const all = new Map<string, TableSize>();
  for (const { name, bytes, rows } of answers.flatMap((answer) => JSON.parse(answer) as TableSize[])) {
    const known = all.get(name);
    const isCopied = ON_EACH_SERVER.some((table) => table === name);
    const both = known?.rows == null || rows === null ? (known?.rows ?? rows) : known.rows + rows;
    all.set(name, {
      ...{ name, bytes: (known?.bytes ?? 0) + bytes },
      rows: isCopied ? (known?.rows ?? rows) : both,
    });
  }
  return [...all.values()]
    .sort((one, other) => other.bytes - one.bytes || (one.name < other.name ? -1 : 1))
    .slice(0, TABLES_TOLD);
}

async function fileSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * Rows are in the leaves of a table's tree. A table without rowid is an index, with rows in all its pages.
 */
async function largestOfFile(db: Db): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select tbl_name as name, sum(pgsize) as bytes,
      sum(case when tree.type = 'table' and (wr or pagetype = 'leaf') then ncell else 0 end) as rows
    from sqlite_schema as tree
      join pragma_table_list as list on list.name = tbl_name and list.schema = 'main'
      join dbstat on dbstat.name = tree.name
    where tree.type in ('table', 'index')
    group by tbl_name order by 2 desc, 1 limit ${TABLES_TOLD}`.execute(db);
  return rows;
}
