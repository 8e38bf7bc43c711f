import type { UseFormSetError } from "react-hook-form";
import {
  CreateActionTemplateDocument,
  UpdateActionTemplateDocument,
} from "../../graphql/operations/actionTemplates";
import { actionTemplatesTexts } from "../../i18n/texts/actionTemplates";
import { translatorOf } from "../../i18n/useT";
import type { BulkFault } from "../../shared/bulk/bulkFault";
import { useChange } from "../../shared/change/useChange";
import { showFaults } from "../../shared/form/showFaults";
import { toast } from "../../shared/ui/toastStore";
import { inputOf, type TemplateValues } from "./templateValues";

const fields = ["name", "description", "type", "param1", "param2"] as const;

type Save = {
  /** Null: a new one. */
  id: string | null;
  setError: UseFormSetError<TemplateValues>;
  onSaved: () => void;
  /** What has no field to stand beside. */
  onFault: (fault: BulkFault | null) => void;
};

/** Stores a template, and says how that went; answers whether well. */
export function useSaveTemplate({ id, setError, onSaved, onFault }: Save) {
  const { change } = useChange();
  return async (values: TemplateValues): Promise<boolean> => {
    const t = translatorOf(actionTemplatesTexts);
    const input = { ...inputOf(values), dryRun: false };
    const changed =
      id === null
        ? await change(CreateActionTemplateDocument, input)
        : await change(UpdateActionTemplateDocument, { ...input, id });
    if (changed === null) return false;
    const { fault } = changed;
    if (fault !== null) {
      const faults = fault.kind === "refused" ? (fault.error.fields ?? []) : [];
      onFault(showFaults(faults, fields, setError) ? null : fault);
      toast.error(t(id === null ? "addFailed" : "modifyFailed"));
      return false;
    }
    toast.success(t(id === null ? "added" : "modified"));
    onSaved();
    return true;
  };
}
