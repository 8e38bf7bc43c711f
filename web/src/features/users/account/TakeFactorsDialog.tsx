import { TakeSecondFactorsDocument } from "../../../graphql/operations/users";
import { useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { toast } from "../../../shared/ui/toastStore";
import { labelOf, type UserRow } from "../../../shared/users/userRow";
import { accountTexts } from "./accountTexts";

type TakeFactorsDialogProps = { user: UserRow; onChanged: () => void; onClose: () => void };

/** Takes the second factors of somebody away who has lost them. */
export function TakeFactorsDialog({ user, onChanged, onClose }: TakeFactorsDialogProps) {
  const t = useT(accountTexts);
  const { change, isBusy } = useChange();
  const take = async () => {
    const changed = await change(TakeSecondFactorsDocument, { id: user.id });
    if (changed === null) return;
    if (changed.fault) return toast.error(t("takeFactorsFailed"), "takeFactors");
    toast.success(t("factorsTaken"), "takeFactors");
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("takeFactorsOf", { name: labelOf(user) })}
      text={t("takeFactorsText")}
      action={t("takeFactorsAction")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void take()}
      onCancel={onClose}
    />
  );
}
