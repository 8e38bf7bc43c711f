import type { BackupReason } from "../db/backupFaults.js";
import type { BackupTable } from "../db/tables/backups.js";
import type { Db } from "../db/tables.js";

const BACKUPS_TOLD = 20;

export type BackupOutcome = "done" | BackupReason;

/** Notes a backup that was made or tried. */
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
