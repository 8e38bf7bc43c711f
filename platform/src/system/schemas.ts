import Type from "typebox";
import { BACKUP_REASONS } from "../db/backupFaults.js";
import { Nullable, UnixTime } from "../http/schemas.js";

const Count = Type.Integer({ minimum: 0 });
const Bytes = Type.Integer({ minimum: 0, description: "Bytes" });

const PlatformJson = Type.Object({
  version: Type.String(),
  node: Type.String({ description: "Version of Node.js" }),
  startDate: UnixTime,
  schemaVersion: Type.String({ description: "The last migration of the database" }),
});

const DatabaseJson = Type.Object({
  engine: Type.Enum(["sqlite", "postgres"]),
  version: Type.String(),
  bytes: Bytes,
  largestTables: Type.Array(
    Type.Object({
      name: Type.String(),
      bytes: Type.Integer({ minimum: 0, description: "With its indexes" }),
      rows: Nullable(Type.Integer({ minimum: 0, description: "Some, where the database only estimates" })),
    }),
    {
      description:
        "Ten at most, the largest first, as they were within the last hour; none where it would take too long to tell",
    },
  ),
});

const QueuesJson = Type.Object({
  reportRuns: Type.Array(
    Type.Object({ state: Type.Enum(["waiting", "running", "succeeded", "failed"]), count: Count }),
  ),
  notificationsWaiting: Type.Integer({ minimum: 0, description: "Deliveries of notifications" }),
  actionsPending: Type.Integer({ minimum: 0, description: "Enabled ones that no device has done" }),
  rolloutsRunning: Type.Integer({ minimum: 0, description: "Staged rollouts that are not over" }),
  statisticsBusy: Type.Integer({
    minimum: 0,
    description: "Statistics and exports under way or waiting, of the platform that was asked",
  }),
  eventListeners: Type.Integer({
    minimum: 0,
    description: "Open event streams of the platform that was asked",
  }),
});

const JobJson = Type.Object({
  name: Type.String(),
  lastRun: Nullable(UnixTime),
  lastOutcome: Nullable(Type.Enum(["done", "stopped", "failed"])),
  nextRun: UnixTime,
});

const BackupJson = Type.Object({
  date: Type.Integer({ description: "When it was begun, Unix seconds" }),
  bytes: Nullable(Bytes),
  seconds: Type.Integer({ minimum: 0, description: "How long it took" }),
  file: Type.String({ description: "The file's name" }),
  outcome: Type.Enum(["done", ...BACKUP_REASONS], { description: "done, or why it was not made" }),
});

export const SystemJson = Type.Object({
  platform: PlatformJson,
  database: DatabaseJson,
  queues: QueuesJson,
  jobs: Type.Array(JobJson, { description: "What the platform does by itself, by name" }),
  backups: Type.Array(BackupJson, { description: "The last twenty, newest first" }),
});
