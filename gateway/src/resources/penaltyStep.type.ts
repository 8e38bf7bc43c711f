import { ArrayMaxSize } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { CustomTextLayoutName } from "../platform-api/customTexts.js";
import type { PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import { CustomTextLayout, CustomTextLine } from "./customText.type.js";

@ObjectType("PenaltyStep", {
  description: "What signs show of who drives too fast by so much.",
  simpleResolvers: true,
})
@InputType("PenaltyStepInput", { description: "What signs show of who drives too fast by so much." })
export class PenaltyStep implements PenaltyStepRecord {
  @Field(() => Int, { description: "From so many km/h above the limit on: 1 to 150." })
  overLimitBy!: number;

  @Field(() => CustomTextLayout, { description: "How many texts it has, and where they stand." })
  layout!: CustomTextLayoutName;

  @Field(() => [CustomTextLine], { description: "As many as the layout has: none to three." })
  @ArrayMaxSize(3)
  texts!: CustomTextLine[];
}
