import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";
import type { ActionDataRecord } from "../platform-api/actions.js";
import type { ActionTemplateRecord } from "../platform-api/actionTemplates.js";

/** What a change wants done: a type, or what a template says; parameters that it gives come before the template's. */
interface WantedAction {
  type?: string | null;
  templateId?: string | null;
  param1?: string | null;
  param2?: string | null;
}

/**
 * What devices are to do.
 * @param templates reads those that the caller sees; asked only where a template is named
 * @throws ApiError BAD_USER_INPUT unless either type or template is given, NOT_FOUND for an unknown template
 */
export async function wantedAction(
  { type, templateId, param1, param2 }: WantedAction,
  templates: () => Promise<ActionTemplateRecord[]>,
): Promise<ActionDataRecord> {
  if (Boolean(type) === Boolean(templateId)) {
    const fault = fieldFault("type", templateId ? "NOT_WITH" : "REQUIRED_OR", { other: "templateId" });
    throw new ApiError("BAD_USER_INPUT", "Give a type or a template.", { fields: [fault] });
  }
  if (type) return { type, param1: param1 ?? null, param2: param2 ?? null };
  const template = (await templates()).find(({ id }) => id === templateId);
  if (!template) {
    const fields = [fieldFault("templateId", "UNKNOWN_THING")];
    throw new ApiError("NOT_FOUND", "There is no such template, or it is not yours.", { fields });
  }
  return {
    type: template.type ?? "",
    param1: param1 ?? template.param1,
    param2: param2 ?? template.param2,
  };
}
