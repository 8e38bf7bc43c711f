import { Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { UpdateFirmwareDocument } from "../../../graphql/operations/firmware";
import { firmwareTexts } from "../../../i18n/texts/firmware";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { toast } from "../../../shared/ui/toastStore";
import type { FirmwareRow } from "./firmwareList";

export const longestDescription = 2000;

type EditDescriptionDialogProps = { firmware: FirmwareRow; onClose: () => void };

/** What is said of a firmware; the file and its version stay as they are. */
export function EditDescriptionDialog({ firmware, onClose }: EditDescriptionDialogProps) {
  const t = useT(firmwareTexts);
  const { change } = useChange();
  const [description, setDescription] = useState(firmware.description ?? "");
  const [fault, setFault] = useState<BulkFault | null>(null);
  const isTooLong = description.trim().length > longestDescription;
  const save = async () => {
    if (isTooLong) return false;
    const input = { id: firmware.id, description: description.trim(), dryRun: false };
    const changed = await change(UpdateFirmwareDocument, input);
    if (changed === null) return false;
    setFault(changed.fault);
    if (changed.fault === null) toast.success(t("edited"));
    else toast.error(t("editFailed"));
    return changed.fault === null;
  };
  return (
    <FormDialog
      title={t("editOf", { version: firmware.version })}
      action={t("edit")}
      onSubmit={save}
      onClose={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <TextField label={t("description")} error={isTooLong ? t("descriptionTooLong") : undefined}>
        <Textarea rows={5} value={description} onChange={({ target }) => setDescription(target.value)} />
      </TextField>
    </FormDialog>
  );
}
