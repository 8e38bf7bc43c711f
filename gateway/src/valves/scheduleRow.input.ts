import { ArrayMaxSize } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import type { ScheduleRowChange, WeekDayName } from "../platform-api/valveSchedule.js";
import { LocalTime } from "../scalars/localTime.js";
import { WeekDay } from "./valveEnums.js";

/** The most rows of a schedule. */
export const ROWS_AT_MOST = 50;

@InputType({ description: "When valves open, and until when: give endTime or duration." })
export class ScheduleRowInput implements ScheduleRowChange {
  @Field(() => LocalTime, { description: "When they open, by the location's clocks." })
  startTime!: number;

  @Field(() => LocalTime, {
    nullable: true,
    description: "When they close, by the location's clocks: the next day where it is before the start.",
  })
  endTime?: number | null;

  @Field(() => Int, { nullable: true, description: "How long they stay open, 1 to 86 400 seconds." })
  duration?: number | null;

  @Field(() => [WeekDay], { description: "The days on which it starts; none: it never runs." })
  @ArrayMaxSize(7)
  weekDays!: WeekDayName[];
}
