import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import type { BulkOptions } from "./runBulk.js";

/** The most items of one bulk change. */
export const BULK_ITEMS_AT_MOST = 250;

/** A change that can be tried. */
@InputType()
export class DryRunInput {
  @Field({ defaultValue: false, description: "Only try: everything is checked, nothing is changed." })
  dryRun!: boolean;
}

/** How a bulk change runs. */
@InputType()
export class BulkOptionsInput extends DryRunInput implements BulkOptions {
  @Field(() => String, {
    nullable: true,
    description:
      "8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it.",
  })
  @IsOptional()
  @Matches(/^[\w-]{8,100}$/)
  idempotencyKey?: string | null;
}

/** A bulk change of devices. */
@InputType()
export class ClientsBulkInput extends BulkOptionsInput {
  @Field(() => [ID], { description: "The devices; 250 at most." })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds!: string[];
}

/** A bulk change of things that are named by their ids alone. */
@InputType({ description: "Which to take away." })
export class DeleteInput extends BulkOptionsInput {
  @Field(() => [ID], { description: "250 at most." })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  ids!: string[];
}
