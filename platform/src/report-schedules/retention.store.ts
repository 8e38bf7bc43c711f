import type { Db } from "../db/tables.js";

const RUNS_A_STATEMENT = 100;

/** Deletes runs that were due before an instant, some at a time. Their files are then without a run. */
export async function forgetOldRuns(db: Db, before: number): Promise<void> {
  for (let forgotten = RUNS_A_STATEMENT; forgotten === RUNS_A_STATEMENT; ) {
    const old = db
      .selectFrom("report_run")
      .select("id")
      .where("due_date", "<", before)
      .limit(RUNS_A_STATEMENT);
    const { numDeletedRows } = await db
      .deleteFrom("report_run")
      .where("id", "in", old)
      .executeTakeFirstOrThrow();
    forgotten = Number(numDeletedRows);
  }
}
