import type { CreateActionTemplateInput } from "../../graphql/generated";
import type { TemplateRow } from "./templateList";

/** The form's values; an empty parameter means none. */
export type TemplateValues = {
  name: string;
  description: string;
  type: string;
  param1: string;
  param2: string;
  userVisible: boolean;
};

/** Initial values of the form. */
export const valuesOf = (template: TemplateRow | null): TemplateValues => ({
  name: template?.name ?? "",
  description: template?.description ?? "",
  type: template?.type ?? "",
  param1: template?.param1 ?? "",
  param2: template?.param2 ?? "",
  userVisible: template?.userVisible ?? false,
});

export function inputOf(
  values: TemplateValues,
): Omit<CreateActionTemplateInput, "dryRun" | "idempotencyKey"> {
  const { name, description, type, param1, param2, userVisible } = values;
  return {
    name: name.trim(),
    description: description.trim(),
    type: type.trim(),
    param1: param1.trim() || null,
    param2: param2.trim() || null,
    userVisible,
  };
}
