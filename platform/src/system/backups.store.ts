import type { BackupReason } from "../db/backupFaults.js";
import type { BackupTable } from "../db/tables/backups.js";
import type { Db } from "../db/tables.js";

const BACKUPS_TOLD = 20;

export type BackupOutcome = "done" | BackupReason;

export async function noteBackup(
  db: Db,
  backup: Omit<BackupTable, "id" | "outcome"> & { outcome: BackupOutcome },
): Promise<void> {
  await db.insertInto("backup").values(backup).execute();
}

/** The last backups, newest first. */
export function lastBackups(db: Db) {
  return db
    .selectFrom("backup")
    .select(["date", "bytes", "seconds", "file"])
    .select(({ ref }) => ref("outcome").$castTo<BackupOutcome>().as("outcome"))
    .orderBy("id", "desc")
    .limit(BACKUPS_TOLD)
    .execute();
}

/** Times of the last completed and the last failed backup: Unix seconds, 0 for never. */
export async function lastBackupTimes(db: Db): Promise<{ done: number; failed: number }> {
  const { done, failed } = await db
    .selectFrom("backup")
    .select(({ fn, case: either, ref }) => [
      fn.max<number | null>(either().when("outcome", "=", "done").then(ref("date")).end()).as("done"),
      fn.max<number | null>(either().when("outcome", "!=", "done").then(ref("date")).end()).as("failed"),
    ])
    .executeTakeFirstOrThrow();
  return { done: done ?? 0, failed: failed ?? 0 };
}
