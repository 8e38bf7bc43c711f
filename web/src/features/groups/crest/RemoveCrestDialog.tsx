import { useState } from "react";
import { RemoveGroupCrestDocument } from "../../../graphql/operations/crest";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { GroupSettings } from "../groupSettings";
import { crestTexts } from "./crestTexts";

type RemoveCrestDialogProps = { group: GroupSettings; onRemoved: () => void; onClose: () => void };

/** Takes a group's crest away once that was agreed to. */
export function RemoveCrestDialog({ group, onRemoved, onClose }: RemoveCrestDialogProps) {
  const t = useT(crestTexts);
  const { change, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const remove = async () => {
    const changed = await change(RemoveGroupCrestDocument, { groupId: group.id, dryRun: false });
    if (changed === null) return;
    setFault(changed.fault);
    if (changed.fault !== null) return sayFailed(changed.fault, t("removeFailed"), `crest:${group.id}`);
    toast.success(t("removed"), `crest:${group.id}`);
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("removeTitle", { name: group.name })}
      text={t("removeText")}
      action={t("removeAction")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
