import type { Backup, SystemState } from "../problems";

/** Time of the test state: 2026-11-01 06:00 in Ljubljana. */
export const now = 1_793_509_200;

export const backup = (part: Partial<Backup> = {}): Backup => ({
  date: now - 3600,
  bytes: 12_400_000,
  seconds: 3,
  file: "obcestje.db",
  outcome: "DONE",
  ...part,
});

/** A portal without problems. */
export const systemState = (part: Partial<SystemState> = {}): SystemState => ({
  gateway: { version: "1.2.0", node: "20.20.2", startDate: now - 600 },
  platform: { version: "1.2.0", node: "20.20.2", startDate: now - 900, schemaVersion: "014-backups" },
  renderer: { available: true, reason: null },
  database: {
    engine: "SQLITE",
    version: "3.53.0",
    bytes: 5_000_000_000,
    largestTables: [
      { name: "reading_batch", bytes: 4_000_000_000, rows: 1_200_000 },
      { name: "audit_log", bytes: 66_000, rows: null },
    ],
  },
  queues: {
    reportRuns: [
      { state: "WAITING", count: 2 },
      { state: "FAILED", count: 1 },
    ],
    notificationsWaiting: 0,
    actionsPending: 4,
    rolloutsRunning: 0,
    statisticsBusy: 12,
    eventListeners: 3,
  },
  jobs: [{ name: "compaction", lastRun: now - 3600, hasRun: true, lastOutcome: "DONE", nextRun: now + 7200 }],
  backups: [backup()],
  ...part,
});
