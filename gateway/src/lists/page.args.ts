import { Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

/** Which part of a list that can grow. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 25, description: "How many, 1 to 100." })
  @Min(1)
  @Max(100)
  first!: number;

  @Field(() => String, { nullable: true, description: "pageInfo.endCursor of the page before." })
  @MaxLength(500)
  after?: string | null;
}
