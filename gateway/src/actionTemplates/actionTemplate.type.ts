import { Field, ObjectType } from "type-graphql";
import { flagsOf, objectOf } from "../objectType.js";
import { ACTION_TEMPLATE, type ActionTemplateRecord } from "../platform-api/actionTemplates.js";

export const ActionTemplatePermissions = flagsOf(
  "ActionTemplatePermissions",
  "What the caller may do with an action template.",
  {
    edit: "Change it, or take it away.",
  },
);
export type ActionTemplatePermissions = InstanceType<typeof ActionTemplatePermissions>;

export const ActionTemplate = objectOf(ACTION_TEMPLATE);
export type ActionTemplate = ActionTemplateRecord;

@ObjectType({ description: "The template that was made.", simpleResolvers: true })
export class CreateActionTemplatePayload {
  @Field(() => ActionTemplate, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  template!: ActionTemplate | null;
}

@ObjectType({ description: "The template that was changed.", simpleResolvers: true })
export class UpdateActionTemplatePayload {
  @Field(() => ActionTemplate, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  template!: ActionTemplate | null;
}
