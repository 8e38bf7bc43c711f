import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, MinLength } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import type { ValveBundleChange } from "../platform-api/valveBundles.js";
import type { PreviewedSchedule } from "../platform-api/valvePreview.js";
import type { ValveModeName } from "../platform-api/valveRecord.js";
import type { ScheduleRowChange, WeekDayName } from "../platform-api/valveSchedule.js";
import type { WantedValveMode } from "../platform-api/valves.js";
import { LocalTime } from "../scalars/localTime.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ValveMode, WeekDay } from "./valve.type.js";

/** The most rows of a schedule. */
const ROWS_AT_MOST = 50;

@InputType({ description: "When valves open, and until when: give endTime or duration." })
class ScheduleRowInput implements ScheduleRowChange {
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

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that the change was made from: CONFLICT, and nothing is changed, where the bundle has another by now. Left out: whatever it has.",
  })
  version?: number | null;

  @Field(() => String, { nullable: true, description: "For administrators: 1 to 200 characters." })
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
    description:
      "For administrators: all valves that it is to have: of its location, and in no other bundle; 250 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds?: string[] | null;
}

@InputType({ description: "For how long a bundle's schedule is to open nothing." })
export class PauseValveBundleInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The bundle." })
  id!: string;

  @Field(() => UnixTime, {
    nullable: true,
    description:
      "Until when, within 60 days; a local midnight cuts no run in two. Null or left out: the pause ends now.",
  })
  until?: number | null;
}

@InputType({ description: "For how long no schedule of a location is to open a valve." })
export class SetRainDelayInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The location." })
  locationId!: string;

  @Field(() => UnixTime, {
    nullable: true,
    description:
      "Until when, within 14 days; a local midnight cuts no run in two. Null or left out: the delay ends now.",
  })
  until?: number | null;
}

@InputType({ description: "Where all valves are to be closed." })
export class StopValveLocationInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The location." })
  locationId!: string;
}

@InputType({ description: "Which valves are to go where." })
export class MoveValvesInput extends ClientsBulkInput {
  @Field(() => ID, {
    nullable: true,
    description: "The bundle of their location that is to have them; null or left out: none.",
  })
  bundleId?: string | null;
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
