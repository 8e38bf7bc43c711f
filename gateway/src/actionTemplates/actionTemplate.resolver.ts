import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { actionTemplatesLoader } from "../loaders/action.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { roleOf } from "../session/role.js";
import { ActionTemplate, ActionTemplatePermissions } from "./actionTemplate.type.js";

@Resolver(() => ActionTemplate)
export class ActionTemplateResolver {
  @Authorized()
  @Query(() => [ActionTemplate], {
    nullable: true,
    description: "Prepared actions: all for administrators, for others those that users may have done.",
  })
  actionTemplates(@Ctx() { loaders }: Context): Promise<ActionTemplate[]> {
    return loaders.get(actionTemplatesLoader)();
  }

  @Authorized()
  @Query(() => ActionTemplate, {
    nullable: true,
    description: "One prepared action; null where it is unknown or not the caller's to see.",
  })
  async actionTemplate(
    @Arg("id", () => ID, { description: "The template's." }) id: string,
    @Ctx() { loaders }: Context,
  ): Promise<ActionTemplate | null> {
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
}
