import { instant, listOf, number, text, told, whole } from "./kinds.js";
import type { Platform } from "./platform.js";
import { RUN_STATE } from "./reportRuns.js";
import { may, type RecordOf, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const ENGINE = oneOf(
  {
    SQLITE: { description: "A file of its own." },
    POSTGRESQL: { wire: ["postgres", "postgresql"], description: "A database server." },
  },
  "DatabaseEngine",
  "What a platform keeps its data in.",
);

const JOB_OUTCOME = oneOf(
  {
    DONE: { description: "It came to its end." },
    STOPPED: { description: "The platform was stopped meanwhile; it goes on at the next start." },
    FAILED: { description: "Why is in the platform's log." },
  },
  "JobOutcome",
  "How a run of a job went.",
);

const BACKUP_OUTCOME = oneOf(
  {
    DONE: { description: "It was made." },
    FILE_EXISTS: { wire: "fileExists", description: "There was a file of that name." },
    NO_ACCESS: { wire: "noAccess", description: "The folder is not there, or may not be written to." },
    NO_ROOM: { wire: "noRoom", description: "The disk was full." },
    NO_PROGRAM: {
      wire: "noProgram",
      description: "The database's own program for backups is not installed.",
    },
    DAMAGED: { description: "What was copied is damaged." },
    FAILED: { description: "The command said why." },
  },
  "BackupOutcome",
  "How a backup went.",
);

const PLATFORM = table("SystemPlatform", "The platform behind it.", {
  version: may("version", text, "Its version."),
  node: may("node", text, "Version of Node.js."),
  startDate: may("startDate", instant, "When it was started."),
  schemaVersion: may("schemaVersion", text, "The last migration that its database went through."),
});

const DATABASE_TABLE = table("DatabaseTable", "A table of the database.", {
  name: may("name", text, "What it is called."),
  bytes: may("bytes", number, "Bytes, with its indexes."),
  rows: may("rows", number, "Rows, which a server only estimates; null where it has not yet."),
});

const DATABASE = table("SystemDatabase", "What the platform keeps its data in.", {
  engine: may("engine", ENGINE, "Which; null: one that the gateway does not know."),
  version: may("version", text, "Its version."),
  bytes: may("bytes", number, "Bytes."),
  largestTables: may(
    "largestTables",
    listOf(DATABASE_TABLE),
    "The ten largest, the largest first, as they were within the last hour; none where it takes too long to tell.",
  ),
});

const RUN_COUNT = table("ReportRunCount", "Runs of report schedules in one state.", {
  state: may("state", RUN_STATE, "The state."),
  count: may("count", whole, "Runs that are kept."),
});

const QUEUES = table("SystemQueues", "What waits, and what is under way.", {
  reportRuns: may(
    "reportRuns",
    listOf(RUN_COUNT),
    "Runs of report schedules; a state without any is left out.",
  ),
  notificationsWaiting: may("notificationsWaiting", whole, "Notifications that wait to be sent."),
  actionsPending: may("actionsPending", whole, "Actions that no device has done yet."),
  rolloutsRunning: may("rolloutsRunning", whole, "Staged rollouts that are not over."),
  statisticsBusy: may(
    "statisticsBusy",
    whole,
    "Statistics and downloads that the platform makes or that wait for their turn.",
  ),
  eventListeners: may("eventListeners", whole, "Open event streams: one of each gateway's callers."),
});

const JOB = table("SystemJob", "Something that the platform does by itself.", {
  name: may("name", text, "What it is called."),
  lastRun: may("lastRun", instant, "When it last began; null: it has not run yet, or nobody knows."),
  hasRun: may("lastRun", told, "Whether it has run yet; null where nobody knows."),
  lastOutcome: may("lastOutcome", JOB_OUTCOME, "How that went; null: it has not run yet, or nobody knows."),
  nextRun: may("nextRun", instant, "When it is due; past while it runs."),
});

const BACKUP = table("SystemBackup", "A backup that was made, or tried.", {
  date: may("date", instant, "When it was begun: it holds what was there then."),
  bytes: may("bytes", number, "Bytes of the file; null where it was not made."),
  seconds: may("seconds", whole, "Seconds that it took."),
  file: may("file", text, "The file's name, without where it lies."),
  outcome: may("outcome", BACKUP_OUTCOME, "How it went; null for an outcome that is not known here."),
});

export const SYSTEM = table("System", "How the parts of the product are, for who runs them.", {
  platform: may("platform", PLATFORM, "The platform behind the gateway."),
  database: may("database", DATABASE, "What the platform keeps its data in."),
  queues: may("queues", QUEUES, "What waits, and what is under way."),
  jobs: may("jobs", listOf(JOB), "What the platform does by itself, by name."),
  backups: may("backups", listOf(BACKUP), "The last backups, twenty at most, newest first."),
});
export type SystemRecord = RecordOf<typeof SYSTEM>;

/** GET /system (administrators). @throws ApiError UPSTREAM_INVALID_RESPONSE */
export async function getSystem(platform: Platform): Promise<SystemRecord> {
  return wholeRecord(await platform.get("system"), SYSTEM);
}
