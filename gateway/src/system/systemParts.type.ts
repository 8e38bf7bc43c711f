import { Field, Int, ObjectType } from "type-graphql";
import type { DatabaseRecord, QueuesRecord } from "../platform-api/system.js";
import { ReportRunState } from "../reportSchedules/reportRun.type.js";
import { DatabaseEngine } from "./systemEnums.js";

@ObjectType({ description: "A table of the database.", simpleResolvers: true })
export class DatabaseTable {
  @Field({ description: "What it is called." })
  name!: string;

  @Field(() => Number, { description: "Bytes, with its indexes." })
  bytes!: number;

  @Field(() => Number, {
    nullable: true,
    description: "Rows, which a server only estimates; null where it has not yet.",
  })
  rows!: number | null;
}

@ObjectType({ description: "What the platform keeps its data in.", simpleResolvers: true })
export class SystemDatabase implements DatabaseRecord {
  @Field(() => DatabaseEngine, {
    nullable: true,
    description: "Which; null: one that the gateway does not know.",
  })
  engine!: DatabaseRecord["engine"];

  @Field({ description: "Its version." })
  version!: string;

  @Field(() => Number, { description: "Bytes." })
  bytes!: number;

  @Field(() => [DatabaseTable], {
    description:
      "The ten largest, the largest first, as they were within the last hour; none where it takes too long to tell.",
  })
  largestTables!: DatabaseTable[];
}

@ObjectType({ description: "Runs of report schedules in one state.", simpleResolvers: true })
export class ReportRunCount {
  @Field(() => ReportRunState, { description: "The state." })
  state!: QueuesRecord["reportRuns"][number]["state"];

  @Field(() => Int, { description: "Runs that are kept." })
  count!: number;
}

@ObjectType({ description: "What waits, and what is under way.", simpleResolvers: true })
export class SystemQueues implements QueuesRecord {
  @Field(() => [ReportRunCount], {
    description: "Runs of report schedules; a state without any is left out.",
  })
  reportRuns!: ReportRunCount[];

  @Field(() => Int, { description: "Notifications that wait to be sent." })
  notificationsWaiting!: number;

  @Field(() => Int, { description: "Actions that no device has done yet." })
  actionsPending!: number;

  @Field(() => Int, { description: "Staged rollouts that are not over." })
  rolloutsRunning!: number;

  @Field(() => Int, {
    description: "Statistics and downloads that the platform makes or that wait for their turn.",
  })
  statisticsBusy!: number;

  @Field(() => Int, { description: "Open event streams: one of each gateway's callers." })
  eventListeners!: number;
}
