import { useState } from "react";
import { useT } from "../../i18n/useT";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { resourcesTexts } from "./resourcesTexts";

type DeleteDialogProps = {
  name: string;
  /** What comes of it. */
  text: string;
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks before something that is shared is deleted. */
export function DeleteDialog({ name, text, onDelete, onClose }: DeleteDialogProps) {
  const t = useT(resourcesTexts);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    const isDeleted = await onDelete();
    setDeleting(false);
    if (isDeleted) onClose();
  };
  return (
    <ConfirmDialog
      title={t("deleteTitle", { name })}
      text={text}
      action={t("delete")}
      isDangerous
      isBusy={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
