import Type from "typebox";
import { Id, IdListBody } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { INTERVALS } from "./interval.rules.js";

const IntervalPreset = Type.Enum([...INTERVALS], {
  description: "24 hours, since midnight, or back 7, 14, 31 days to the same wall time",
});

const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: "^[^\\s@\\u0000]+@[^\\s@\\u0000]+$",
});

export const ReportScheduleJson = Type.Object({
  id: Id,
  groupId: Nullable(Id),
  createdBy: Nullable(Id),
  name: Type.String(),
  clientIds: Type.Array(Id),
  interval: IntervalPreset,
  cron: Type.String(),
  timeZone: Type.String(),
  recipients: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  createDate: UnixTime,
  nextRunDate: Nullable(UnixTime),
  lastRunDate: Nullable(UnixTime),
  lastOutcome: Nullable(Type.Enum(["succeeded", "failed"])),
  lastMessage: Nullable(Type.String()),
});

const fields = {
  name: Text(200),
  clientIds: IdListBody,
  interval: IntervalPreset,
  cron: Type.String({ maxLength: 100, description: "Minute, hour, day, month, weekday, in local time" }),
  recipients: Type.Array(Email, { minItems: 1, maxItems: 20 }),
};
const TimeZone = Type.Optional(Text(64));
const Enabled = Type.Optional(Type.Boolean());

export const NewReportScheduleBody = Type.Object({ ...fields, timeZone: TimeZone, enabled: Enabled });

export const PatchReportScheduleBody = Type.Object({
  ...Type.Partial(Type.Object(fields)).properties,
  id: Id,
  timeZone: TimeZone,
  enabled: Enabled,
});

const RunId = Type.String({ minLength: 1, maxLength: 64 });

export const ClaimBody = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 50, description: "Schedules at most; default 10" }),
  ),
});

export const ClaimedJson = Type.Object({
  id: Id,
  runId: RunId,
  name: Type.String(),
  interval: IntervalPreset,
  timeZone: Type.String(),
  recipients: Type.Array(Type.String()),
  dueDate: UnixTime,
  leaseUntil: Type.Integer({ description: "Until when its outcome must be told, Unix seconds" }),
  clients: Type.Array(
    Type.Object({
      clientId: Id,
      startTimestamp: Type.Integer(),
      endTimestamp: Type.Integer(),
      sessionKey: Type.String({ description: "Reads this client and period as long as the claim holds" }),
    }),
  ),
});

export const OutcomeBody = Type.Object({
  id: Id,
  runId: RunId,
  outcome: Type.Enum(["succeeded", "failed"]),
  message: Type.Optional(Text(1000, 0)),
});
