import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { IntervalPreset } from "../measurements/interval.js";
import type {
  ReportIntervalName,
  ReportOutcomeName,
  ReportScheduleRecord,
} from "../platform-api/reportSchedules.js";
import { UnixTime } from "../scalars/unixTime.js";

export const ReportOutcome = { SUCCEEDED: "SUCCEEDED", FAILED: "FAILED" } as const;
registerEnumType(ReportOutcome, {
  name: "ReportOutcome",
  description: "How a run of scheduled reports went.",
  valuesConfig: {
    SUCCEEDED: { description: "Made and sent." },
    FAILED: { description: "Not made, or not sent." },
  },
});

@ObjectType({ description: "One time that scheduled reports were made.", simpleResolvers: true })
export class ReportRun {
  @Field(() => UnixTime, { description: "When." })
  date!: number;

  @Field(() => ReportOutcome, { nullable: true, description: "How it went; null: still under way." })
  outcome!: ReportOutcomeName | null;

  @Field(() => String, { nullable: true, description: "What was wrong, where something was." })
  message!: string | null;
}

@ObjectType({ description: "What the caller may do with a report schedule.", simpleResolvers: true })
export class ReportSchedulePermissions {
  @Field({ description: "Whether the caller may change and delete it." })
  edit!: boolean;
}

@ObjectType({ description: "Reports that are sent by themselves.", simpleResolvers: true })
export class ReportSchedule implements ReportScheduleRecord {
  groupId!: string | null;
  createdById!: string | null;
  clientIds!: string[];

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field({ description: "Its name." })
  name!: string;

  @Field(() => IntervalPreset, { description: "The period of each report, which ends when it is made." })
  interval!: ReportIntervalName;

  @Field({ description: "When it runs, in local time: minute, hour, day, month, weekday." })
  cron!: string;

  @Field({ description: "IANA zone of `cron`." })
  timeZone!: string;

  @Field(() => [String], { description: "E-mail addresses that get the reports." })
  recipients!: string[];

  @Field({ description: "Whether it runs." })
  enabled!: boolean;

  @Field(() => UnixTime, { description: "When it was made." })
  createDate!: number;

  @Field(() => UnixTime, { nullable: true, description: "When it runs next; null: not enabled." })
  nextRunDate!: number | null;

  @Field(() => ReportRun, { nullable: true, description: "Its last run; null: none yet." })
  lastRun!: ReportRun | null;
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
