import { useState } from "react";
import { DeleteImportDocument } from "../../graphql/operations/imports";
import { useT } from "../../i18n/useT";
import { BulkNotice } from "../bulk/BulkNotice";
import type { BulkFault } from "../bulk/bulkFault";
import { useChange } from "../change/useChange";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { toast } from "../ui/toastStore";
import type { ImportRow } from "./importFile";
import { importsTexts } from "./importsTexts";

type ThrowDialogProps = { row: ImportRow; onDone: () => Promise<void>; onClose: () => void };

/** Asks before it discards a file that does not count. */
export function ThrowDialog({ row, onDone, onClose }: ThrowDialogProps) {
  const t = useT(importsTexts);
  const { change, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const throwAway = async () => {
    const done = await change(DeleteImportDocument, { id: row.id });
    setFault(done?.fault ?? null);
    if (done === null || done.fault !== null) return;
    toast.success(t("thrown"), `import:${row.id}`);
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      title={t("throwTitle")}
      text={t("throwText", { name: row.fileName })}
      action={t("throwAway")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void throwAway()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
