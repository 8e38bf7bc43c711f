import { Button, Dialog, Portal } from "@chakra-ui/react";
import { useRef } from "react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";

type UnsavedDialogProps = {
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
};

/** Save, throw away, or stay: what is to become of changes that nobody saved. */
export function UnsavedDialog({ isSaving, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const t = useT(uiTexts);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      initialFocusEl={() => first.current}
      onOpenChange={({ open }) => {
        if (!open && !isSaving) onStay();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t("unsavedTitle")}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description color="fg.muted">{t("unsavedText")}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer flexDirection={{ base: "column-reverse", sm: "row" }} alignItems="stretch" gap="2">
              <Button variant="ghost" disabled={isSaving} onClick={onStay}>
                {t("unsavedStay")}
              </Button>
              <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
                {t("unsavedDiscard")}
              </Button>
              <Button
                ref={first}
                colorPalette="brand"
                loading={isSaving}
                loadingText={t("save")}
                onClick={onSave}
              >
                {t("save")}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
