import type { ReactNode } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { BulkNotice } from "./BulkNotice";
import { useBulk } from "./useBulk";
import type { BulkRun } from "./useSending";

type RemoveDialogProps = {
  id: string;
  title: string;
  text: string;
  action: string;
  /** Takes it away. */
  run: BulkRun;
  /** What is said once it is gone, and where it could not be taken away. */
  removed: string;
  failed: string;
  onRemoved: () => void;
  onClose: () => void;
  /** What else there is to know before. */
  children?: ReactNode;
};

/** Asks before one thing goes, and takes it away. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { id, title, text, action, run, removed, failed, onRemoved, onClose, children } = props;
  const { apply, fault, isBusy } = useBulk({
    run,
    wanted: null,
    isForm: true,
    onChanged: onRemoved,
    what: failed,
    onEnd: (_results, about) => {
      toast.success(removed, about);
      onClose();
    },
    onFault: (reason, about) => sayFailed(reason, failed, about),
  });
  return (
    <ConfirmDialog
      title={title}
      text={text}
      action={action}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void apply([id])}
      onCancel={onClose}
    >
      {children}
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
