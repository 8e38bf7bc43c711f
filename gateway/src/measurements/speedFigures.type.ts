import { Field, Float, Int, ObjectType } from "type-graphql";

/** Of the speeds of a set of vehicles; null where none has one. */
@ObjectType({ simpleResolvers: true })
export abstract class SpeedPercentiles {
  @Field(() => Int, { nullable: true, description: "Speed that 30 % of the vehicles don't exceed, km/h." })
  v30!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 50 % of the vehicles don't exceed, km/h." })
  v50!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 85 % of the vehicles don't exceed, km/h." })
  v85!: number | null;
}

@ObjectType({ simpleResolvers: true })
export abstract class SpeedFigures extends SpeedPercentiles {
  @Field(() => Float, { nullable: true, description: "Mean of all vehicles with a speed, km/h." })
  averageSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: "km/h, of the population of vehicles." })
  standardDeviation!: number | null;

  @Field(() => Int, { nullable: true, description: "Highest speed as measured, km/h." })
  maxSpeed!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Percent of the vehicles with a speed that went strictly above the limit.",
  })
  percentageOverLimit!: number | null;
}
