import { bodyId } from "./bodyId.js";
import { id, intOr, isObject, type Json, list, object, textOrNull } from "./decode.js";
import { type ConfigDocument, decodeDocument } from "./deviceConfig/deviceConfig.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { named, namingFields } from "./namedFaults.js";

/** A configuration to begin with. */
export interface ConfigTemplateRecord {
  id: string;
  name: string;
  version: number;
  hardwareType: string | null;
  createDate: number;
  changeDate: number;
  /** As the platform keeps it: what nobody here knows of it stays there. */
  metaData: Json;
}

/** A template with its configuration. */
export interface WholeConfigTemplateRecord extends ConfigTemplateRecord {
  document: ConfigDocument;
}

/** What a change of a template gives; what is left out stays. */
export interface ConfigTemplateChange {
  name?: string | null | undefined;
  metaData?: Json | undefined;
  document?: ConfigDocument | undefined;
}

function decodeTemplate(value: unknown): ConfigTemplateRecord {
  const template = object(value, "configTemplate");
  const metaData = object(template.metaData ?? template.metadata, "configTemplate.metaData");
  return {
    id: id(template.id, "configTemplate.id"),
    name: textOrNull(template.name, "configTemplate.name") ?? "",
    version: intOr(template.version, 1, "configTemplate.version"),
    hardwareType: textOrNull(metaData.hardwareType, "configTemplate.hardwareType"),
    createDate: intOr(template.createDate, 0, "configTemplate.createDate"),
    changeDate: intOr(template.changeDate, 0, "configTemplate.changeDate"),
    metaData,
  };
}

function decodeWhole(value: unknown): WholeConfigTemplateRecord {
  const document = isObject(value) ? decodeDocument(value.data) : {};
  return { ...decodeTemplate(value), document };
}

/** GET /config/template/list: by name, without their configurations (administrators). */
export async function listConfigTemplates(
  platform: PlatformClient,
  context: CallContext,
): Promise<ConfigTemplateRecord[]> {
  return list(await platform.get(context, "config/template/list"), "config/template/list", decodeTemplate);
}

/** GET /config/template (administrators). @throws ApiError NOT_FOUND */
export async function getConfigTemplate(
  platform: PlatformClient,
  context: CallContext,
  templateId: string,
): Promise<WholeConfigTemplateRecord> {
  return decodeWhole(await platform.get(context, "config/template", { id: templateId }));
}

/** What callers know the platform's fields as. */
const NAMES = named({ "metadata.hardwareType": "hardwareType" });

function templateBody({ name, metaData, document }: ConfigTemplateChange): Json {
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(document ? { data: JSON.stringify(document) } : {}),
    ...(metaData ? { metadata: JSON.stringify(metaData) } : {}),
  };
}

/** POST /config/template (administrators). @throws ApiError VALIDATION_FAILED */
export async function createConfigTemplate(
  platform: PlatformClient,
  context: CallContext,
  template: Required<ConfigTemplateChange>,
  options: WriteOptions,
): Promise<WholeConfigTemplateRecord> {
  const created = platform.post(context, "config/template", templateBody(template), options);
  return decodeWhole(await namingFields(created, NAMES));
}

/** PATCH /config/template (administrators). @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function updateConfigTemplate(
  platform: PlatformClient,
  context: CallContext,
  templateId: string,
  change: ConfigTemplateChange,
  options: WriteOptions,
): Promise<WholeConfigTemplateRecord> {
  const body = { id: bodyId(templateId), ...templateBody(change) };
  const changed = platform.patch(context, "config/template", body, options);
  return decodeWhole(await namingFields(changed, NAMES));
}

/** DELETE /config/template (administrators): configurations made from it stay. @throws ApiError NOT_FOUND */
export async function deleteConfigTemplate(
  platform: PlatformClient,
  context: CallContext,
  templateId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "config/template", { id: templateId }, options);
}
