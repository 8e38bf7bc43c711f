import { Field, Float, Int, ObjectType } from "type-graphql";
import { UnixTime } from "../scalars/unixTime.js";
import { CountPoint } from "./measurementParts.type.js";

@ObjectType({
  description: "One local day; nulls where the device did not report, or it is not told.",
  simpleResolvers: true,
})
export class DailyRow {
  @Field(() => UnixTime, { description: "Local midnight that begins the day." })
  date!: number;

  @Field(() => Int, { nullable: true, description: "Radar samples." })
  measurements!: number | null;

  @Field(() => Int, { nullable: true, description: "Vehicles." })
  vehicles!: number | null;
}

@ObjectType({
  description: "Results of one local day; nulls where the device did not report, or it is not told.",
  simpleResolvers: true,
})
export class ResultsRow extends DailyRow {
  @Field(() => Float, { nullable: true, description: "Mean, km/h." })
  averageSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: "Highest, km/h." })
  maxSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 85 % don't exceed, km/h." })
  v85!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 50 % don't exceed, km/h." })
  v50!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 30 % don't exceed, km/h." })
  v30!: number | null;
}

@ObjectType({ description: "Counted road users of one kind.", simpleResolvers: true })
export class ObjectCount {
  @Field(() => Int, { nullable: true, description: "Of the whole period; null: not told." })
  total!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Percent against the period before; null where that has none, or it is not told.",
  })
  totalTrend!: number | null;

  @Field(() => [CountPoint], {
    nullable: true,
    description: "By local hour, in both directions; null: not told.",
  })
  byHour!: CountPoint[] | null;

  @Field(() => [CountPoint], {
    nullable: true,
    description: "By local hour, towards the device; null: not told.",
  })
  byHourIncoming!: CountPoint[] | null;

  @Field(() => [CountPoint], {
    nullable: true,
    description: "By local hour, away from the device; null: not told.",
  })
  byHourOutgoing!: CountPoint[] | null;
}
