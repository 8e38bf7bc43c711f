import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type {
  FlowStateName,
  ValveBundleRecord,
  ValveModeName,
  ValveOrderRecord,
  ValveOrderStateName,
  ValveRecord,
  ValveReportRecord,
} from "../platform-api/valveRecord.js";
import type { ScheduleRowRecord, WeekDayName } from "../platform-api/valveSchedule.js";
import { LocalTime } from "../scalars/localTime.js";
import { UnixTime } from "../scalars/unixTime.js";
import { FlowState, ValveMode, ValveOrderState, WeekDay } from "./valveEnums.js";

/** Types that name each other: as a plain alias the decorators' metadata doesn't read the class before it is there. */
type Relation<T> = T;

@ObjectType({ description: "What a valve told of itself.", simpleResolvers: true })
export class ValveReport implements ValveReportRecord {
  @Field(() => UnixTime, { nullable: true, description: "When it was told; null: that is not told." })
  time!: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether water flowed; null: not told." })
  open!: boolean | null;

  @Field(() => Float, { nullable: true, description: "As reported: 1 is open, anything else closed." })
  value!: number | null;
}

@ObjectType({
  description: "That a valve has reported otherwise than expected for longer than it takes to obey.",
  simpleResolvers: true,
})
export class ValveDeviation {
  @Field(() => UnixTime, { nullable: true, description: "Since when; null: not told." })
  since!: number | null;

  @Field({ description: "Whether water flows although it should not." })
  urgent!: boolean;
}

@ObjectType({
  description: "The last change of what a valve is to do, whoever or whatever made it.",
  simpleResolvers: true,
})
export class ValveOrder implements ValveOrderRecord {
  @Field(() => UnixTime, { nullable: true, description: "When it was made; null: not told." })
  since!: number | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When the device first fetched it; null: not yet.",
  })
  heardDate!: number | null;

  @Field(() => ValveOrderState, { nullable: true, description: "How far it has come; null: not told." })
  state!: ValveOrderStateName | null;
}

@ObjectType({ description: "When a bundle's valves open, and until when.", simpleResolvers: true })
export class ScheduleRow implements ScheduleRowRecord {
  @Field(() => LocalTime, { description: "When they open, by the location's clocks." })
  startTime!: number;

  @Field(() => LocalTime, {
    nullable: true,
    description:
      "When they close, by the location's clocks: the next day where it is before the start; null where a duration is given.",
  })
  endTime!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How long they stay open, seconds; null where an end is given.",
  })
  duration!: number | null;

  @Field(() => [WeekDay], { description: "The days on which it starts, Monday first; none: it never runs." })
  weekDays!: WeekDayName[];
}

@ObjectType({ description: "What the caller may do with a valve.", simpleResolvers: true })
export class ValvePermissions {
  @Field({ description: "Whether the caller may set its mode." })
  setMode!: boolean;
}

@ObjectType({ description: "A device that controls a valve.", simpleResolvers: true })
export class Valve implements ValveRecord {
  @Field(() => ID, { description: "The device's id." })
  id!: string;

  @Field(() => Client, { description: "The device." })
  client!: Client;

  @Field(() => ValveBundle, { nullable: true, description: "Whose schedule it keeps to; null: none." })
  bundle!: Relation<ValveBundle> | null;

  @Field(() => ValveMode, { nullable: true, description: "How it is controlled now; null: not told." })
  mode!: ValveModeName | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When the manual run ends, and what was before it goes on; null: not by itself.",
  })
  manualUntil!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it should be open now, by mode and schedule. Null: not told; then neither are `manualUntil`, `nextChange`, `deviation`, `pausedUntil` and `order`.",
  })
  expectedOpen!: boolean | null;

  @Field(() => FlowState, { description: "Whether water flows." })
  state!: FlowStateName;

  @Field(() => ValveReport, { nullable: true, description: "The last report, however old; null: none." })
  reported!: ValveReport | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When it should open or close next; null: nothing is due within eight days.",
  })
  nextChange!: number | null;

  @Field(() => ValveDeviation, { nullable: true, description: "Null where it is as expected, or unknown." })
  deviation!: ValveDeviation | null;

  @Field(() => UnixTime, {
    nullable: true,
    description:
      "Until when its schedule opens nothing: the later of its bundle's pause and the location's rain delay; null: neither is on.",
  })
  pausedUntil!: number | null;

  @Field(() => ValveOrder, {
    nullable: true,
    description: "How far its last order has come; null: nobody ever ordered anything.",
  })
  order!: ValveOrder | null;
}

@ObjectType({ description: "Valves of a location that share a schedule.", simpleResolvers: true })
export class ValveBundle implements ValveBundleRecord {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field({ description: "Its name." })
  name!: string;

  @Field(() => [ScheduleRow], {
    nullable: true,
    description: "When its valves are open; null: not told, or not understood.",
  })
  schedule!: ScheduleRow[] | null;

  @Field(() => [Valve], { description: "Its valves." })
  valves!: Valve[];

  @Field(() => Int, {
    nullable: true,
    description:
      "Goes up by one with each change of schedule, name or valves; `updateValveBundle` takes it. Null: not counted.",
  })
  version!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it was changed last; null: unknown." })
  changeDate!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the person who changed it last; null: a script, or unknown.",
  })
  changedBy!: string | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "Until when its schedule opens nothing; null: it is not paused.",
  })
  pausedUntil!: number | null;
}
