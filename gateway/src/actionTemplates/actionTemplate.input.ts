import { Field, ID, InputType } from "type-graphql";
import { BulkOptionsInput } from "../bulk/bulk.input.js";
import type { ActionTemplateChange } from "../platform-api/actionTemplates.js";

@InputType({ description: "A new prepared action." })
export class CreateActionTemplateInput extends BulkOptionsInput implements ActionTemplateChange {
  @Field({ description: "What people call it: 1 to 200 characters." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What it is good for: 2000 characters at most." })
  description?: string | null;

  @Field({ description: "What is to be done, as the firmware names it: 1 to 100 characters." })
  type!: string;

  @Field(() => String, { nullable: true, description: "First parameter: 1000 characters at most." })
  param1?: string | null;

  @Field(() => String, { nullable: true, description: "Second parameter: 1000 characters at most." })
  param2?: string | null;

  @Field({ defaultValue: false, description: "Whether users may have it done, too." })
  userVisible!: boolean;
}

@InputType({ description: "What is to change of a prepared action; what is left out stays." })
export class UpdateActionTemplateInput extends BulkOptionsInput implements ActionTemplateChange {
  @Field(() => ID, { description: "The template." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What people call it: 1 to 200 characters." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "What it is good for: 2000 characters at most." })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What is to be done, as the firmware names it: 1 to 100 characters.",
  })
  type?: string | null;

  @Field(() => String, { nullable: true, description: "First parameter; null takes it away." })
  param1?: string | null;

  @Field(() => String, { nullable: true, description: "Second parameter; null takes it away." })
  param2?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether users may have it done, too." })
  userVisible?: boolean | null;
}
