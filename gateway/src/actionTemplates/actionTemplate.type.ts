import { Field, ID, ObjectType } from "type-graphql";
import type { ActionTemplateRecord } from "../platform-api/actionTemplates.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({ description: "What the caller may do with an action template.", simpleResolvers: true })
export class ActionTemplatePermissions {
  @Field({ description: "Change it, or take it away." })
  edit!: boolean;
}

@ObjectType({ description: "A prepared action, which people pick from.", simpleResolvers: true })
export class ActionTemplate implements ActionTemplateRecord {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field({ description: "What people call it." })
  name!: string;

  @Field({ description: "What it is good for; may be empty." })
  description!: string;

  @Field({ description: "What is to be done, as the firmware names it." })
  type!: string;

  @Field(() => String, { nullable: true, description: "First parameter, if any." })
  param1!: string | null;

  @Field(() => String, { nullable: true, description: "Second parameter, if any." })
  param2!: string | null;

  @Field({ description: "Whether users may have it done, too." })
  userVisible!: boolean;

  @Field(() => UnixTime, { description: "When it was made." })
  createDate!: number;

  @Field(() => UnixTime, { description: "When it last changed." })
  changeDate!: number;

  stored!: ActionTemplateRecord["stored"];
}

@ObjectType({ description: "The template that was made.", simpleResolvers: true })
export class CreateActionTemplatePayload {
  @Field(() => ActionTemplate, { description: "As it is now." })
  template!: ActionTemplate;
}

@ObjectType({ description: "The template that was changed.", simpleResolvers: true })
export class UpdateActionTemplatePayload {
  @Field(() => ActionTemplate, { description: "As it is now." })
  template!: ActionTemplate;
}
