import { Field, ID, ObjectType } from "type-graphql";
import { IntervalPreset } from "../measurements/interval.js";
import type { ReportRunRecord } from "../platform-api/reportRuns.js";
import type {
  ReportIntervalName,
  ReportLanguageName,
  ReportScheduleDatesRecord,
  ReportScheduleRecord,
} from "../platform-api/reportSchedules.js";
import { ReportLanguage } from "../reports/reportLanguage.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ReportRun } from "./reportRun.type.js";

@ObjectType({ description: "What the caller may do with a report schedule.", simpleResolvers: true })
export class ReportSchedulePermissions {
  @Field({ description: "Whether the caller may change, run and delete it." })
  edit!: boolean;
}

@ObjectType({ description: "A report that is made and sent by itself.", simpleResolvers: true })
export class ReportSchedule implements ReportScheduleRecord {
  groupId!: string | null;
  createdById!: string | null;
  clientIds!: string[];

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field({ description: "Its name." })
  name!: string;

  @Field(() => IntervalPreset, { description: "The period of each report, as it is when it is due." })
  interval!: ReportIntervalName;

  @Field(() => ReportLanguage, { description: "What it is written in." })
  language!: ReportLanguageName;

  @Field({ description: "When it runs, in local time: minute, hour, day, month, weekday." })
  cron!: string;

  @Field({ description: "IANA zone of `cron`." })
  timeZone!: string;

  @Field(() => [String], {
    description: "E-mail addresses that get the report; none: it is kept to be downloaded.",
  })
  recipients!: string[];

  @Field({ description: "Whether it runs." })
  enabled!: boolean;

  @Field(() => UnixTime, { description: "When it was made." })
  createDate!: number;

  @Field(() => UnixTime, { nullable: true, description: "When it runs next; null: not enabled." })
  nextRunDate!: number | null;

  @Field(() => ReportRun, { nullable: true, description: "Its last run; null: none yet." })
  lastRun!: ReportRunRecord | null;
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

@ObjectType({ description: "When a schedule would run.", simpleResolvers: true })
export class ReportScheduleDates implements ReportScheduleDatesRecord {
  @Field({ description: "IANA zone by whose clock it runs." })
  timeZone!: string;

  @Field(() => [UnixTime], { description: "The next times, the soonest first." })
  dates!: number[];
}
