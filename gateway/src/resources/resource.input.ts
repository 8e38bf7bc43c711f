import { GraphQLJSON } from "graphql-scalars";
import { Field, ID, InputType } from "type-graphql";
import { BulkOptionsInput } from "../bulk/bulk.input.js";
import type { CustomTextRecord } from "../platform-api/customTexts.js";
import type { PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import type { BucketName } from "../platform-api/resources.js";
import { CustomTextInput, PenaltyStepInput } from "./customText.type.js";
import { ResourceBucket } from "./resource.type.js";
import type { ResourceContent } from "./resourceContent.js";

@InputType({ description: "A new resource: custom texts, or a document." })
export class CreateResourceInput extends BulkOptionsInput implements ResourceContent {
  @Field(() => ResourceBucket, { description: "What it is for." })
  bucket!: BucketName;

  @Field(() => String, { nullable: true, description: "What people call it." })
  name?: string | null;

  @Field(() => [CustomTextInput], {
    nullable: true,
    description: "Its texts, in the bucket GLOBAL_CUSTOM_TEXTS; 200 at most, each with a uuid of its own.",
  })
  customTexts?: CustomTextRecord[] | null;

  @Field(() => [PenaltyStepInput], {
    nullable: true,
    description:
      "Its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before.",
  })
  penaltySteps?: PenaltyStepRecord[] | null;

  @Field(() => GraphQLJSON, { nullable: true, description: "The whole document: an object or a list." })
  data?: unknown;
}

@InputType({ description: "What is to change of a resource; what is left out stays." })
export class UpdateResourceInput extends BulkOptionsInput implements ResourceContent {
  @Field(() => ID, { description: "The resource." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What people call it; null takes the name away." })
  name?: string | null;

  @Field(() => [CustomTextInput], {
    nullable: true,
    description:
      "All its texts, in the bucket GLOBAL_CUSTOM_TEXTS; 200 at most, each with a uuid of its own.",
  })
  customTexts?: CustomTextRecord[] | null;

  @Field(() => [PenaltyStepInput], {
    nullable: true,
    description:
      "All its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before.",
  })
  penaltySteps?: PenaltyStepRecord[] | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: "A whole document in the place of what it has: an object or a list.",
  })
  data?: unknown;
}
