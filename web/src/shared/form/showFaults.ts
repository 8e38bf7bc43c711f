import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { translatorOf } from "../../i18n/useT";
import type { FieldFault } from "./faults";
import { faultText } from "./faultText";
import { faultTexts } from "./faultTexts";

/**
 * Shows faults at the form's fields, and focuses the first.
 * @param names the form's field for an API name, if they differ
 * @returns true if all faults have a field; others should be shown above the form
 */
export function showFaults<Values extends FieldValues>(
  faults: readonly FieldFault[],
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  names: Readonly<Record<string, Path<Values>>> = {},
): boolean {
  const t = translatorOf(faultTexts);
  const placed = faults.flatMap((fault) => {
    const path = fault.path.replace(/^input\./, "");
    const field = names[path] ?? fields.find((known) => known === path);
    return field === undefined ? [] : [{ field, message: faultText(t, fault) }];
  });
  for (const [index, { field, message }] of placed.entries())
    setError(field, { type: "server", message }, { shouldFocus: index === 0 });
  return placed.length > 0 && placed.length === faults.length;
}
