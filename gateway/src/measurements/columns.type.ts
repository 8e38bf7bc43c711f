import { Field, Float, Int, ObjectType } from "type-graphql";
import type { HourOfWeekRecord } from "../platform-api/measurementFigures.js";
import type {
  CountPointRecord,
  MeasurementRecord,
  ObjectCountRecord,
} from "../platform-api/measurementRecord.js";
import type { WeekDayName } from "../platform-api/valveSchedule.js";
import { UnixTime } from "../scalars/unixTime.js";
import { WeekDay } from "../valves/valve.type.js";

type Rows<Name extends "histogram" | "percentilesPerHour" | "speedPerHour"> = Readonly<
  NonNullable<MeasurementRecord[Name]>
>;

/** Columns of a list that is told. */
const columnsOf = <R, C>(rows: readonly R[] | null, Columns: new (rows: readonly R[]) => C): C | null =>
  rows && new Columns(rows);

const TOGETHER = "The n-th of each list belong together.";

@ObjectType({ description: `Counts by local hour. ${TOGETHER}`, simpleResolvers: true })
export class CountColumns {
  constructor(private readonly points: readonly CountPointRecord[]) {}

  @Field(() => [UnixTime], { description: "Starts of the hours." })
  get time(): number[] {
    return this.points.map(({ time }) => time);
  }

  @Field(() => [Int], {
    nullable: "items",
    description: "Null where the device did not report, or it is not told.",
  })
  get value(): (number | null)[] {
    return this.points.map(({ value }) => value);
  }
}

@ObjectType({ description: `Vehicles by speed. ${TOGETHER}`, simpleResolvers: true })
export class HistogramColumns {
  constructor(private readonly buckets: Rows<"histogram">) {}

  @Field(() => [Int], { description: "Whole km/h; the lowest of each bucket." })
  get speed(): number[] {
    return this.buckets.map(({ speed }) => speed);
  }

  @Field(() => [Int], { nullable: "items", description: "Vehicles; null: not told." })
  get vehicles(): (number | null)[] {
    return this.buckets.map(({ vehicles }) => vehicles);
  }

  @Field(() => [Int], { nullable: "items", description: "Radar samples; null: not told." })
  get measurements(): (number | null)[] {
    return this.buckets.map(({ measurements }) => measurements);
  }
}

@ObjectType({
  description: `Percentiles by local hour, km/h; nulls where nobody passed, or it is not told. ${TOGETHER}`,
  simpleResolvers: true,
})
export class PercentilesColumns {
  constructor(private readonly points: Rows<"percentilesPerHour">) {}

  @Field(() => [UnixTime], { description: "Starts of the hours." })
  get time(): number[] {
    return this.points.map(({ time }) => time);
  }

  @Field(() => [Int], { nullable: "items", description: "Speeds that 30 % don't exceed." })
  get v30(): (number | null)[] {
    return this.points.map(({ v30 }) => v30);
  }

  @Field(() => [Int], { nullable: "items", description: "Speeds that 50 % don't exceed." })
  get v50(): (number | null)[] {
    return this.points.map(({ v50 }) => v50);
  }

  @Field(() => [Int], { nullable: "items", description: "Speeds that 85 % don't exceed." })
  get v85(): (number | null)[] {
    return this.points.map(({ v85 }) => v85);
  }
}

@ObjectType({
  description: `Speeds by local hour, km/h; nulls where nobody passed, or it is not told. ${TOGETHER}`,
  simpleResolvers: true,
})
export class SpeedColumns {
  constructor(private readonly points: Rows<"speedPerHour">) {}

  @Field(() => [UnixTime], { description: "Starts of the hours." })
  get time(): number[] {
    return this.points.map(({ time }) => time);
  }

  @Field(() => [Int], { nullable: "items", description: "Highest." })
  get max(): (number | null)[] {
    return this.points.map(({ max }) => max);
  }

  @Field(() => [Float], { nullable: "items", description: "Mean." })
  get average(): (number | null)[] {
    return this.points.map(({ average }) => average);
  }
}

@ObjectType({
  description: `The local hours of the week; speeds in km/h, null where there are none, or it is not told. ${TOGETHER}`,
  simpleResolvers: true,
})
export class HourOfWeekColumns {
  constructor(private readonly hours: readonly HourOfWeekRecord[]) {}

