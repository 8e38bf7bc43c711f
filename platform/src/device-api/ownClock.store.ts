import type { Db } from "../db/tables.js";
import { monthStart } from "../time/months.js";

/** Rows of one statement: SQLite takes some 32,000 values. */
const AT_ONCE = 1000;

/**
 * Brings what a client said while our own clock was ahead back before now, in its order, once the clock is
 * set back: its true instants are not known. Of two in one second the one that is there stays.
 */
export async function bringBack(tx: Db, clientId: number, now: number): Promise<void> {
  const state = await tx
    .selectFrom("client_state")
    .select("status_date")
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  const last = state?.status_date ?? null;
  if (last === null || last <= now) return;
  // The part of another month may not be there.
  const earliest = monthStart(now);
  const back = <Row extends { time: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, time: Math.max(row.time - (last - now + 1), earliest) }));
  const diagnostics = await tx
    .deleteFrom("diagnostic")
    .where("client_id", "=", clientId)
    .where("time", ">", now)
    .returningAll()
    .execute();
  for (const rows of inParts(back(diagnostics)))
    await tx
      .insertInto("diagnostic")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const values = await tx
    .deleteFrom("reported_value")
    .where("client_id", "=", clientId)
    .where("time", ">", now)
    .returningAll()
    .execute();
  for (const rows of inParts(back(values)))
    await tx
      .insertInto("reported_value")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / AT_ONCE);
  return Array.from({ length: count }, (_, part) => rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
}

/** Lets activity of the future count as of now: it ages from then on. */
export async function endFutureActivity(db: Db, now: number): Promise<void> {
  for (const column of ["last_active_date", "last_count_date"] as const)
    await db
      .updateTable("client_state")
      .set({ [column]: now })
      .where(column, ">", now)
      .execute();
}
