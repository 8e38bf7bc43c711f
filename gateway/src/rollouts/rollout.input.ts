import { ArrayMaxSize, ArrayMinSize, IsOptional, Min } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import { PageArgs } from "../lists/page.types.js";

/** Which rollouts. */
@ArgsType()
export class RolloutsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: "Only those of this firmware." })
  firmwareId?: string | null;
}

@InputType({ description: "A firmware, the devices that are to have it, and how careful to be." })
export class StartRolloutInput extends ClientsBulkInput {
  @Field(() => ID, { description: "The firmware." })
  firmwareId!: string;

  @Field(() => Int, {
    description:
      "How many get it first: the first of clientIds that do not tell its version yet. 1 to their number.",
  })
  @Min(1)
  pilots!: number;

  @Field(() => Int, {
    description: "How many may fail, 0 to their number; with one more the rollout stops by itself.",
  })
  @Min(0)
  failuresAtMost!: number;

  @Field({
    defaultValue: false,
    description: "Also to devices whose hardware is another, or not known; without it these are refused.",
  })
  force!: boolean;
}

@InputType({ description: "Devices that are to come to a rollout." })
export class AddToRolloutInput extends ClientsBulkInput {
  @Field(() => ID, { description: "The rollout." })
  id!: string;

  @Field({
    defaultValue: false,
    description: "Also devices whose hardware is another, or not known; without it these are refused.",
  })
  force!: boolean;
}

@InputType({ description: "Which rollout." })
export class RolloutInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The rollout." })
  id!: string;
}

@InputType({ description: "A rollout that is to be tried once more where it failed." })
export class RetryRolloutInput extends RolloutInput {
  @Field(() => [ID], { nullable: true, description: "Of these devices, 250 at most; left out: of all." })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds?: string[] | null;
}
