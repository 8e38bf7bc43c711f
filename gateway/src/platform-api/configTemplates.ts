import { bodyId } from "./bodyId.js";
import type { Json } from "./decode.js";
import type { ConfigDocument } from "./deviceConfig/deviceConfig.js";
import { etagOf, requireMatch } from "./etag.js";
import { id, instant, jsonObject, text, whole } from "./kinds.js";
import { named, namingFields } from "./namedFaults.js";
import { label } from "./names.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { changedRecord, toldRecord, wholeList, wholeObject, wholeRecord } from "./wholeAnswer.js";

export const CONFIG_TEMPLATE = table(
  "ConfigTemplate",
  "A configuration to begin with, for a type of hardware.",
  {
    id: need("id", id, "Opaque."),
    name: may("name", label, "What people call it."),
    version: may("version", whole, "Grows by one when its configuration changes."),
    hardwareType: may(
      ["metaData.hardwareType", "metadata.hardwareType"],
      text,
      "The type of hardware that it was made for, one of hardwareTypes or the hash that is a device's own type; null where nobody knows.",
    ),
    createDate: may("createDate", instant, "When it was made."),
    changeDate: may("changeDate", instant, "When it last changed."),
    // As the platform keeps it. Keys unknown here stay.
    metaData: may(["metaData", "metadata"], jsonObject),
    // Null in a list, which leaves it out.
    document: may("data", jsonObject),
    etag: etagOf("name", "metaData|metadata", "data"),
  },
);
export type ConfigTemplateRecord = RecordOf<typeof CONFIG_TEMPLATE>;

/** A change of a template. Fields left out stay unchanged. */
export interface ConfigTemplateChange {
  name?: string | null | undefined;
  metaData?: Json | undefined;
  document?: ConfigDocument | undefined;
}

/** GET /config/template/list: by name, without configurations (administrators). */
export async function listConfigTemplates(platform: Platform): Promise<ConfigTemplateRecord[]> {
  return wholeList(await platform.get("config/template/list"), CONFIG_TEMPLATE);
}

/** GET /config/template (administrators). @throws ApiError NOT_FOUND */
export async function getConfigTemplate(
  platform: Platform,
  templateId: string,
): Promise<ConfigTemplateRecord> {
  const answer = await platform.get("config/template", { id: templateId });
  return wholeRecord(wholeObject(answer, CONFIG_TEMPLATE.record), CONFIG_TEMPLATE);
}

/** Callers' names for the platform's fields. */
const NAMES = named({ "metadata.hardwareType": "hardwareType" });

function templateBody({ name, metaData, document }: ConfigTemplateChange): Json {
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(document ? { data: JSON.stringify(document) } : {}),
    ...(metaData ? { metadata: JSON.stringify(metaData) } : {}),
  };
}

/**
 * A change completed with the current values, for a platform that keeps nothing else.
 * @throws ApiError NOT_FOUND
 */
async function laidOverTemplate(
  platform: Platform,
  templateId: string,
  { name, metaData, document }: ConfigTemplateChange,
): Promise<ConfigTemplateChange> {
  const before = await getConfigTemplate(platform, templateId);
  return {
    name: name ?? before.name,
    metaData: metaData ?? before.metaData ?? undefined,
    document: document ?? before.document ?? undefined,
  };
}

/**
 * POST /config/template (administrators).
 * @returns it if the platform returns it
 * @throws ApiError VALIDATION_FAILED
 */
export async function createConfigTemplate(
  platform: Platform,
  template: Required<ConfigTemplateChange>,
  options: WriteOptions,
): Promise<ConfigTemplateRecord | null> {
  const created = platform.post("config/template", templateBody(template), options);
  return toldRecord(await namingFields(created, NAMES), CONFIG_TEMPLATE);
}

/**
 * PATCH /config/template (administrators). The whole template is sent if a platform drops what is left out.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function updateConfigTemplate(
  platform: Platform,
  templateId: string,
  change: ConfigTemplateChange,
  options: WriteOptions,
): Promise<ConfigTemplateRecord | null> {
  await requireMatch(platform, options, async () => (await getConfigTemplate(platform, templateId)).etag);
  const merges = await platform.offers.has("metadata-merge");
  const whole = merges ? change : await laidOverTemplate(platform, templateId, change);
  const body = { id: bodyId(templateId), ...templateBody(whole) };
  const changed = platform.patch("config/template", body, options);
  const told = toldRecord(await namingFields(changed, NAMES), CONFIG_TEMPLATE);
  return changedRecord(told, options, () => getConfigTemplate(platform, templateId));
}

/** DELETE /config/template (administrators): configurations made from it stay. @throws ApiError NOT_FOUND */
export async function deleteConfigTemplate(
  platform: Platform,
  templateId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("config/template", { id: templateId }, options);
}
