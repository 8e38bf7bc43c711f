/** Stored reasons for a failed backup. The original error may name folders, servers and people. */
export const BACKUP_REASONS = ["fileExists", "noAccess", "noRoom", "noProgram", "damaged", "failed"] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** The reason why a backup or restore is impossible, in words for the person who asked for it. */
export class BackupFault extends Error {
  constructor(
    message: string,
    readonly reason: BackupReason = "failed",
  ) {
    super(message);
  }
}

/** SQLite: can't open, read-only; full; corrupt, no database. */
const OF_FILES = new Map<number, BackupReason>([
  [14, "noAccess"],
  [8, "noAccess"],
  [13, "noRoom"],
  [11, "damaged"],
  [26, "damaged"],
]);
const OF_SYSTEM = new Map<string, BackupReason>([
  ["EACCES", "noAccess"],
  ["EPERM", "noAccess"],
  ["EROFS", "noAccess"],
  ["ENOENT", "noAccess"],
  ["ENOTDIR", "noAccess"],
  ["ENOSPC", "noRoom"],
  ["EDQUOT", "noRoom"],
]);
const PRIMARY_CODE_MASK = 0xff;

export function backupReasonOf(error: unknown): BackupReason {
  if (error instanceof BackupFault) return error.reason;
  if (!(error instanceof Error)) return "failed";
  if ("errcode" in error && typeof error.errcode === "number")
    return OF_FILES.get(error.errcode & PRIMARY_CODE_MASK) ?? "failed";
  return ("code" in error && OF_SYSTEM.get(String(error.code))) || "failed";
}
