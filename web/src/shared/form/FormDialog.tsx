import { Button, Stack } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { useT } from "../../i18n/useT";
import { DialogFrame } from "../ui/DialogFrame";
import { uiTexts } from "../ui/uiTexts";

type FormDialogProps = {
  title: string;
  /** Label of the submit button. */
  action: string;
  /** Returns true on success, which closes the dialog. */
  onSubmit: () => Promise<boolean>;
  onClose: () => void;
  /** Field that gets the focus, if it isn't the first. */
  firstField?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

export function FormDialog({ title, action, onSubmit, onClose, firstField, children }: FormDialogProps) {
  const t = useT(uiTexts);
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const isDone = await onSubmit();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <DialogFrame
      title={title}
      isBusy={isBusy}
      {...(firstField && { initialFocusEl: () => firstField.current })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} colorPalette="brand" loading={isBusy} loadingText={action}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="4">{children}</Stack>
      </form>
    </DialogFrame>
  );
}
