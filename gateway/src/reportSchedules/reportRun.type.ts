import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../lists/connection.type.js";
import { DeliveryState } from "../notifications/notification.type.js";
import { enumOf } from "../objectType.js";
import {
  type ReportDeliveryReasonName,
  type ReportDeliveryRecord,
  type ReportRunReasonName,
  type ReportRunRecord,
  type ReportRunStateName,
  RUN_STATE,
} from "../platform-api/reportRuns.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ReportDeliveryReason, ReportRunReason } from "./reportReasons.js";

export const ReportRunState = enumOf(RUN_STATE);

/** What `state` tells better; for those who asked before it was there. */
export const ReportOutcome = { SUCCEEDED: "SUCCEEDED", FAILED: "FAILED" } as const;
registerEnumType(ReportOutcome, {
  name: "ReportOutcome",
  description: "How a run of a report schedule went.",
  valuesConfig: {
    SUCCEEDED: { description: "The report is made." },
    FAILED: { description: "Given up." },
  },
});

@ObjectType({ description: "The report that a run made.", simpleResolvers: true })
export class ReportFile {
  @Field({ description: "What it is called." })
  name!: string;

  @Field(() => Int, { description: "Bytes." })
  size!: number;

  @Field({ description: "Where it is: a PDF, for whoever may see the schedule." })
  url!: string;
}

@ObjectType({ description: "How the mail to one recipient went.", simpleResolvers: true })
export class ReportDelivery implements ReportDeliveryRecord {
  @Field({ description: "E-mail address." })
  recipient!: string;

  @Field(() => DeliveryState, { description: "How far." })
  state!: ReportDeliveryRecord["state"];

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => UnixTime, { nullable: true, description: "When the mail server took it; null: it did not." })
  sentDate!: number | null;

  @Field(() => ReportDeliveryReason, {
    nullable: true,
    description: "Why the last try failed; null: it did not.",
  })
  reason!: ReportDeliveryReasonName | null;
}

@ObjectType({ description: "One time that a scheduled report is made.", simpleResolvers: true })
export class ReportRun implements Omit<ReportRunRecord, "file"> {
  scheduleId!: string;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => UnixTime, { description: "When it was due: by the schedule, or as somebody asked." })
  dueDate!: number;

  @Field({ description: "Whether somebody asked for it; else it was due by the schedule." })
  manual!: boolean;

  @Field(() => UnixTime, { description: "First second of the report's period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after the report's period." })
  to!: number;

  @Field(() => ReportRunState, { description: "How far it is." })
  state!: ReportRunStateName;

  @Field(() => Int, { description: "How often it was begun." })
  attempts!: number;

  @Field(() => UnixTime, { nullable: true, description: "When it was begun last; null: not yet." })
  startDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it ended; null: it has not." })
  endDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it is tried again; null: it is not." })
  nextAttemptDate!: number | null;

  @Field(() => ReportRunReason, {
    nullable: true,
    description: "Why the last try failed; null: it did not.",
  })
  reason!: ReportRunReasonName | null;

  @Field(() => UnixTime, {
    description: "When it ended or, until it does, was due.",
    deprecationReason: "Ask for dueDate, startDate and endDate.",
  })
  date!: number;

  @Field(() => ReportOutcome, {
    nullable: true,
    description: "How it went; null: still under way.",
    deprecationReason: "Ask for state.",
  })
  outcome!: ReportRunRecord["outcome"];

  @Field(() => [ReportDelivery], {
    description:
      "How the mail went, by recipient; empty where nobody is to get it, or the server sends no mail.",
  })
  deliveries!: ReportDelivery[];
}

export const ReportRunConnection = connectionOf(() => ReportRun, "ReportRun");

@ObjectType({ description: "The run that was begun.", simpleResolvers: true })
export class RunReportSchedulePayload {
  @Field(() => ReportRun, {
    description: "As it was put to be made; its schedule's `runs` tell how it goes.",
  })
  reportRun!: ReportRunRecord;
}

@ObjectType({ description: "The run whose report is sent again.", simpleResolvers: true })
export class ResendReportPayload {
  @Field(() => ReportRun, { description: "With what failed waiting to be sent." })
  reportRun!: ReportRunRecord;
}
