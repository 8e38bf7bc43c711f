import { Field, Float, Int, ObjectType } from "type-graphql";
import type {
  DirectionFiguresRecord,
  HourOfWeekRecord,
  PeakHourRecord,
  SpeedThresholdRecord,
} from "../platform-api/measurementFigures.js";
import type { WeekDayName } from "../platform-api/valveSchedule.js";
import { UnixTime } from "../scalars/unixTime.js";
import { WeekDay } from "../valves/valve.type.js";
import { Direction } from "./reading.type.js";
import { SpeedFigures } from "./speedFigures.type.js";

@ObjectType({ description: "Vehicles above a speed.", simpleResolvers: true })
export class SpeedThreshold implements SpeedThresholdRecord {
  @Field(() => Int, { description: "km/h." })
  above!: number;

  @Field(() => Int, { nullable: true, description: "Vehicles strictly above it; null: not told." })
  vehicles!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Percent of the vehicles with a speed; null where none has one, or it is not told.",
  })
  percentage!: number | null;
}

@ObjectType({
  description:
    "Figures of the vehicles that went one way; speeds are null where none has one, or it is not told.",
  simpleResolvers: true,
})
export class DirectionFigures extends SpeedFigures implements DirectionFiguresRecord {
  @Field(() => Direction, { description: "Where they were going." })
  direction!: DirectionFiguresRecord["direction"];

  @Field(() => Int, { nullable: true, description: "Vehicles; null: not told." })
  vehicles!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Vehicles with a speed; under 100 the figures say little; null: not told.",
  })
  sampleSize!: number | null;
}

@ObjectType({
  description:
    "All vehicles of one local hour of the week. The doubled autumn hour counts as two hours, the skipped one of spring not at all.",
  simpleResolvers: true,
})
export class HourOfWeek implements HourOfWeekRecord {
  @Field(() => WeekDay, { description: "Local day of the week." })
  weekDay!: WeekDayName;

  @Field(() => Int, { description: "Local hour of the day, 0 to 23." })
  hour!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Mean vehicles a covered hour; null where the device never reported, or it is not told.",
  })
  vehicles!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Mean of all vehicles with a speed, km/h; null where there are none, or it is not told.",
  })
  averageSpeed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Speed that 85 % of the vehicles of all these hours don't exceed, km/h; null where there are none, or it is not told.",
  })
  v85!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds of these hours that the device reported on; null: not told.",
  })
  coveredSeconds!: number | null;
}

@ObjectType({ description: "The local hour with the most vehicles.", simpleResolvers: true })
export class PeakHour implements PeakHourRecord {
  @Field(() => UnixTime, { description: "Start of the hour." })
  time!: number;

  @Field(() => Int, { nullable: true, description: "Vehicles of the hour; null: not told." })
  vehicles!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Percent of the vehicles of its local day, as far as the period holds it; null: not told.",
  })
  shareOfDay!: number | null;
}
