import type { Generated } from "kysely";

/** A backup that was made, or tried. */
export interface BackupTable {
  id: Generated<number>;
  date: number;
  /** Null where it failed. */
  bytes: number | null;
  seconds: number;
  /** The file's name, without where it lies. */
  file: string;
  /** "done", or why not: one of the BACKUP_REASONS. */
  outcome: string;
}
