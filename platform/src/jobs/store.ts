import type { Db } from "../db/tables.js";

/**
 * Adds new jobs. A known one keeps its next run, so that missed runs are made up for; but one that is later
 * than that of a new one is of a time when our clock was ahead.
 */
export async function addJobs(db: Db, jobs: { name: string; nextRun: number }[]): Promise<void> {
  await db
    .insertInto("job")
    .values(jobs.map(({ name, nextRun }) => ({ name, next_run: nextRun })))
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ next_run: ({ ref }) => ref("excluded.next_run") })
        .whereRef("job.next_run", ">", "excluded.next_run"),
    )
    .execute();
}

/** The names of due jobs that nobody runs. */
export async function dueJobs(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("job")
    .select("name")
    .where("next_run", "<=", now)
    .where(({ eb, or }) => or([eb("lease_until", "is", null), eb("lease_until", "<=", now)]))
    .orderBy("next_run")
    .execute();
  return rows.map(({ name }) => name);
}

/** Takes a job for one platform. @returns true if it got it: only one of several does */
export async function takeLease(
  db: Db,
  { name, holder, until, now }: { name: string; holder: string; until: number; now: number },
  dueBy: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ lease_holder: holder, lease_until: until })
    .where("name", "=", name)
    .where("next_run", "<=", dueBy)
    .where(({ eb, or }) => or([eb("lease_until", "is", null), eb("lease_until", "<=", now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Frees the leases of a platform that is gone: a data folder has only one at a time. Its jobs are due at
 * once.
 */
export async function freeLeases(db: Db): Promise<void> {
  await db
    .updateTable("job")
    .set({ lease_holder: null, lease_until: null, next_run: 0 })
    .where("lease_holder", "is not", null)
    .execute();
}

/** A sign of life. @returns true if the lease was still held */
export async function renewLease(db: Db, name: string, holder: string, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ lease_until: until })
    .where("name", "=", name)
    .where("lease_holder", "=", holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function endLease(
  db: Db,
  { name, holder, ...run }: { name: string; holder: string; now: number; outcome: string; nextRun: number },
): Promise<void> {
  await db
    .updateTable("job")
    .set({
      lease_holder: null,
      lease_until: null,
      last_run: run.now,
      last_outcome: run.outcome,
      next_run: run.nextRun,
    })
    .where("name", "=", name)
    .where("lease_holder", "=", holder)
    .execute();
}

/** All jobs, by name. */
export function listJobs(db: Db) {
  return db
    .selectFrom("job")
    .select(["name", "last_run as lastRun", "last_outcome as lastOutcome", "next_run as nextRun"])
    .orderBy("name")
    .execute();
}
