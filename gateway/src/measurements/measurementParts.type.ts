import { Field, Float, Int, ObjectType } from "type-graphql";
import { UnixTime } from "../scalars/unixTime.js";
import { SpeedPercentiles } from "./speedFigures.type.js";

@ObjectType({
  description: "How much of a period the device reported on: missing is not zero.",
  simpleResolvers: true,
})
export class Completeness {
  @Field(() => Int, {
    nullable: true,
    description: "Seconds covered by the device's reports; null: not told.",
  })
  coveredSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: "Seconds of the period; null: not told." })
  totalSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: "Local hours with any coverage; null: not told." })
  coveredHours!: number | null;

  @Field(() => Int, { nullable: true, description: "Local hours that the period touches; null: not told." })
  totalHours!: number | null;

  @Field(() => Float, { nullable: true, description: "Covered share, 0 to 1; null: not told." })
  share!: number | null;
}

@ObjectType({
  description:
    "Speeds in km/h by nearest rank over the whole period's vehicles; null where none has one, or it is not told.",
  simpleResolvers: true,
})
export class Percentiles extends SpeedPercentiles {
  @Field(() => Int, {
    nullable: true,
    description: "Vehicles with a speed; under 100 the figures say little; null: not told.",
  })
  sampleSize!: number | null;
}

@ObjectType({
  description: "A speed class of 10 km/h, 1-10 to 81-90; above 90 km/h `to` is null.",
  simpleResolvers: true,
})
export class SpeedClass {
  @Field(() => Int, { description: "Lowest speed, km/h." })
  from!: number;

  @Field(() => Int, { nullable: true, description: "Highest speed, km/h." })
  to!: number | null;

  @Field(() => Int, { nullable: true, description: "Vehicles; null: not told." })
  vehicles!: number | null;

  @Field(() => Int, { nullable: true, description: "Radar samples; null: not told." })
  measurements!: number | null;
}

@ObjectType({ description: "Vehicles of one speed, or of a few from one on.", simpleResolvers: true })
export class HistogramBucket {
  @Field(() => Int, { description: "Whole km/h; the lowest where the bucket is wider." })
  speed!: number;

  @Field(() => Int, { nullable: true, description: "Vehicles; null: not told." })
  vehicles!: number | null;

  @Field(() => Int, { nullable: true, description: "Radar samples; null: not told." })
  measurements!: number | null;
}

@ObjectType({ description: "A count of one local hour or day.", simpleResolvers: true })
export class CountPoint {
  @Field(() => UnixTime, { description: "Start of the hour or day." })
  time!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Null where the device did not report, or it is not told.",
  })
  value!: number | null;
}

@ObjectType({ description: "Mean vehicles of one hour of the day.", simpleResolvers: true })
export class HourAverage {
  @Field(() => Int, { description: "Local hour of the day, 0 to 23." })
  hour!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Mean vehicles over the covered hours; null where there are none, or it is not told.",
  })
  value!: number | null;
}

@ObjectType({
  description: "Percentiles of one local hour; nulls where nobody passed, or it is not told.",
  simpleResolvers: true,
})
export class PercentilesPoint {
  @Field(() => UnixTime, { description: "Start of the local hour." })
  time!: number;

  @Field(() => Int, { nullable: true, description: "Speed that 30 % don't exceed, km/h." })
  v30!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 50 % don't exceed, km/h." })
  v50!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 85 % don't exceed, km/h." })
  v85!: number | null;
}

@ObjectType({
  description: "Speeds of one local hour; nulls where nobody passed, or it is not told.",
  simpleResolvers: true,
})
export class SpeedPoint {
  @Field(() => UnixTime, { description: "Start of the local hour." })
  time!: number;

  @Field(() => Int, { nullable: true, description: "Highest, km/h." })
  max!: number | null;

  @Field(() => Float, { nullable: true, description: "Mean, km/h." })
  average!: number | null;
}

@ObjectType({ description: "Vehicles of a length class, half-open [from, to).", simpleResolvers: true })
export class LengthClass {
  @Field(() => Float, { description: "Shortest, metres." })
  from!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Metres that all are shorter than; null without an upper border.",
  })
  to!: number | null;

  @Field(() => Int, { nullable: true, description: "Vehicles; null: not told." })
  vehicles!: number | null;
}
