import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";
import type { ActionDataRecord } from "../platform-api/actions.js";
import type { ActionTemplateRecord } from "../platform-api/actionTemplates.js";

/** The action that a change asks for: a type, or a template. Given parameters override the template's. */
interface WantedAction {
  type?: string | null;
  templateId?: string | null;
  param1?: string | null;
  param2?: string | null;
}

/**
 * Resolves the wanted action to a type and its parameters.
 * @param templates reads the templates that the caller sees; called only if a template is named
 * @throws ApiError BAD_USER_INPUT unless exactly one of type and template is given, NOT_FOUND for an unknown
 * template, UPSTREAM_INVALID_RESPONSE for a template that does not say what it does
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
  if (!template.type)
    throw new ApiError(
      "UPSTREAM_INVALID_RESPONSE",
      "The platform does not tell what the template's action is.",
    );
  return {
    type: template.type,
    param1: param1 ?? template.param1,
    param2: param2 ?? template.param2,
  };
}
