import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from "type-graphql";
import { BULK_OPTIONS, BulkPayload, DeleteInput, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { actionTemplatesLoader } from "../loaders/action.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { flagsOf, objectOf } from "../objectType.js";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import {
  ACTION_TEMPLATE,
  type ActionTemplateRecord,
  createActionTemplate,
  deleteActionTemplate,
  listActionTemplates,
  updateActionTemplate,
} from "../platform-api/actionTemplates.js";
import { flag, id, text } from "../platform-api/kinds.js";
import { roleOf } from "../session/role.js";

const ActionTemplate = objectOf(ACTION_TEMPLATE);

const ActionTemplatePermissions = flagsOf(
  "ActionTemplatePermissions",
  "What the caller may do with an action template.",
  { edit: "Change it, or take it away." },
);
type ActionTemplatePermissions = InstanceType<typeof ActionTemplatePermissions>;

const NAME = "What people call it: 1 to 200 characters.";
const TYPE = "What is to be done, as the firmware names it: 1 to 100 characters.";
const DESCRIPTION = "What it is good for: 2000 characters at most.";
const USER_VISIBLE = "Whether users may have it done, too.";
const PAYLOAD = {
  template: optional(ACTION_TEMPLATE, "As it is now; null where the platform does not tell."),
};

const CreateActionTemplateInput = inputType("CreateActionTemplateInput", "A new prepared action.", {
  ...BULK_OPTIONS,
  name: required(text, NAME),
  description: optional(text, DESCRIPTION),
  type: required(text, TYPE),
  param1: optional(text, "First parameter: 1000 characters at most."),
  param2: optional(text, "Second parameter: 1000 characters at most."),
  userVisible: preset(false, flag, USER_VISIBLE),
});
type CreateActionTemplateInput = InstanceType<typeof CreateActionTemplateInput>;

const CreateActionTemplatePayload = payloadType(
  "CreateActionTemplatePayload",
  "The template that was made.",
  PAYLOAD,
);
type CreateActionTemplatePayload = InstanceType<typeof CreateActionTemplatePayload>;

const UpdateActionTemplateInput = inputType(
  "UpdateActionTemplateInput",
  "What is to change of a prepared action; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The template."),
    name: optional(text, NAME),
    description: optional(text, DESCRIPTION),
    type: optional(text, TYPE),
    param1: optional(text, "First parameter; null takes it away."),
    param2: optional(text, "Second parameter; null takes it away."),
    userVisible: optional(flag, USER_VISIBLE),
  },
);
type UpdateActionTemplateInput = InstanceType<typeof UpdateActionTemplateInput>;

const UpdateActionTemplatePayload = payloadType(
  "UpdateActionTemplatePayload",
  "The template that was changed.",
  PAYLOAD,
);
type UpdateActionTemplatePayload = InstanceType<typeof UpdateActionTemplatePayload>;

@Resolver(() => ActionTemplate)
export class ActionTemplateResolver {
  @Query(() => [ActionTemplate], {
    nullable: true,
    description: "Prepared actions: all for administrators, for others those that users may have done.",
  })
  actionTemplates(@Ctx() { loaders }: Context): Promise<ActionTemplateRecord[]> {
    return loaders.get(actionTemplatesLoader)();
  }

  @Query(() => ActionTemplate, {
    nullable: true,
    description: "One prepared action; null where it is unknown or not the caller's to see.",
  })
  async actionTemplate(
    @Arg("id", () => ID, { description: "The template's." }) id: string,
    @Ctx() { loaders }: Context,
  ): Promise<ActionTemplateRecord | null> {
    const templates = await loaders.get(actionTemplatesLoader)();
    return templates.find((template) => template.id === id) ?? null;
  }

  @FieldResolver(() => ActionTemplatePermissions, {
    nullable: true,
    description: "So that a screen hides what would be refused.",
  })
  async permissions(@Ctx() { loaders }: Context): Promise<ActionTemplatePermissions> {
    return { edit: roleOf(await loaders.get(sessionLoader)()) === "admin" };
  }

  @Mutation(() => CreateActionTemplatePayload, { description: "Prepares an action (administrators)." })
  async createActionTemplate(
    @Arg("input", () => CreateActionTemplateInput) input: CreateActionTemplateInput,
    @Ctx() { platform }: Context,
  ): Promise<CreateActionTemplatePayload> {
    return { template: await createActionTemplate(platform, input, input) };
  }

  @Mutation(() => UpdateActionTemplatePayload, { description: "Changes a prepared action (administrators)." })
  async updateActionTemplate(
    @Arg("input", () => UpdateActionTemplateInput) input: UpdateActionTemplateInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateActionTemplatePayload> {
    const before = (await listActionTemplates(platform)).find(({ id }) => id === input.id);
    if (!before) throw new ApiError("NOT_FOUND", "There is no such template, or it is not yours.");
    return { template: await updateActionTemplate(platform, before, input, input) };
  }

  @Mutation(() => BulkPayload, {
    description: "Takes prepared actions away (administrators); actions made from them stay.",
  })
  deleteActionTemplates(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteActionTemplates", one: deleteActionTemplate });
  }
}
