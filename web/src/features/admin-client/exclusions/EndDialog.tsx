import { useState } from "react";
import type { ExclusionsQuery } from "../../../graphql/generated";
import { DeleteExclusionDocument } from "../../../graphql/operations/exclusions";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { formatDateTime } from "../../../shared/time/format";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { toast } from "../../../shared/ui/toastStore";
import { exclusionsTexts } from "./exclusionsTexts";

export type Exclusion = NonNullable<NonNullable<ExclusionsQuery["client"]>["exclusions"]>[number];

type EndDialogProps = {
  exclusion: Exclusion;
  client: { timeZone: string };
  onDone: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a period counts again. */
export function EndDialog({ exclusion, client: { timeZone }, onDone, onClose }: EndDialogProps) {
  const t = useT(exclusionsTexts);
  const { change, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const end = async () => {
    const done = await change(DeleteExclusionDocument, { id: exclusion.id });
    setFault(done?.fault ?? null);
    if (done === null || done.fault !== null) return;
    toast.success(t("ended"), `exclusion:${exclusion.id}`);
    onClose();
    onDone();
  };
  const from = formatDateTime(exclusion.from, timeZone);
  const to = formatDateTime(exclusion.to, timeZone);
  return (
    <ConfirmDialog
      title={t("endTitle")}
      text={t("endText", { from, to })}
      action={t("letCount")}
      isBusy={isBusy}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
