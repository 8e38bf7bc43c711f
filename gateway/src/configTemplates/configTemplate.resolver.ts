import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { DeviceConfig } from "../configs/config.type.js";
import { type SuperTypeName, superTypeOf } from "../configs/hardware.js";
import { SuperType } from "../configs/hardware.type.js";
import type { Context } from "../context.js";
import { configTemplateLoader } from "../loaders/configTemplate.loader.js";
import { listConfigTemplates } from "../platform-api/configTemplates.js";
import { readDeviceConfig } from "../platform-api/deviceConfig/deviceConfig.js";
import { ConfigTemplate } from "./configTemplate.type.js";

@Resolver(() => ConfigTemplate)
export class ConfigTemplateResolver {
  @Authorized()
  @Query(() => [ConfigTemplate], {
    nullable: true,
    description: "Templates by name, for administrators; those that fit a type of hardware, or all.",
  })
  async configTemplates(
    @Ctx() { platform, call }: Context,
    @Arg("hardwareType", () => String, {
      nullable: true,
      description: "Only templates of this type's family: such devices take them. Left out: all.",
    })
    hardwareType?: string | null,
  ): Promise<ConfigTemplate[]> {
    const templates = await listConfigTemplates(platform, call);
    if (!hardwareType) return templates;
    const family = superTypeOf(hardwareType);
    return templates.filter((template) => superTypeOf(template.hardwareType) === family);
  }

  @Authorized()
  @Query(() => ConfigTemplate, {
    nullable: true,
    description: "One template; null where there is no such one.",
  })
  configTemplate(
    @Arg("id", () => ID, { description: "The template's." }) id: string,
    @Ctx() { loaders }: Context,
  ): Promise<ConfigTemplate | null> {
    return loaders.get(configTemplateLoader).load(id);
  }

  @FieldResolver(() => SuperType, { description: "The family of its type of hardware." })
  superType(@Root() { hardwareType }: ConfigTemplate): SuperTypeName {
    return superTypeOf(hardwareType);
  }

  @FieldResolver(() => DeviceConfig, {
    nullable: true,
    description: "Its configuration, typed. A call a template: ask for it of one, not of a list.",
  })
  async config(@Root() { id }: ConfigTemplate, @Ctx() { loaders }: Context): Promise<DeviceConfig | null> {
    const document = (await loaders.get(configTemplateLoader).load(id))?.document;
    return document ? readDeviceConfig(document) : null;
  }

  @FieldResolver(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Its configuration as a whole document. A call a template: ask for it of one, not of a list.",
  })
  async document(@Root() { id }: ConfigTemplate, @Ctx() { loaders }: Context) {
    return (await loaders.get(configTemplateLoader).load(id))?.document ?? null;
  }
}
