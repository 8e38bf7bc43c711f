import { Field, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { CONFIG_TEMPLATE, type ConfigTemplateRecord } from "../platform-api/configTemplates.js";

export const ConfigTemplate = objectOf(CONFIG_TEMPLATE);
export type ConfigTemplate = ConfigTemplateRecord;

@ObjectType({ description: "The template that was made.", simpleResolvers: true })
export class CreateConfigTemplatePayload {
  @Field(() => ConfigTemplate, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  template!: ConfigTemplate | null;
}

@ObjectType({ description: "The template that was changed.", simpleResolvers: true })
export class UpdateConfigTemplatePayload {
  @Field(() => ConfigTemplate, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  template!: ConfigTemplate | null;
}
