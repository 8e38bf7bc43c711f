import { Field, Int, ObjectType } from "type-graphql";
import type { SchedulePreviewRecord, SchedulePreviewRowRecord } from "../platform-api/valvePreview.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ValveOpening } from "./valveHistory.type.js";

@ObjectType({ description: "What one row of a schedule would do.", simpleResolvers: true })
export class ValveSchedulePreviewRow implements SchedulePreviewRowRecord {
  @Field({ description: "Whether it has no days, and so opens nothing ever." })
  neverRuns!: boolean;

  @Field(() => [Int], { description: "Other rows, by their places from 0, that are open at the same time." })
  overlaps!: number[];

  @Field(() => [ValveOpening], { description: "When it alone would have valves open, cut to the period." })
  openings!: ValveOpening[];
}

@ObjectType({ description: "What a schedule would do.", simpleResolvers: true })
export class ValveSchedulePreview implements SchedulePreviewRecord {
  @Field(() => UnixTime, { description: "The first second that it is about." })
  from!: number;

  @Field(() => UnixTime, { description: "The first second after it." })
  to!: number;

  @Field(() => [ValveOpening], {
    description:
      "When valves would be open, cut to the period; rows that overlap or follow at once are one opening.",
  })
  openings!: ValveOpening[];

  @Field(() => [ValveSchedulePreviewRow], { description: "What each row would do, in their order." })
  rows!: ValveSchedulePreviewRow[];
}
