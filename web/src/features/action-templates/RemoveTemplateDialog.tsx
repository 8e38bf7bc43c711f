import { useApolloClient } from "@apollo/client/react";
import { DeleteActionTemplatesDocument } from "../../graphql/operations/actionTemplates";
import { actionTemplatesTexts } from "../../i18n/texts/actionTemplates";
import { useT } from "../../i18n/useT";
import { BulkNotice } from "../../shared/bulk/BulkNotice";
import { useBulk } from "../../shared/bulk/useBulk";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { toast } from "../../shared/ui/toastStore";
import type { TemplateRow } from "./templateList";

type RemoveTemplateDialogProps = { template: TemplateRow; onRemoved: () => void; onClose: () => void };

/** Asks before a template goes, and takes it away. */
export function RemoveTemplateDialog({ template, onRemoved, onClose }: RemoveTemplateDialogProps) {
  const t = useT(actionTemplatesTexts);
  const apollo = useApolloClient();
  const { apply, fault, isBusy } = useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, ...options } };
      const { data } = await apollo.mutate({ mutation: DeleteActionTemplatesDocument, variables });
      return data?.deleteActionTemplates.results ?? [];
    },
    wanted: null,
    isForm: true,
    onChanged: onRemoved,
    onEnd: () => {
      toast.success(t("removed"));
      onClose();
    },
    onFault: () => toast.error(t("removeFailed")),
  });
  return (
    <ConfirmDialog
      title={t("removeTitle")}
      text={t("removeText", { name: template.name })}
      action={t("remove")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void apply([template.id])}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
