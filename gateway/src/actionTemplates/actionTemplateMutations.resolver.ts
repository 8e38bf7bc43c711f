import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import {
  createActionTemplate,
  deleteActionTemplate,
  listActionTemplates,
  updateActionTemplate,
} from "../platform-api/actionTemplates.js";
import { CreateActionTemplateInput, UpdateActionTemplateInput } from "./actionTemplate.input.js";
import { CreateActionTemplatePayload, UpdateActionTemplatePayload } from "./actionTemplate.type.js";

@Resolver()
export class ActionTemplateMutationsResolver {
  @Authorized()
  @Mutation(() => CreateActionTemplatePayload, { description: "Prepares an action (administrators)." })
  async createActionTemplate(
    @Arg("input", () => CreateActionTemplateInput) input: CreateActionTemplateInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateActionTemplatePayload> {
    return { template: await createActionTemplate(platform, call, input, input) };
  }

  @Authorized()
  @Mutation(() => UpdateActionTemplatePayload, { description: "Changes a prepared action (administrators)." })
  async updateActionTemplate(
    @Arg("input", () => UpdateActionTemplateInput) input: UpdateActionTemplateInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateActionTemplatePayload> {
    const before = (await listActionTemplates(platform, call)).find(({ id }) => id === input.id);
    if (!before) throw new ApiError("NOT_FOUND", "There is no such template, or it is not yours.");
    return { template: await updateActionTemplate(platform, call, before, input, input) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes prepared actions away (administrators); actions made from them stay.",
  })
  deleteActionTemplates(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteActionTemplates",
      one: (id, call, options) => deleteActionTemplate(context.platform, call, id, options),
    });
  }
}
