import { Button, Dialog } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../i18n/useT";
import { DialogFrame } from "./DialogFrame";
import { uiTexts } from "./uiTexts";

type ConfirmDialogProps = {
  title: string;
  text?: string;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the other button, if "cancel" would be ambiguous. */
  cancel?: string;
  /** It removes something: the button is red and not focused first. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** False: there is nothing to do, or it is not known yet what would be done. */
  canConfirm?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

export function ConfirmDialog({
  title,
  text,
  action,
  cancel: keep,
  isDangerous = false,
  isBusy = false,
  canConfirm = true,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const t = useT(uiTexts);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const known = useRef(canConfirm);
  known.current = canConfirm;
  // The effect may become known later, even between opening and the focus.
  useEffect(() => {
    const focused = document.activeElement;
    const isNowhereElse = focused === cancel.current || focused?.contains(confirm.current);
    if (canConfirm && !isDangerous && isNowhereElse) confirm.current?.focus();
  }, [canConfirm, isDangerous]);
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      initialFocusEl={() => (isDangerous || !known.current ? cancel : confirm).current}
      onClose={onCancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={isBusy} onClick={onCancel}>
            {keep ?? t("cancel")}
          </Button>
          {canConfirm ? (
            <Button
              ref={confirm}
              colorPalette={isDangerous ? "red" : "brand"}
              loading={isBusy}
              loadingText={action}
              onClick={onConfirm}
            >
              {action}
            </Button>
          ) : null}
        </>
      }
    >
      {text === undefined ? null : <Dialog.Description color="fg.muted">{text}</Dialog.Description>}
      {children}
    </DialogFrame>
  );
}
