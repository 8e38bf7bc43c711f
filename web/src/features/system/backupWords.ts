import type { Backup } from "./problems";

/** Text keys for the state of a backup. */
export const backupWords = {
  DONE: "backupDONE",
  FILE_EXISTS: "FILE_EXISTS",
  NO_ACCESS: "NO_ACCESS",
  NO_ROOM: "NO_ROOM",
  NO_PROGRAM: "NO_PROGRAM",
  DAMAGED: "DAMAGED",
  FAILED: "backupFAILED",
} as const satisfies Record<NonNullable<Backup["outcome"]>, string>;
