import { ArrayMaxSize, Max, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import type { PreviewedSchedule } from "../platform-api/valvePreview.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ROWS_AT_MOST, ScheduleRowInput } from "./scheduleRow.input.js";

@ArgsType()
export class SchedulePreviewArgs implements PreviewedSchedule {
  @Field(() => ID, { description: "The location whose clocks count." })
  locationId!: string;

  @Field(() => [ScheduleRowInput], { description: "The schedule; 50 rows at most." })
  @ArrayMaxSize(ROWS_AT_MOST)
  schedule!: ScheduleRowInput[];

  @Field(() => UnixTime, {
    nullable: true,
    description: "The first second; left out: the local midnight that began today.",
  })
  from?: number | null;

  @Field(() => Int, { defaultValue: 7, description: "How many local days, 1 to 31." })
  @Min(1)
  @Max(31)
  days!: number;
}
