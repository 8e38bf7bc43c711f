import { sql } from "kysely";
import { engineOf } from "../db/engine.js";
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

/** The largest tables, the largest first; empty if it would take too long. */
export async function largestTables(db: Db): Promise<TableSize[]> {
  if (engineOf(db) === "postgres") return largestOfServer(db);
  return (await fileSize(db)) > WALKED_AT_MOST ? [] : largestOfFile(db);
}

/** A table split by month counts as one. Row numbers are the server's statistics. */
async function largestOfServer(db: Db): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    select coalesce(whole.relname, part.relname) as name, sum(pg_total_relation_size(part.oid))::bigint as bytes,
      sum(case when part.reltuples >= 0 then part.reltuples end)::bigint as rows
    from pg_class part
      left join pg_inherits on inhrelid = part.oid
      left join pg_class whole on whole.oid = inhparent
    where part.relkind = 'r' and part.relnamespace = current_schema()::regnamespace
    group by 1 order by 2 desc, 1 limit ${TABLES_TOLD}`.execute(db);
  return rows;
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