  @Field(() => [WeekDay], { description: "Local days of the week." })
  get weekDay(): WeekDayName[] {
    return this.hours.map(({ weekDay }) => weekDay);
  }

  @Field(() => [Int], { description: "Local hours of the day, 0 to 23." })
  get hour(): number[] {
    return this.hours.map(({ hour }) => hour);
  }

  @Field(() => [Float], {
    nullable: "items",
    description: "Mean vehicles a covered hour; null where the device never reported, or it is not told.",
  })
  get vehicles(): (number | null)[] {
    return this.hours.map(({ vehicles }) => vehicles);
  }

  @Field(() => [Float], { nullable: "items", description: "Means of all vehicles with a speed." })
  get averageSpeed(): (number | null)[] {
    return this.hours.map(({ averageSpeed }) => averageSpeed);
  }

  @Field(() => [Int], { nullable: "items", description: "Speeds that 85 % of the vehicles don't exceed." })
  get v85(): (number | null)[] {
    return this.hours.map(({ v85 }) => v85);
  }

  @Field(() => [Int], {
    nullable: "items",
    description: "Seconds of these hours that the device reported on; null: not told.",
  })
  get coveredSeconds(): (number | null)[] {
    return this.hours.map(({ coveredSeconds }) => coveredSeconds);
  }
}

@ObjectType({
  description:
    "The long lists of a measurement as columns: less than half of the bytes, for whoever draws them.",
  simpleResolvers: true,
})
export class MeasurementColumns {
  constructor(private readonly of: MeasurementRecord) {}

  @Field(() => HistogramColumns, {
    nullable: true,
    description: "`histogramWidth` km/h wide, below 100 km/h; null: not told.",
  })
  get histogram(): HistogramColumns | null {
    return columnsOf(this.of.histogram, HistogramColumns);
  }

  @Field(() => CountColumns, { nullable: true, description: "Vehicles; null: not told." })
  get vehicleCount(): CountColumns | null {
    return columnsOf(this.of.vehicleCount, CountColumns);
  }

  @Field(() => CountColumns, {
    nullable: true,
    description: "Vehicles coming towards the device; null: not told.",
  })
  get vehicleCountIncoming(): CountColumns | null {
    return columnsOf(this.of.vehicleCountIncoming, CountColumns);
  }

  @Field(() => CountColumns, {
    nullable: true,
    description: "Vehicles going away from the device; null: not told.",
  })
  get vehicleCountOutgoing(): CountColumns | null {
    return columnsOf(this.of.vehicleCountOutgoing, CountColumns);
  }

  @Field(() => PercentilesColumns, { nullable: true, description: "V30, V50 and V85; null: not told." })
  get percentilesPerHour(): PercentilesColumns | null {
    return columnsOf(this.of.percentilesPerHour, PercentilesColumns);
  }

  @Field(() => SpeedColumns, { nullable: true, description: "Mean and highest speed; null: not told." })
  get speedPerHour(): SpeedColumns | null {
    return columnsOf(this.of.speedPerHour, SpeedColumns);
  }

  @Field(() => HourOfWeekColumns, {
    nullable: true,
    description: "The 168 local hours of the week, Monday first; null: not told.",
  })
  get hourOfWeek(): HourOfWeekColumns | null {
    return columnsOf(this.of.hourOfWeek, HourOfWeekColumns);
  }
}

@ObjectType({ description: "The lists of counted road users as columns.", simpleResolvers: true })
export class ObjectCountColumns {
  constructor(private readonly of: ObjectCountRecord) {}

  @Field(() => CountColumns, { nullable: true, description: "In both directions; null: not told." })
  get byHour(): CountColumns | null {
    return columnsOf(this.of.byHour, CountColumns);
  }

  @Field(() => CountColumns, { nullable: true, description: "Towards the device; null: not told." })
  get byHourIncoming(): CountColumns | null {
    return columnsOf(this.of.byHourIncoming, CountColumns);
  }

  @Field(() => CountColumns, { nullable: true, description: "Away from the device; null: not told." })
  get byHourOutgoing(): CountColumns | null {
    return columnsOf(this.of.byHourOutgoing, CountColumns);
  }
}
