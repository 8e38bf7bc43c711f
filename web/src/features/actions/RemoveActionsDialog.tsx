import { useApolloClient } from "@apollo/client/react";
import { DeleteActionsDocument } from "../../graphql/operations/actions";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { BulkNotice } from "../../shared/bulk/BulkNotice";
import { countOutcomes } from "../../shared/bulk/bulkResult";
import { ProgressLine } from "../../shared/bulk/ProgressLine";
import { useBulk } from "../../shared/bulk/useBulk";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

type RemoveActionsDialogProps = {
  ids: readonly string[];
  /** Called if some or all are gone. */
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks for confirmation before it deletes actions. */
export function RemoveActionsDialog({ ids, onRemoved, onClose }: RemoveActionsDialogProps) {
  const t = useT(actionsTexts);
  const apollo = useApolloClient();
  const bulk = useBulk({
    run: async (part, options) => {
      const variables = { input: { ids: part, ...options } };
      const { data } = await apollo.mutate({ mutation: DeleteActionsDocument, variables });
      return data?.deleteActions.results ?? [];
    },
    wanted: null,
    isForm: ids.length === 1,
    onChanged: onRemoved,
    what: "removeActions",
    onEnd: (results, about) => {
      const { FAILED, NOT_BEGUN } = countOutcomes(results);
      const count = FAILED + NOT_BEGUN;
      if (count > 0) toast.error(`${t("removeFailed")}: ${t("someFailed", { count })}`, about);
      else toast.success(t("removed"), about);
      onClose();
    },
    onFault: (reason, about) => sayFailed(reason, t("removeFailed"), about),
  });
  return (
    <ConfirmDialog
      title={t("removeTitle", { count: ids.length })}
      text={t("removeText")}
      action={t("removeSelected")}
      isDangerous
      isBusy={bulk.isBusy}
      onConfirm={() => void bulk.apply(ids)}
      onCancel={onClose}
    >
      {bulk.fault === null ? null : <BulkNotice fault={bulk.fault} isTrial={false} />}
      {bulk.progress === null || ids.length === 1 ? null : (
        <ProgressLine {...bulk.progress} isStopping={bulk.isStopping} />
      )}
    </ConfirmDialog>
  );
}
