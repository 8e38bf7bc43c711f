import { useApolloClient } from "@apollo/client/react";
import type { UseFormSetError } from "react-hook-form";
import {
  ActionTemplatesDocument,
  CreateActionTemplateDocument,
  UpdateActionTemplateDocument,
} from "../../graphql/operations/actionTemplates";
import { translatorOf } from "../../i18n/useT";
import { type BulkFault, faultOf } from "../../shared/bulk/bulkFault";
import { useChange } from "../../shared/change/useChange";
import { showFaults } from "../../shared/form/showFaults";
import { heldSave, requireHeld } from "../../shared/merge/heldSave";
import { namesBy, sayMerged } from "../../shared/merge/sayMerged";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import type { TemplateRow } from "./templateList";
import { inputOf, type TemplateValues, valuesOf } from "./templateValues";

const fields = ["name", "description", "type", "param1", "param2"] as const;

const toldOf = (template: TemplateRow) => ({
  fields: inputOf(valuesOf(template)),
  etag: template.etag,
});

type Save = {
  /** As it was when its editing began; null: a new one. */
  opened: TemplateRow | null;
  setError: UseFormSetError<TemplateValues>;
  onSaved: () => void;
  /** What has no field to stand beside. */
  onFault: (fault: BulkFault | null) => void;
};

/** Stores a template, and says how that went; answers whether well. */
export function useSaveTemplate({ opened, setError, onSaved, onFault }: Save) {
  const { change } = useChange();
  const apollo = useApolloClient();

  /** @returns null where nothing was sent, or the person chose to save nothing */
  const update = async (template: TemplateRow, mine: ReturnType<typeof inputOf>) => {
    const { id } = template;
    const t = translatorOf(actionTemplatesTexts);
    const nameOf = namesBy({
      ...{ name: t("name"), description: t("description"), type: t("type") },
      ...{ param1: t("param1"), param2: t("param2"), userVisible: t("visible") },
    });
    const outcome = await heldSave({
      thing: { kind: "ACTION_TEMPLATE", id },
      base: toldOf(template),
      mine,
      read: async () => {
        const { data } = await apollo.query({ query: ActionTemplatesDocument, fetchPolicy: "network-only" });
        const stored = data?.actionTemplates?.find((known) => known.id === id);
        return stored ? toldOf(stored) : null;
      },
      send: async (changed, ifMatch) =>
        requireHeld(await change(UpdateActionTemplateDocument, { ...changed, id, ifMatch, dryRun: false })),
      nameOf,
    });
    if (outcome.kind === "kept") return null;
    if (outcome.data?.fault === null) sayMerged(outcome.theirs, nameOf);
    return outcome.data;
  };

  return async (values: TemplateValues): Promise<boolean> => {
    const t = translatorOf(actionTemplatesTexts);
    const input = inputOf(values);
    const about = `actionTemplate:${opened?.id ?? ""}`;
    const changed = await (opened === null
      ? change(CreateActionTemplateDocument, { ...input, dryRun: false })
      : update(opened, input)
    ).catch((error: unknown) => ({ fault: faultOf(error) }));
    if (changed === null) return false;
    const { fault } = changed;
    if (fault !== null) {
      const faults = fault.kind === "refused" ? (fault.error.fields ?? []) : [];
      onFault(showFaults(faults, fields, setError) ? null : fault);
      sayFailed(fault, t(opened === null ? "addFailed" : "modifyFailed"), about);
      return false;
    }
    toast.success(t(opened === null ? "added" : "modified"), about);
    onSaved();
    return true;
  };
}
