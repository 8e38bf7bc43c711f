import { sql } from "kysely";
import { monthStart } from "../time/months.js";
import { engineOf } from "./engine.js";
import { lockMonths } from "./locks.js";
import type { Db } from "./tables.js";

/** Tables that PostgreSQL splits into a part for each UTC month. SQLite keeps each in one piece. */
export const TABLES_BY_MONTH = ["reading_day", "diagnostic", "reported_value"] as const;
export type TableByMonth = (typeof TABLES_BY_MONTH)[number];

const known = new WeakMap<Db, Set<string>>();

function partOf(table: TableByMonth, instant: number): string {
  return `${table}_${new Date(monthStart(instant) * 1000).toISOString().slice(0, 7).replace("-", "_")}`;
}

/** Creates the part for an instant if it is missing. Call it before the transaction that inserts there. */
export async function ensureMonth(db: Db, table: TableByMonth, instant: number): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  const parts = known.get(db) ?? new Set();
  known.set(db, parts);
  const part = partOf(table, instant);
  if (parts.has(part)) return;
  const [from, to] = [monthStart(instant), monthStart(instant, 1)];
  await db.transaction().execute(async (tx) => {
    await lockMonths(tx);
    await sql`create table if not exists ${sql.table(part)} partition of ${sql.table(table)} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
      tx,
    );
  });
  parts.add(part);
}

/** Drops the parts that end at or before an instant. @returns their number */
export async function dropMonthsBefore(db: Db, table: TableByMonth, instant: number): Promise<number> {
  if (engineOf(db) === "sqlite") return 0;
  const { rows } = await sql<{ part: string }>`
    select child.relname as part from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = ${table}::regclass order by child.relname`.execute(db);
  const old = rows.filter(({ part }) => part < partOf(table, instant));
  for (const { part } of old) {
    known.get(db)?.delete(part);
    await sql`drop table ${sql.table(part)}`.execute(db);
  }
  return old.length;
}
