import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { DialogForm } from "../../../shared/form/FormDialog";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
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
  const { isDirty } = form.formState;
  const guard = useDialogGuard({ isDirty, save: submitAsPromise(form, save), onClose });
  return (
    <DialogForm
      title={title}
      action={action}
      isBusy={guard.isSaving}
      closeOnInteractOutside={!isDirty}
      onSubmit={() => void guard.saveAndClose()}
      onClose={guard.close}
      after={guard.question}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      {children}
    </DialogForm>
  );
}
