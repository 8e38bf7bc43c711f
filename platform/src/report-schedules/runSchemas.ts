import { LONGEST_CRON, LONGEST_TIME_ZONE } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { Id } from "../http/ids.js";
import { CursorQuery } from "../http/paging.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { MAIL_FAULTS } from "../mail/outcome.js";
import { REPORT_LANGUAGES } from "./language.js";
import { RENDER_REASONS, RUN_REASONS } from "./runReasons.js";

const Attempts = Type.Integer({ minimum: 0 });

const ReportDeliveryJson = Type.Object({
  recipient: Type.String(),
  state: Type.Enum(["waiting", "sent", "failed"]),
  attempts: Attempts,
  sentDate: Nullable(UnixTime),
  reason: Nullable(Type.Enum([...MAIL_FAULTS], { description: "Why the last try failed" })),
});

export const ReportRunJson = Type.Object({
  id: Id,
  scheduleId: Id,
  dueDate: UnixTime,
  manual: Type.Boolean({ description: "Whether somebody asked for it; else it was due" }),
  startTimestamp: Type.Integer({ description: "Of its period, which is set when it is due" }),
  endTimestamp: Type.Integer(),
  state: Type.Enum(["waiting", "running", "succeeded", "failed"], {
    description: "succeeded: the file is made; the deliveries say how its mails go",
  }),
  attempts: Attempts,
  startDate: Nullable(UnixTime),
  endDate: Nullable(UnixTime),
  nextAttemptDate: Nullable(UnixTime),
  reason: Nullable(
    Type.Enum([...RUN_REASONS], {
      description:
        "Why the last try failed. nobody: whoever made the schedule may see none of its clients any more; lost: nobody finished in time; gone: its clients can't be read any more; impossible: no report can be made of its clients and period; stopped: the renderer was",
    }),
  ),
  fileName: Nullable(Type.String()),
  fileSize: Nullable(Type.Integer({ description: "Bytes" })),
  deliveries: Type.Array(ReportDeliveryJson),
});

export const RunsQuery = Type.Object({ ...CursorQuery.properties, scheduleId: Id });
export const RunBody = Type.Object({ id: Id });
export const RunQuery = Type.Object({ runId: Id });

export const NextQuery = Type.Object({
  cron: Type.String({ maxLength: LONGEST_CRON }),
  timeZone: Type.Optional(Text(LONGEST_TIME_ZONE)),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, description: "Dates at most; default 3" })),
});
export const NextJson = Type.Object({ timeZone: Type.String(), dates: Type.Array(UnixTime) });

const Claim = Type.String({ minLength: 1, maxLength: 64, description: "What the run was given out with" });

export const ClaimBody = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: "Runs at most; default 10" })),
});

export const ClaimedJson = Type.Object({
  runId: Id,
  claim: Claim,
  scheduleId: Id,
  name: Type.String(),
  language: Type.Enum([...REPORT_LANGUAGES]),
  timeZone: Type.String(),
  dueDate: UnixTime,
  startTimestamp: Type.Integer(),
  endTimestamp: Type.Integer(),
  leaseUntil: Type.Integer({ description: "Until when its outcome must be told, Unix seconds" }),
  clientIds: Type.Array(Id, { description: "Those that the schedule's maker may see now" }),
  sessionKey: Type.String({ description: "Reads these clients and this period as long as the claim holds" }),
  attempt: Type.Integer({ minimum: 1 }),
});

export const FileQuery = Type.Object({ runId: Id, claim: Claim });

export const OutcomeBody = Type.Object({
  runId: Id,
  claim: Claim,
  outcome: Type.Enum(["failed"]),
  reason: Type.Optional(Type.Enum([...RENDER_REASONS], { description: "Default failed" })),
  final: Type.Optional(Type.Boolean({ description: "Whether another try would go the same way" })),
});
