import { ArrayMaxSize, IsOptional, MaxLength, MinLength } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import type { ValveBundleChange } from "../platform-api/valveBundles.js";
import type { ValveModeName } from "../platform-api/valveRecord.js";
import type { ScheduleRowChange, WeekDayName } from "../platform-api/valveSchedule.js";
import type { WantedValveMode } from "../platform-api/valves.js";
import { LocalTime } from "../scalars/localTime.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ValveMode, WeekDay } from "./valveEnums.js";

const ROWS_AT_MOST = 50;

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

@InputType({ description: "A new bundle." })
export class CreateValveBundleInput extends BulkOptionsInput implements ValveBundleChange {
  @Field(() => ID, { description: "The location to which it belongs." })
  locationId!: string;

  @Field({ description: "1 to 200 characters." })
  @MinLength(1)
  @MaxLength(200)
  name!: string;

  @Field(() => [ScheduleRowInput], {
    nullable: true,
    description: "When its valves are open; 50 rows at most.",
  })
  @IsOptional()
  @ArrayMaxSize(ROWS_AT_MOST)
  schedule?: ScheduleRowInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Valves of the location that are in no other bundle; 250 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds?: string[] | null;
}

@InputType({ description: "What is to change of a bundle; what is left out stays." })
export class UpdateValveBundleInput extends BulkOptionsInput implements ValveBundleChange {
  @Field(() => ID, { description: "The bundle." })
  id!: string;

  @Field(() => String, { nullable: true, description: "1 to 200 characters." })
  @IsOptional()
  @MinLength(1)
  @MaxLength(200)
  name?: string | null;

  @Field(() => [ScheduleRowInput], {
    nullable: true,
    description: "All rows that it is to have; 50 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(ROWS_AT_MOST)
  schedule?: ScheduleRowInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: "All valves that it is to have: of its location, and in no other bundle; 250 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds?: string[] | null;
}

@InputType({ description: "How valves are to be controlled." })
export class SetValveModeInput extends ClientsBulkInput implements WantedValveMode {
  @Field(() => ValveMode, { description: "By schedule, or by hand." })
  mode!: ValveModeName;

  @Field(() => UnixTime, {
    nullable: true,
    description:
      "With MANUAL_ON: when the run ends and what was before it goes on, within 24 hours. Without until and duration it has no end.",
  })
  until?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "With MANUAL_ON, instead of until: seconds until the run ends, 86 400 at most.",
  })
  duration?: number | null;
}
