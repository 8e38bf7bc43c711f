import { Field, Float, Int, ObjectType } from "type-graphql";
import { UnixTime } from "../scalars/unixTime.js";
import { CountPoint } from "./measurementParts.type.js";

@ObjectType({ description: "One local day; nulls where the device did not report.", simpleResolvers: true })
export class DailyRow {
  @Field(() => UnixTime, { description: "Local midnight that begins the day." })
  date!: number;

  @Field(() => Int, { nullable: true, description: "Radar samples." })
  measurements!: number | null;

  @Field(() => Int, { nullable: true })
  vehicles!: number | null;
}

@ObjectType({
  description: "Results of one local day; nulls where the device did not report.",
  simpleResolvers: true,
})
export class ResultsRow extends DailyRow {
  @Field(() => Float, { nullable: true, description: "km/h." })
  averageSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: "km/h." })
  maxSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: "km/h." })
  v85!: number | null;

  @Field(() => Int, { nullable: true, description: "km/h." })
  v50!: number | null;

  @Field(() => Int, { nullable: true, description: "km/h." })
  v30!: number | null;
}

@ObjectType({ description: "Counted road users of one kind.", simpleResolvers: true })
export class ObjectCount {
  @Field(() => Int)
  total!: number;

  @Field(() => Float, { nullable: true, description: "Percent against the period before." })
  totalTrend!: number | null;

  @Field(() => [CountPoint])
  byHour!: CountPoint[];

  @Field(() => [CountPoint])
  byHourIncoming!: CountPoint[];

  @Field(() => [CountPoint])
  byHourOutgoing!: CountPoint[];
}
