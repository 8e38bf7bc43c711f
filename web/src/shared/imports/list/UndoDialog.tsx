import { useState } from "react";
import { UndoImportDocument } from "../../../graphql/operations/imports";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../bulk/BulkNotice";
import type { BulkFault } from "../../bulk/bulkFault";
import { useChange } from "../../change/useChange";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import type { ImportRow } from "../importFile";
import { importsTexts } from "../importsTexts";

type UndoDialogProps = { row: ImportRow; onDone: () => Promise<void>; onClose: () => void };

/** Asks before an import is taken back, and says what will count again. */
export function UndoDialog({ row, onDone, onClose }: UndoDialogProps) {
  const t = useT(importsTexts);
  const { change, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const undo = async () => {
    const done = await change(UndoImportDocument, { id: row.id });
    setFault(done?.fault ?? null);
    if (done === null || done.fault !== null) return;
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      title={t("undoTitle")}
      text={t("undoText", { name: row.fileName })}
      action={t("undo")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
