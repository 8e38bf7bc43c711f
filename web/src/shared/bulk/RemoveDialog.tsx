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
  run: BulkRun;
  /** Texts for success and for failure. */
  removed: string;
  failed: string;
  onRemoved: () => void;
  onClose: () => void;
  /** Further things to know before. */
  children?: ReactNode;
};

/** Asks for confirmation before it removes one item. */
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
