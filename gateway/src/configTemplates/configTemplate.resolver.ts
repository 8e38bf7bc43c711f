import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BULK_OPTIONS, BulkPayload, CLIENTS_BULK, DeleteInput, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { assignWork } from "../configs/assignWork.js";
import { DeviceConfig, SuperType } from "../configs/config.types.js";
import { contentOf, requireDocument } from "../configs/configContent.js";
import { type SuperTypeName, superTypeNameOf } from "../configs/hardware.js";
import type { Context } from "../context.js";
import { configTemplateLoader } from "../loaders/configTemplate.loader.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import {
  CONFIG_TEMPLATE,
  type ConfigTemplateRecord,
  createConfigTemplate,
  deleteConfigTemplate,
  getConfigTemplate,
  listConfigTemplates,
  updateConfigTemplate,
} from "../platform-api/configTemplates.js";
import { configNames } from "../platform-api/deviceConfig/configNames.js";
import { DEVICE_CONFIG, layOver, readDeviceConfig } from "../platform-api/deviceConfig/deviceConfig.js";
import { id, jsonObject, text } from "../platform-api/kinds.js";
import { laidOverUntold } from "../platform-api/laidOver.js";
import { named, namingFields } from "../platform-api/namedFaults.js";

const ConfigTemplate = objectOf(CONFIG_TEMPLATE);

const NAME = "1 to 200 characters.";
const HARDWARE_TYPE =
  "The type of hardware that it is for: one of hardwareTypes, or the hash that is a device's own type.";
const PAYLOAD = {
  template: optional(CONFIG_TEMPLATE, "As it is now; null where the platform does not tell."),
};

const CreateConfigTemplateInput = inputType(
  "CreateConfigTemplateInput",
  "A new template: empty, typed, or a whole document.",
  {
    ...BULK_OPTIONS,
    name: required(text, NAME),
    hardwareType: required(text, HARDWARE_TYPE),
    config: optional(DEVICE_CONFIG, "Its configuration."),
    document: optional(jsonObject, "Its configuration, as a whole document."),
  },
);
type CreateConfigTemplateInput = InstanceType<typeof CreateConfigTemplateInput>;

const CreateConfigTemplatePayload = payloadType(
  "CreateConfigTemplatePayload",
  "The template that was made.",
  PAYLOAD,
);
type CreateConfigTemplatePayload = InstanceType<typeof CreateConfigTemplatePayload>;

const UpdateConfigTemplateInput = inputType(
  "UpdateConfigTemplateInput",
  "What is to change of a template; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The template."),
    name: optional(text, NAME),
    hardwareType: optional(text, HARDWARE_TYPE),
    config: optional(
      DEVICE_CONFIG,
      "Laid over its configuration: what is left out stays, null takes it away, lists are given whole.",
    ),
    document: optional(jsonObject, "A whole document in the place of its configuration."),
  },
);
type UpdateConfigTemplateInput = InstanceType<typeof UpdateConfigTemplateInput>;

const UpdateConfigTemplatePayload = payloadType(
  "UpdateConfigTemplatePayload",
  "The template that was changed.",
  PAYLOAD,
);
type UpdateConfigTemplatePayload = InstanceType<typeof UpdateConfigTemplatePayload>;

const ApplyConfigTemplateInput = inputType(
  "ApplyConfigTemplateInput",
  "A template, and the devices that are to have its configuration.",
  { ...CLIENTS_BULK, templateId: required(id, "The template.") },
);
type ApplyConfigTemplateInput = InstanceType<typeof ApplyConfigTemplateInput>;

@Resolver(() => ConfigTemplate)
export class ConfigTemplateResolver {
  @Query(() => [ConfigTemplate], {
    nullable: true,
    description: "Templates by name, for administrators; those that fit a type of hardware, or all.",
  })
  async configTemplates(
    @Ctx() { platform }: Context,
    @Arg("hardwareType", () => String, {
      nullable: true,
      description: "Only templates of this type's family: such devices take them. Left out: all.",
    })
    hardwareType?: string | null,
  ): Promise<ConfigTemplateRecord[]> {
    const templates = await listConfigTemplates(platform);
    if (!hardwareType) return templates;
    const family = superTypeNameOf(hardwareType);
    return templates.filter((template) => superTypeNameOf(template.hardwareType) === family);
  }

