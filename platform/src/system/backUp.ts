import { statSync } from "node:fs";
import { basename } from "node:path";
import { backupReasonOf } from "../db/backupFaults.js";
import { openAsItIs } from "../db/database.js";
import type { DatabasePlace } from "../db/databases.js";
import { dumpServer } from "../db/postgres/dumps.js";
import { backUpFolder } from "../db/sqlite/copies.js";
import { transact } from "../db/transact.js";
import { systemClock } from "../time/clock.js";
import { type BackupOutcome, noteBackup } from "./backups.store.js";

/**
 * Copies the database to a file, also while platforms run on it, and records the outcome in the database.
 * @returns true if it could be recorded: an older schema has no place for it
 * @throws BackupFault, or the system's error
 */
export async function backUp(place: DatabasePlace, file: string): Promise<boolean> {
  const [date, begun] = [systemClock(), performance.now()];
  const note = (outcome: BackupOutcome, bytes: number | null) => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    return noted(place, { date, seconds, bytes, file: basename(file), outcome });
  };
  try {
    await (place.DATABASE_URL === ""
      ? backUpFolder(place.DATA_DIR, file)
      : dumpServer(place.DATABASE_URL, file));
  } catch (error) {
    await note(backupReasonOf(error), null);
    throw error;
  }
  return note("done", statSync(file).size);
}

/** A backup is valid even if it can't be recorded, and the reason of a failed one matters more. */
async function noted(place: DatabasePlace, backup: Parameters<typeof noteBackup>[1]): Promise<boolean> {
  try {
    const db = openAsItIs(place);
    await transact(db, (tx) => noteBackup(tx, backup)).finally(() => db.destroy());
    return true;
  } catch {
    return false;
  }
}
