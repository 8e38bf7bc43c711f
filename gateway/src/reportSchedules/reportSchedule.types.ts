import { CLIENTS_A_REPORT, RECIPIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import { LONGEST_CRON, LONGEST_NAME, LONGEST_TIME_ZONE } from "@obcestje/contract/limits/lengths.js";
import { ArrayMaxSize, ArrayMinSize, Max, MaxLength, Min, MinLength } from "class-validator";
import { BULK_OPTIONS, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { connectionOf } from "../lists/page.types.js";
import { flagsOf, objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import { INTERVAL_PRESET } from "../platform-api/intervalPreset.js";
import { flag, id, listOf, text, whole } from "../platform-api/kinds.js";
import { REPORT_RUN, type ReportRunRecord } from "../platform-api/reportRuns.js";
import {
  REPORT_LANGUAGE,
  REPORT_SCHEDULE,
  REPORT_SCHEDULE_DATES,
  type ReportScheduleDatesRecord,
  type ReportScheduleRecord,
} from "../platform-api/reportSchedules.js";

export const ReportRun = objectOf(REPORT_RUN);
export type ReportRun = ReportRunRecord;

export const ReportRunConnection = connectionOf(ReportRun, "ReportRun");

export const ReportFile = payloadType("ReportFile", "The report that a run made.", {
  name: required(text, "What it is called."),
  size: optional(whole, "Bytes; null where not told."),
  url: required(text, "Where it is: a PDF, for whoever may see the schedule."),
});
export type ReportFile = InstanceType<typeof ReportFile>;

export const ReportSchedule = objectOf(REPORT_SCHEDULE);
export type ReportSchedule = ReportScheduleRecord;

export const ReportSchedulePermissions = flagsOf(
  "ReportSchedulePermissions",
  "What the caller may do with a report schedule.",
  { edit: "Whether the caller may change, run and delete it." },
);
export type ReportSchedulePermissions = InstanceType<typeof ReportSchedulePermissions>;

const NAME = [MinLength(1), MaxLength(LONGEST_NAME)] as const;
const CLIENTS = [ArrayMinSize(1), ArrayMaxSize(CLIENTS_A_REPORT)] as const;
const CRON = MaxLength(LONGEST_CRON);
const RECIPIENTS = ArrayMaxSize(RECIPIENTS_A_REPORT);
const ZONE = MaxLength(LONGEST_TIME_ZONE);

export const ReportScheduleDates = objectOf(REPORT_SCHEDULE_DATES);
export type ReportScheduleDates = ReportScheduleDatesRecord;

export const ReportScheduleDatesArgs = argsType({
  cron: required(text, "Minute, hour, day, month, weekday, in local time.", CRON),
  timeZone: optional(text, "IANA zone of `cron`; left out: the group's.", ZONE),
  first: preset(3, whole, "How many, 1 to 10.", Min(1), Max(10)),
});
export type ReportScheduleDatesArgs = InstanceType<typeof ReportScheduleDatesArgs>;

export const CreateReportScheduleInput = inputType("CreateReportScheduleInput", "A new report schedule.", {
  ...BULK_OPTIONS,
  name: required(text, "1 to 200 characters.", ...NAME),
  clientIds: required(listOf(id), "The devices that the report is about; 1 to 50.", ...CLIENTS),
  interval: required(INTERVAL_PRESET, "The period of each report, as it is when it is due."),
  language: optional(REPORT_LANGUAGE, "What it is written in; left out: Slovenian."),
  cron: required(
    text,
    "Minute, hour, day, month, weekday, in local time, e.g. `0 7 * * 1`; once an hour at most.",
    CRON,
  ),
  recipients: required(
    listOf(text),
    "E-mail addresses, 20 at most; none: the report is kept to be downloaded.",
    RECIPIENTS,
  ),
  timeZone: optional(text, "IANA zone of `cron`; left out: the group's.", ZONE),
  enabled: preset(true, flag, "Whether it runs."),
});
export type CreateReportScheduleInput = InstanceType<typeof CreateReportScheduleInput>;

export const CreateReportSchedulePayload = payloadType(
  "CreateReportSchedulePayload",
  "The new report schedule.",
  {
    reportSchedule: required(
      REPORT_SCHEDULE,
      "As it is now; after a dry run as it would be, with an id of nothing.",
    ),
  },
);
export type CreateReportSchedulePayload = InstanceType<typeof CreateReportSchedulePayload>;

export const UpdateReportScheduleInput = inputType(
  "UpdateReportScheduleInput",
  "What is to change of a report schedule; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The report schedule."),
    name: optional(text, "1 to 200 characters.", ...NAME),
    clientIds: optional(listOf(id), "All devices that it is to have, 1 to 50.", ...CLIENTS),
    interval: optional(INTERVAL_PRESET, "The period of each report."),
    language: optional(REPORT_LANGUAGE, "What it is written in."),
    cron: optional(text, "Minute, hour, day, month, weekday, in local time.", CRON),
    recipients: optional(listOf(text), "All e-mail addresses that it is to have, 20 at most.", RECIPIENTS),
    timeZone: optional(text, "IANA zone of `cron`.", ZONE),
    enabled: optional(flag, "Whether it runs."),
  },
);
export type UpdateReportScheduleInput = InstanceType<typeof UpdateReportScheduleInput>;

export const UpdateReportSchedulePayload = payloadType(
  "UpdateReportSchedulePayload",
  "The changed report schedule.",
  { reportSchedule: required(REPORT_SCHEDULE, "As it is now; after a dry run as it would be.") },
);
export type UpdateReportSchedulePayload = InstanceType<typeof UpdateReportSchedulePayload>;

export const RunReportScheduleInput = inputType(
  "RunReportScheduleInput",
  "Which report schedule is to run.",
  { ...BULK_OPTIONS, id: required(id, "The report schedule, also one that is not enabled.") },
);
export type RunReportScheduleInput = InstanceType<typeof RunReportScheduleInput>;

export const RunReportSchedulePayload = payloadType("RunReportSchedulePayload", "The run that was begun.", {
  reportRun: required(REPORT_RUN, "As it was put to be made; its schedule's `runs` tell how it goes."),
});
export type RunReportSchedulePayload = InstanceType<typeof RunReportSchedulePayload>;

export const ResendReportInput = inputType("ResendReportInput", "Whose report is to be sent again.", {
  ...BULK_OPTIONS,
  runId: required(id, "The run."),
});
export type ResendReportInput = InstanceType<typeof ResendReportInput>;

export const ResendReportPayload = payloadType("ResendReportPayload", "The run whose report is sent again.", {
  reportRun: required(REPORT_RUN, "With what failed waiting to be sent."),
});
export type ResendReportPayload = InstanceType<typeof ResendReportPayload>;
