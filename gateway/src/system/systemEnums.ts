import { registerEnumType } from "type-graphql";
import type { BackupOutcomeName, DatabaseEngineName, JobOutcomeName } from "../platform-api/system.js";

export const DatabaseEngine: { readonly [name in DatabaseEngineName]: name } = {
  SQLITE: "SQLITE",
  POSTGRESQL: "POSTGRESQL",
};
registerEnumType(DatabaseEngine, {
  name: "DatabaseEngine",
  description: "What a platform keeps its data in.",
  valuesConfig: {
    SQLITE: { description: "A file of its own." },
    POSTGRESQL: { description: "A database server." },
  },
});

export const JobOutcome: { readonly [name in JobOutcomeName]: name } = {
  DONE: "DONE",
  STOPPED: "STOPPED",
  FAILED: "FAILED",
};
registerEnumType(JobOutcome, {
  name: "JobOutcome",
  description: "How a run of a job went.",
  valuesConfig: {
    DONE: { description: "It came to its end." },
    STOPPED: { description: "The platform was stopped meanwhile; it goes on at the next start." },
    FAILED: { description: "Why is in the platform's log." },
  },
});

export const BackupOutcome: { readonly [name in BackupOutcomeName]: name } = {
  DONE: "DONE",
  FILE_EXISTS: "FILE_EXISTS",
  NO_ACCESS: "NO_ACCESS",
  NO_ROOM: "NO_ROOM",
  NO_PROGRAM: "NO_PROGRAM",
  DAMAGED: "DAMAGED",
  FAILED: "FAILED",
};
registerEnumType(BackupOutcome, {
  name: "BackupOutcome",
  description: "How a backup went.",
  valuesConfig: {
    DONE: { description: "It was made." },
    FILE_EXISTS: { description: "There was a file of that name." },
    NO_ACCESS: { description: "The folder is not there, or may not be written to." },
    NO_ROOM: { description: "The disk was full." },
    NO_PROGRAM: { description: "The database's own program for backups is not installed." },
    DAMAGED: { description: "What was copied is damaged." },
    FAILED: { description: "The command said why." },
  },
});
