import type { Generated } from "kysely";

/** A backup, completed or failed. */
export interface BackupTable {
  id: Generated<number>;
  date: number;
  /** Null if it failed. */
  bytes: number | null;
  seconds: number;
  /** The file's name without its folder. */
  file: string;
  /** "done", or one of the BACKUP_REASONS. */
  outcome: string;
}
