import { RECIPIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import {
  LONGEST_CRON,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_TIME_ZONE,
  SHORTEST_EMAIL,
} from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { Id, IdListBody } from "../http/ids.js";
import { Etag, Nullable, Text, UnixTime } from "../http/schemas.js";
import { INTERVALS } from "./interval.rules.js";
import { REPORT_LANGUAGES } from "./language.js";
import { ReportRunJson } from "./runSchemas.js";

const IntervalPreset = Type.Enum([...INTERVALS], {
  description:
    "24 hours, since midnight, back 7, 14, 31 days to the same wall time, or the calendar day, week, month, quarter or year before",
});

const Language = Type.Enum([...REPORT_LANGUAGES], { description: "Of the report and its mail; default sl" });

const Email = Type.String({
  minLength: SHORTEST_EMAIL,
  maxLength: LONGEST_EMAIL,
  pattern: "^[^\\s@\\u0000]+@[^\\s@\\u0000]+$",
});

export const ReportScheduleJson = Type.Object({
  id: Id,
  groupId: Nullable(Id),
  createdBy: Nullable(Id),
  name: Type.String(),
  clientIds: Type.Array(Id),
  interval: IntervalPreset,
  language: Language,
  cron: Type.String(),
  timeZone: Type.String(),
  recipients: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  createDate: UnixTime,
  nextRunDate: Nullable(UnixTime),
  lastRun: Nullable(ReportRunJson),
  etag: Etag,
});

const fields = {
  name: Text(LONGEST_NAME),
  clientIds: IdListBody,
  interval: IntervalPreset,
  cron: Type.String({
    maxLength: LONGEST_CRON,
    description: "Minute, hour, day, month, weekday, in local time",
  }),
  recipients: Type.Array(Email, {
    maxItems: RECIPIENTS_A_REPORT,
    description: "One address once, however it is written; none: the reports are kept for download alone",
  }),
};
const optional = {
  language: Type.Optional(Language),
  timeZone: Type.Optional(Text(LONGEST_TIME_ZONE)),
  enabled: Type.Optional(Type.Boolean()),
};

export const NewReportScheduleBody = Type.Object({ ...fields, ...optional });

export const PatchReportScheduleBody = Type.Object({
  ...Type.Partial(Type.Object(fields)).properties,
  ...optional,
  id: Id,
});
