import { Button, Stack } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useId } from "react";
import { useT } from "../../i18n/useT";
import { DialogFrame } from "../ui/DialogFrame";
import { uiTexts } from "../ui/uiTexts";
import { useDialogGuard } from "./useDialogGuard";

type FormDialogProps = {
  title: string;
  /** Label of the submit button. */
  action: string;
  /** Closing asks first. */
  isDirty: boolean;
  /** Returns true on success, which closes the dialog. */
  onSubmit: () => Promise<boolean>;
  onClose: () => void;
  /** Field that gets the focus, if it isn't the first. */
  firstField?: RefObject<HTMLElement | null>;
  /** Stands above the fields. @param isEditing something is unsaved, and is not being saved */
  notice?: (isEditing: boolean) => ReactNode;
  children: ReactNode;
};

/** A dialog with a form, which asks before it closes with something unsaved. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDirty, onSubmit, onClose, firstField, notice, children } = props;
  const t = useT(uiTexts);
  const formId = useId();
  const { close, saveAndClose, isSaving, question } = useDialogGuard({
    isDirty,
    save: onSubmit,
    onClose,
    leadsOn: true,
  });
  return (
    <DialogFrame
      title={title}
      isBusy={isSaving}
      {...(firstField && { initialFocusEl: () => firstField.current })}
      closeOnInteractOutside={false}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" disabled={isSaving} onClick={close}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} colorPalette="brand" loading={isSaving} loadingText={action}>
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
          void saveAndClose();
        }}
      >
        <Stack gap="4">
          {notice?.(isDirty && !isSaving)}
          {children}
        </Stack>
      </form>
      {question}
    </DialogFrame>
  );
}