  @Query(() => ConfigTemplate, {
    nullable: true,
    description: "One template; null where there is no such one.",
  })
  configTemplate(
    @Arg("id", () => ID, { description: "The template's." }) id: string,
    @Ctx() { loaders }: Context,
  ): Promise<ConfigTemplateRecord | null> {
    return loaders.get(configTemplateLoader).load(id);
  }

  @FieldResolver(() => SuperType, { description: "The family of its type of hardware." })
  superType(@Root() { hardwareType }: ConfigTemplateRecord): SuperTypeName {
    return superTypeNameOf(hardwareType);
  }

  @FieldResolver(() => DeviceConfig, {
    nullable: true,
    description: "Its configuration, typed. A call a template: ask for it of one, not of a list.",
  })
  async config(
    @Root() { id }: ConfigTemplateRecord,
    @Ctx() { loaders }: Context,
  ): Promise<DeviceConfig | null> {
    const document = (await loaders.get(configTemplateLoader).load(id))?.document;
    return document ? readDeviceConfig(document) : null;
  }

  @FieldResolver(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Its configuration as a whole document. A call a template: ask for it of one, not of a list.",
  })
  async document(@Root() { id }: ConfigTemplateRecord, @Ctx() { loaders }: Context) {
    return (await loaders.get(configTemplateLoader).load(id))?.document ?? null;
  }

  @Mutation(() => CreateConfigTemplatePayload, { description: "Makes a template (administrators)." })
  async createConfigTemplate(
    @Arg("input", () => CreateConfigTemplateInput) input: CreateConfigTemplateInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<CreateConfigTemplatePayload> {
    const content = contentOf(input) ?? { as: "config", config: {} };
    const document = content.as === "document" ? content.document : layOver(null, content.config);
    const { name, hardwareType } = input;
    const created = createConfigTemplate(platform, { name, metaData: { hardwareType }, document }, input);
    const template = await namingFields(created, configNames(content.as));
    if (template) loaders.get(configTemplateLoader).clear(template.id).prime(template.id, template);
    return { template };
  }

  @Mutation(() => UpdateConfigTemplatePayload, {
    description: "Changes a template (administrators); configurations made from it stay as they are.",
  })
  async updateConfigTemplate(
    @Arg("input", () => UpdateConfigTemplateInput) input: UpdateConfigTemplateInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<UpdateConfigTemplatePayload> {
    const { id, name, hardwareType } = input;
    const content = contentOf(input);
    const before =
      content?.as === "config" || hardwareType ? await getConfigTemplate(platform, id) : undefined;
    const change = {
      name,
      metaData: hardwareType ? laidOverUntold(before?.metaData ?? null, { hardwareType }) : undefined,
      document:
        content?.as === "config"
          ? layOver(requireDocument(before?.document), content.config)
          : content?.document,
    };
    const updated = updateConfigTemplate(platform, id, change, input);
    const template = await namingFields(updated, configNames(content?.as ?? "config"));
    if (template) loaders.get(configTemplateLoader).clear(template.id).prime(template.id, template);
    return { template };
  }

  @Mutation(() => BulkPayload, {
    description: "Takes templates away (administrators); configurations made from them stay.",
  })
  deleteConfigTemplates(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteConfigTemplates", one: deleteConfigTemplate });
  }

  @Mutation(() => BulkPayload, {
    description:
      "Gives devices a template's configuration (administrators); each keeps its own serial number and device type. SKIPPED where a device has just this one. Each result's id is the device's.",
  })
  async applyConfigTemplate(
    @Arg("input", () => ApplyConfigTemplateInput) input: ApplyConfigTemplateInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const read = getConfigTemplate(context.platform, input.templateId);
    const { document } = await namingFields(read, named({ id: "templateId" }));
    const work = assignWork("applyConfigTemplate", { as: "template", document: document ?? {} });
    return runBulk(context, input.clientIds, input, work);
  }
}
