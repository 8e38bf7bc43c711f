import { Field, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../lists/page.types.js";
import { flagsOf, objectOf } from "../objectType.js";
import { REPORT_RUN, type ReportRunRecord } from "../platform-api/reportRuns.js";
import {
  REPORT_SCHEDULE,
  REPORT_SCHEDULE_DATES,
  type ReportScheduleDatesRecord,
  type ReportScheduleRecord,
} from "../platform-api/reportSchedules.js";

export const ReportRun = objectOf(REPORT_RUN);
export type ReportRun = ReportRunRecord;

export const ReportRunConnection = connectionOf(ReportRun, "ReportRun");

export const ReportSchedule = objectOf(REPORT_SCHEDULE);
export type ReportSchedule = ReportScheduleRecord;

export const ReportScheduleDates = objectOf(REPORT_SCHEDULE_DATES);
export type ReportScheduleDates = ReportScheduleDatesRecord;

export const ReportSchedulePermissions = flagsOf(
  "ReportSchedulePermissions",
  "What the caller may do with a report schedule.",
  {
    edit: "Whether the caller may change, run and delete it.",
  },
);
export type ReportSchedulePermissions = InstanceType<typeof ReportSchedulePermissions>;

@ObjectType({ description: "The report that a run made.", simpleResolvers: true })
export class ReportFile {
  @Field({ description: "What it is called." })
  name!: string;

  @Field(() => Int, { description: "Bytes." })
  size!: number;

  @Field({ description: "Where it is: a PDF, for whoever may see the schedule." })
  url!: string;
}

@ObjectType({ description: "The new report schedule.", simpleResolvers: true })
export class CreateReportSchedulePayload {
  @Field(() => ReportSchedule, {
    description: "As it is now; after a dry run as it would be, with an id of nothing.",
  })
  reportSchedule!: ReportSchedule;
}

@ObjectType({ description: "The changed report schedule.", simpleResolvers: true })
export class UpdateReportSchedulePayload {
  @Field(() => ReportSchedule, { description: "As it is now; after a dry run as it would be." })
  reportSchedule!: ReportSchedule;
}

@ObjectType({ description: "The run that was begun.", simpleResolvers: true })
export class RunReportSchedulePayload {
  @Field(() => ReportRun, {
    description: "As it was put to be made; its schedule's `runs` tell how it goes.",
  })
  reportRun!: ReportRun;
}

@ObjectType({ description: "The run whose report is sent again.", simpleResolvers: true })
export class ResendReportPayload {
  @Field(() => ReportRun, { description: "With what failed waiting to be sent." })
  reportRun!: ReportRun;
}
