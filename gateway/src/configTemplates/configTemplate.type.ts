import { Field, ID, Int, ObjectType } from "type-graphql";
import type { ConfigTemplateRecord } from "../platform-api/configTemplates.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({ description: "A configuration to begin with, for a type of hardware.", simpleResolvers: true })
export class ConfigTemplate implements ConfigTemplateRecord {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field({ description: "What people call it." })
  name!: string;

  @Field(() => Int, { description: "Grows by one when its configuration changes." })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: "The type of hardware that it was made for, one of hardwareTypes; null where nobody knows.",
  })
  hardwareType!: string | null;

  @Field(() => UnixTime, { description: "When it was made." })
  createDate!: number;

  @Field(() => UnixTime, { description: "When it last changed." })
  changeDate!: number;

  metaData!: Record<string, unknown>;
}

@ObjectType({ description: "The template that was made.", simpleResolvers: true })
export class CreateConfigTemplatePayload {
  @Field(() => ConfigTemplate, { description: "As it is now." })
  template!: ConfigTemplate;
}

@ObjectType({ description: "The template that was changed.", simpleResolvers: true })
export class UpdateConfigTemplatePayload {
  @Field(() => ConfigTemplate, { description: "As it is now." })
  template!: ConfigTemplate;
}
