import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, InputType } from "type-graphql";
import { BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import { type DeviceConfig, DeviceConfigInput } from "../configs/config.type.js";
import type { ConfigContent } from "../configs/configContent.js";

@InputType({ description: "A new template: empty, typed, or a whole document." })
export class CreateConfigTemplateInput extends BulkOptionsInput implements ConfigContent {
  @Field({ description: "1 to 200 characters." })
  name!: string;

  @Field({ description: "The type of hardware that it is for, one of hardwareTypes." })
  hardwareType!: string;

  @Field(() => DeviceConfigInput, { nullable: true, description: "Its configuration." })
  config?: DeviceConfig | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: "Its configuration, as a whole document." })
  document?: Record<string, unknown> | null;
}

@InputType({ description: "What is to change of a template; what is left out stays." })
export class UpdateConfigTemplateInput extends BulkOptionsInput implements ConfigContent {
  @Field(() => ID, { description: "The template." })
  id!: string;

  @Field(() => String, { nullable: true, description: "1 to 200 characters." })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The type of hardware that it is for, one of hardwareTypes.",
  })
  hardwareType?: string | null;

  @Field(() => DeviceConfigInput, {
    nullable: true,
    description:
      "Laid over its configuration: what is left out stays, null takes it away, lists are given whole.",
  })
  config?: DeviceConfig | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: "A whole document in the place of its configuration.",
  })
  document?: Record<string, unknown> | null;
}

@InputType({ description: "A template, and the devices that are to have its configuration." })
export class ApplyConfigTemplateInput extends ClientsBulkInput {
  @Field(() => ID, { description: "The template." })
  templateId!: string;
}
