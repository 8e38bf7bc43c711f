import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { assignWork } from "../configs/assignWork.js";
import { contentOf, requireDocument } from "../configs/configContent.js";
import type { Context } from "../context.js";
import { configTemplateLoader } from "../loaders/configTemplate.loader.js";
import {
  createConfigTemplate,
  deleteConfigTemplate,
  getConfigTemplate,
  updateConfigTemplate,
} from "../platform-api/configTemplates.js";
import { configNames } from "../platform-api/deviceConfig/configNames.js";
import { layOver } from "../platform-api/deviceConfig/deviceConfig.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import {
  ApplyConfigTemplateInput,
  CreateConfigTemplateInput,
  UpdateConfigTemplateInput,
} from "./configTemplate.input.js";
import { CreateConfigTemplatePayload, UpdateConfigTemplatePayload } from "./configTemplate.type.js";

@Resolver()
export class ConfigTemplateMutationsResolver {
  @Authorized()
  @Mutation(() => CreateConfigTemplatePayload, { description: "Makes a template (administrators)." })
  async createConfigTemplate(
    @Arg("input", () => CreateConfigTemplateInput) input: CreateConfigTemplateInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<CreateConfigTemplatePayload> {
    const content = contentOf(input) ?? { as: "config", config: {} };
    const document = content.as === "document" ? content.document : layOver(null, content.config);
    const { name, hardwareType } = input;
    const created = createConfigTemplate(
      platform,
      call,
      { name, metaData: { hardwareType }, document },
      input,
    );
    const template = await namingFields(created, configNames(content.as));
    if (template) loaders.get(configTemplateLoader).clear(template.id).prime(template.id, template);
    return { template };
  }

  @Authorized()
  @Mutation(() => UpdateConfigTemplatePayload, {
    description: "Changes a template (administrators); configurations made from it stay as they are.",
  })
  async updateConfigTemplate(
    @Arg("input", () => UpdateConfigTemplateInput) input: UpdateConfigTemplateInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<UpdateConfigTemplatePayload> {
    const { id, name, hardwareType } = input;
    const content = contentOf(input);
    const before =
      content?.as === "config" || hardwareType ? await getConfigTemplate(platform, call, id) : undefined;
    const change = {
      name,
      metaData: hardwareType ? { ...before?.metaData, hardwareType } : undefined,
      document:
        content?.as === "config"
          ? layOver(requireDocument(before?.document), content.config)
          : content?.document,
    };
    const updated = updateConfigTemplate(platform, call, id, change, input);
    const template = await namingFields(updated, configNames(content?.as ?? "config"));
    if (template) loaders.get(configTemplateLoader).clear(template.id).prime(template.id, template);
    return { template };
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes templates away (administrators); configurations made from them stay.",
  })
  deleteConfigTemplates(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteConfigTemplates",
      one: (id, call, options) => deleteConfigTemplate(context.platform, call, id, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description:
      "Gives devices a template's configuration (administrators); each keeps its own serial number and device type. SKIPPED where a device has just this one. Each result's id is the device's.",
  })
  async applyConfigTemplate(
    @Arg("input", () => ApplyConfigTemplateInput) input: ApplyConfigTemplateInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const read = getConfigTemplate(context.platform, context.call, input.templateId);
    const { document } = await namingFields(read, named({ id: "templateId" }));
    const work = assignWork(context, "applyConfigTemplate", { as: "template", document: document ?? {} });
    return runBulk(context, input.clientIds, input, work);
  }
}
