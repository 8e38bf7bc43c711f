import { Button, Dialog, Portal } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { resourcesTexts } from "../../i18n/texts/resources";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

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
  const ui = useT(uiTexts);
  const first = useRef<HTMLButtonElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    const isDeleted = await onDelete();
    setDeleting(false);
    if (isDeleted) onClose();
  };
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      initialFocusEl={() => first.current}
      onOpenChange={({ open }) => open || isDeleting || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{t("deleteTitle", { name })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description color="fg.muted">{text}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer gap="2">
              <Button ref={first} variant="ghost" disabled={isDeleting} onClick={onClose}>
                {ui("cancel")}
              </Button>
              <Button
                colorPalette="red"
                loading={isDeleting}
                loadingText={t("delete")}
                onClick={() => void remove()}
              >
                {t("delete")}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
