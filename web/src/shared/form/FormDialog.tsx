import { Stack } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, type RefObject, useId } from "react";
import { DialogButtons, DialogFrame } from "../ui/DialogFrame";
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
  const { close, saveAndClose, isSaving, question } = useDialogGuard({
    isDirty,
    save: onSubmit,
    onClose,
    leadsOn: true,
  });
  return (
    <DialogForm
      title={title}
      action={action}
      isBusy={isSaving}
      {...(firstField && { initialFocusEl: () => firstField.current })}
      closeOnInteractOutside={false}
      onSubmit={() => void saveAndClose()}
      onClose={close}
      after={question}
    >
      {notice?.(isDirty && !isSaving)}
      {children}
    </DialogForm>
  );
}

type DialogFormProps = Omit<ComponentProps<typeof DialogFrame>, "footer"> & {
  /** Label of the submit button. */
  action: string;
  onSubmit: () => void;
  /** Between the fields. */
  gap?: string;
  /** A button at the other end of the footer. */
  aside?: ReactNode;
  /** Follows the form, and is no part of it. */
  after?: ReactNode;
};

/** A dialog around a form, with a button that submits it. */
export function DialogForm({
  action,
  onSubmit,
  gap = "4",
  aside,
  after,
  children,
  ...frame
}: DialogFormProps) {
  const formId = useId();
  const { isBusy, onClose } = frame;
  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          {aside}
          <DialogButtons action={action} isBusy={isBusy} onCancel={onClose} type="submit" form={formId} />
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={gap}>{children}</Stack>
      </form>
      {after}
    </DialogFrame>
  );
}
