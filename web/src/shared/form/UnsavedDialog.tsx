import { Button, Dialog, Stack } from "@chakra-ui/react";
import { useRef } from "react";
import { useT } from "../../i18n/useT";
import { DialogFrame } from "../ui/DialogFrame";
import { uiTexts } from "../ui/uiTexts";

/** Texts of the question, if it isn't about saving. */
export type UnsavedWords = { text: string; action: string };

type UnsavedDialogProps = {
  words?: UnsavedWords;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
};

/** Asks what to do with unsaved changes: save, discard or stay. */
export function UnsavedDialog({ words, isSaving, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const t = useT(uiTexts);
  const { text, action } = words ?? { text: t("unsavedText"), action: t("save") };
  const first = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={t("unsavedTitle")}
      role="alertdialog"
      isBusy={isSaving}
      initialFocusEl={() => first.current}
      onClose={onStay}
      footer={
        <Stack direction={{ base: "column-reverse", sm: "row" }} gap="2" w={{ base: "full", sm: "auto" }}>
          <Button variant="ghost" disabled={isSaving} onClick={onStay}>
            {t("unsavedStay")}
          </Button>
          <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
            {t("discard")}
          </Button>
          <Button ref={first} colorPalette="brand" loading={isSaving} loadingText={action} onClick={onSave}>
            {action}
          </Button>
        </Stack>
      }
    >
      <Dialog.Description color="fg.muted">{text}</Dialog.Description>
    </DialogFrame>
  );
}
