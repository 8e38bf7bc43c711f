import { ACTION_DATA, ACTION_NAMES } from "./actions.js";
import { bodyId } from "./bodyId.js";
import type { Json } from "./decode.js";
import { etagOf, requireMatch } from "./etag.js";
import { flag, id, instant, jsonObject, text } from "./kinds.js";
import { laidOverUntold } from "./laidOver.js";
import { named, namingFields } from "./namedFaults.js";
import { label } from "./names.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { changedRecord, toldRecord, wholeList } from "./wholeAnswer.js";

export const ACTION_TEMPLATE = table("ActionTemplate", "A prepared action, which people pick from.", {
  id: need("id", id, "Opaque."),
  name: may("metaData.actionName", label, "What people call it."),
  description: may("metaData.actionDescription", text, "What it is good for; may be empty."),
  ...ACTION_DATA,
  userVisible: may("userVisible", flag, "Whether users may have it done, too."),
  createDate: may("createDate", instant, "When it was made."),
  changeDate: may("changeDate", instant, "When it last changed."),
  // As the platform keeps it. Keys unknown here stay.
  data: may("data", jsonObject),
  metaData: may("metaData", jsonObject),
  etag: etagOf("data", "metaData", "userVisible"),
});
export type ActionTemplateRecord = RecordOf<typeof ACTION_TEMPLATE>;

/** A change of a template. Fields left out stay unchanged. A null parameter is removed. */
interface ActionTemplateChange {
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

/** GET /action/template/listAll: all templates for administrators, for others those that users see. */
export async function listActionTemplates(platform: Platform): Promise<ActionTemplateRecord[]> {
  return wholeList(await platform.get("action/template/listAll"), ACTION_TEMPLATE);
}

/**
 * A template's body with the change applied.
 * @param isWhole true to include the untouched parts, for a platform that keeps nothing else
 */
function templateBody(change: ActionTemplateChange, isWhole: boolean, stored?: ActionTemplateRecord): Json {
  const { name, description, type, param1, param2, userVisible } = change;
  const data = { actionType: type ?? undefined, actionParam1: param1, actionParam2: param2 };
  const metaData = { actionName: name ?? undefined, actionDescription: description ?? undefined };
  return {
    ...(isWhole || gives(data) ? asText("data", stored ? stored.data : {}, data) : {}),
    ...(isWhole || gives(metaData) ? asText("metaData", stored ? stored.metaData : {}, metaData) : {}),
    ...(typeof userVisible === "boolean"
      ? { userVisible }
      : isWhole && typeof stored?.userVisible === "boolean"
        ? { userVisible: stored.userVisible }
        : {}),
  };
}

const gives = (change: Json) => Object.values(change).some((value) => value !== undefined);

/** A part with its change laid over; nothing if neither is known. @throws ApiError UPSTREAM_INVALID_RESPONSE */
function asText(name: string, stored: Json | null, change: Json): Json {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const whole = laidOverUntold(stored, given);
  return whole ? { [name]: JSON.stringify(whole) } : {};
}

/**
 * POST /action/template (administrators).
 * @returns it if the platform returns it
 * @throws ApiError VALIDATION_FAILED
 */
export async function createActionTemplate(
  platform: Platform,
  template: ActionTemplateChange,
  options: WriteOptions,
): Promise<ActionTemplateRecord | null> {
  const body = templateBody(template, true);
  const created = platform.post("action/template", body, options);
  return toldRecord(await namingFields(created, NAMES), ACTION_TEMPLATE);
}

/**
 * PATCH /action/template (administrators).
 * @param before the stored template that the change is laid over
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function updateActionTemplate(
  platform: Platform,
  before: ActionTemplateRecord,
  change: ActionTemplateChange,
  options: WriteOptions,
): Promise<ActionTemplateRecord | null> {
  await requireMatch(platform, options, async () => before.etag);
  const isWhole = !(await platform.offers.has("metadata-merge"));
  const body = { id: bodyId(before.id), ...templateBody(change, isWhole, before) };
  const changed = platform.patch("action/template", body, options);
  const told = toldRecord(await namingFields(changed, NAMES), ACTION_TEMPLATE);
  return changedRecord(told, options, async () =>
    (await listActionTemplates(platform)).find(({ id }) => id === before.id),
  );
}

/** DELETE /action/template (administrators): actions made from it stay. @throws ApiError NOT_FOUND */
export async function deleteActionTemplate(
  platform: Platform,
  templateId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("action/template", { id: templateId }, options);
}
