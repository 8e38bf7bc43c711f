import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";

type RemoveDialogProps = { name: string; isBusy: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks for confirmation before it deletes a schedule with all its reports. */
export function RemoveDialog({ name, ...dialog }: RemoveDialogProps) {
  const t = useT(reportSchedulesTexts);
  return (
    <ConfirmDialog
      title={t("removeTitle")}
      text={t("removeText", { name })}
      action={t("remove")}
      isDangerous
      {...dialog}
    />
  );
}
