import { Button, Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

type ConfirmDialogProps = {
  title: string;
  text?: string;
  /** What the button that does it says. */
  action: string;
  /** Takes something away: in red, and not where Enter falls first. */
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks before something is done. */
export function ConfirmDialog({
  title,
  text,
  action,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const t = useT(uiTexts);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() => (isDangerous ? cancel : confirm).current}
      onOpenChange={({ open }) => {
        if (!open && !isBusy) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="flex" flexDirection="column" gap="4">
              {text === undefined ? null : <Dialog.Description color="fg.muted">{text}</Dialog.Description>}
              {children}
            </Dialog.Body>
            <Dialog.Footer gap="2">
              <Button ref={cancel} variant="ghost" disabled={isBusy} onClick={onCancel}>
                {t("cancel")}
              </Button>
              <Button
                ref={confirm}
                colorPalette={isDangerous ? "red" : "brand"}
                loading={isBusy}
                loadingText={action}
                onClick={onConfirm}
              >
                {action}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
