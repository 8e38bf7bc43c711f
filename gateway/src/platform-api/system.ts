import { intOr, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import { nameIn, nameOr } from "./enums.js";
import type { CallContext, PlatformClient } from "./http.js";
import { type ReportRunStateName, RUN_STATES } from "./reportRuns.js";

const ENGINES = { SQLITE: "sqlite", POSTGRESQL: "postgres" } as const;
export type DatabaseEngineName = keyof typeof ENGINES;

const JOB_OUTCOMES = { DONE: "done", STOPPED: "stopped", FAILED: "failed" } as const;
export type JobOutcomeName = keyof typeof JOB_OUTCOMES;

const BACKUP_OUTCOMES = {
  DONE: "done",
  FILE_EXISTS: "fileExists",
  NO_ACCESS: "noAccess",
  NO_ROOM: "noRoom",
  NO_PROGRAM: "noProgram",
  DAMAGED: "damaged",
  FAILED: "failed",
} as const;
export type BackupOutcomeName = keyof typeof BACKUP_OUTCOMES;

/** How the platform is. Instants in Unix seconds. */
export interface SystemRecord {
  platform: { version: string; node: string; startDate: number; schemaVersion: string };
  database: DatabaseRecord;
  queues: QueuesRecord;
  jobs: JobRecord[];
  backups: BackupRecord[];
}

export interface DatabaseRecord {
  /** Null: one that is not known here. */
  engine: DatabaseEngineName | null;
  version: string;
  bytes: number;
  largestTables: { name: string; bytes: number; rows: number | null }[];
}

export interface QueuesRecord {
  reportRuns: { state: ReportRunStateName; count: number }[];
  notificationsWaiting: number;
  actionsPending: number;
  rolloutsRunning: number;
  statisticsBusy: number;
  eventListeners: number;
}

export interface JobRecord {
  name: string;
  lastRun: number | null;
  /** Null: it has not run yet. */
  lastOutcome: JobOutcomeName | null;
  nextRun: number;
}

export interface BackupRecord {
  date: number;
  bytes: number | null;
  seconds: number;
  file: string;
  outcome: BackupOutcomeName;
}

/** GET /system (administrators). */
export async function getSystem(platform: PlatformClient, context: CallContext): Promise<SystemRecord> {
  const json = object(await platform.get(context, "system"), "system");
  const about = object(json.platform, "system.platform");
  return {
    platform: {
      version: text(about, "version"),
      node: text(about, "node"),
      startDate: whole(about, "startDate"),
      schemaVersion: text(about, "schemaVersion"),
    },
    database: decodeDatabase(object(json.database, "system.database")),
    queues: decodeQueues(object(json.queues, "system.queues")),
    jobs: list(json.jobs, "system.jobs", decodeJob),
    backups: list(json.backups, "system.backups", decodeBackup),
  };
}

function decodeDatabase(json: Json): DatabaseRecord {
  return {
    engine: nameIn(ENGINES, json.engine) ?? null,
    version: text(json, "version"),
    bytes: whole(json, "bytes"),
    largestTables: list(json.largestTables, "system.largestTables", (value) => {
      const table = object(value, "system.largestTables");
      return {
        name: text(table, "name"),
        bytes: whole(table, "bytes"),
        rows: intOrNull(table.rows, "system.rows"),
      };
    }),
  };
}

function decodeQueues(json: Json): QueuesRecord {
  return {
    reportRuns: list(json.reportRuns, "system.reportRuns", (value) => {
      const { state, count } = object(value, "system.reportRuns");
      return { state: nameOr(state, RUN_STATES, "WAITING"), count: intOr(count, 0, "system.count") };
    }),
    notificationsWaiting: whole(json, "notificationsWaiting"),
    actionsPending: whole(json, "actionsPending"),
    rolloutsRunning: whole(json, "rolloutsRunning"),
    statisticsBusy: whole(json, "statisticsBusy"),
    eventListeners: whole(json, "eventListeners"),
  };
}

function decodeJob(value: unknown): JobRecord {
  const job = object(value, "system.jobs");
  return {
    name: text(job, "name"),
    lastRun: intOrNull(job.lastRun, "system.lastRun"),
    lastOutcome: nameIn(JOB_OUTCOMES, job.lastOutcome) ?? null,
    nextRun: whole(job, "nextRun"),
  };
}

function decodeBackup(value: unknown): BackupRecord {
  const backup = object(value, "system.backups");
  return {
    date: whole(backup, "date"),
    bytes: intOrNull(backup.bytes, "system.bytes"),
    seconds: whole(backup, "seconds"),
    file: text(backup, "file"),
    outcome: nameIn(BACKUP_OUTCOMES, backup.outcome) ?? "FAILED",
  };
}

const text = (json: Json, field: string) => textOrNull(json[field], `system.${field}`) ?? "";
const whole = (json: Json, field: string) => intOr(json[field], 0, `system.${field}`);
