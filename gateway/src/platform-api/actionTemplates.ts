import { ACTION_NAMES, type ActionDataRecord, decodeActionData } from "./actions.js";
import { bodyId } from "./bodyId.js";
import { flag, id, intOr, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { named, namingFields } from "./namedFaults.js";

/** A prepared action, which people pick from. */
export interface ActionTemplateRecord extends ActionDataRecord {
  id: string;
  name: string;
  description: string;
  /** Whether users may have it done, too. */
  userVisible: boolean;
  createDate: number;
  changeDate: number;
  /** As the platform keeps them: what nobody here knows of them stays there. */
  stored: { data: Json; metaData: Json };
}

/** What a change of a template gives; what is left out stays, a parameter is taken away by null. */
export interface ActionTemplateChange {
  name?: string | null | undefined;
  description?: string | null | undefined;
  type?: string | null | undefined;
  param1?: string | null | undefined;
  param2?: string | null | undefined;
  userVisible?: boolean | null | undefined;
}

const NAMES = named({
  ...ACTION_NAMES,
  "metaData.actionName": "name",
  "metaData.actionDescription": "description",
});

function decodeTemplate(value: unknown): ActionTemplateRecord {
  const template = object(value, "actionTemplate");
  const data = object(template.data, "actionTemplate.data");
  const metaData = object(template.metaData, "actionTemplate.metaData");
  return {
    id: id(template.id, "actionTemplate.id"),
    ...decodeActionData(data),
    name: textOrNull(metaData.actionName, "actionTemplate.name") ?? "",
    description: textOrNull(metaData.actionDescription, "actionTemplate.description") ?? "",
    userVisible: flag(template.userVisible),
    createDate: intOr(template.createDate, 0, "actionTemplate.createDate"),
    changeDate: intOr(template.changeDate, 0, "actionTemplate.changeDate"),
    stored: { data, metaData },
  };
}

/** GET /action/template/listAll: all for administrators, for others those that users see. */
export async function listActionTemplates(
  platform: PlatformClient,
  context: CallContext,
): Promise<ActionTemplateRecord[]> {
  return list(await platform.get(context, "action/template/listAll"), "action/template", decodeTemplate);
}

/** A template's body with what a change gives of it; a part that is not touched is not sent. */
function templateBody(change: ActionTemplateChange, stored: ActionTemplateRecord["stored"]): Json {
  const { name, description, type, param1, param2, userVisible } = change;
  const data = {
    actionType: type ?? undefined,
    actionParam1: param1,
    actionParam2: param2,
  };
  const metaData = { actionName: name ?? undefined, actionDescription: description ?? undefined };
  return {
    ...(gives(data) ? { data: JSON.stringify(merged(stored.data, data)) } : {}),
    ...(gives(metaData) ? { metaData: JSON.stringify(merged(stored.metaData, metaData)) } : {}),
    ...(typeof userVisible === "boolean" ? { userVisible } : {}),
  };
}

const gives = (change: Json) => Object.values(change).some((value) => value !== undefined);

function merged(stored: Json, change: Json): Json {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const all = { ...stored, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/** POST /action/template (administrators). @throws ApiError VALIDATION_FAILED */
export async function createActionTemplate(
  platform: PlatformClient,
  context: CallContext,
  template: ActionTemplateChange,
  options: WriteOptions,
): Promise<ActionTemplateRecord> {
  const body = templateBody(template, { data: {}, metaData: {} });
  const created = platform.post(context, "action/template", body, options);
  return decodeTemplate(await namingFields(created, NAMES));
}

/**
 * PATCH /action/template (administrators).
 * @param before as it is stored, over which the change is laid
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function updateActionTemplate(
  platform: PlatformClient,
  context: CallContext,
  before: ActionTemplateRecord,
  change: ActionTemplateChange,
  options: WriteOptions,
): Promise<ActionTemplateRecord> {
  const body = { id: bodyId(before.id), ...templateBody(change, before.stored) };
  const changed = platform.patch(context, "action/template", body, options);
  return decodeTemplate(await namingFields(changed, NAMES));
}

/** DELETE /action/template (administrators): actions made from it stay. @throws ApiError NOT_FOUND */
export async function deleteActionTemplate(
  platform: PlatformClient,
  context: CallContext,
  templateId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "action/template", { id: templateId }, options);
}
