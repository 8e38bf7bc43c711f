import { Button, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { PersonValues } from "./PersonFields";

type PersonDialogProps = {
  title: string;
  /** Label of the submit button. */
  action: string;
  form: UseFormReturn<PersonValues>;
  /** Resolves to true on success, which closes the dialog. */
  save: (values: PersonValues) => Promise<boolean>;
  /** Fault that belongs to no field. */
  fault: BulkFault | null;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with the data of one person. */
export function PersonDialog({ title, action, form, save, fault, onClose, children }: PersonDialogProps) {
  const ui = useT(uiTexts);
  const formId = useId();
  const { isDirty } = form.formState;
  const guard = useDialogGuard({ isDirty, save: submitAsPromise(form, save), onClose });
  return (
    <DialogFrame
      title={title}
      isBusy={guard.isSaving}
      closeOnInteractOutside={!isDirty}
      onClose={guard.close}
      footer={
        <>
          <Button variant="ghost" disabled={guard.isSaving} onClick={guard.close}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            colorPalette="brand"
            loading={guard.isSaving}
            loadingText={action}
          >
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
          void guard.saveAndClose();
        }}
      >
        <Stack gap="4">
          {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
          {children}
        </Stack>
      </form>
      {guard.question}
    </DialogFrame>
  );
}
