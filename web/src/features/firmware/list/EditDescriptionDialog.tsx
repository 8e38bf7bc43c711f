import { useApolloClient } from "@apollo/client/react";
import { Textarea } from "@chakra-ui/react";
import { LONGEST_DESCRIPTION } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { FirmwaresDocument, UpdateFirmwareDocument } from "../../../graphql/operations/firmware";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { heldSave, requireHeld } from "../../../shared/merge/heldSave";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { firmwareTexts } from "../firmwareTexts";
import type { FirmwareRow } from "./firmwareList";

const toldOf = ({ description, etag }: Pick<FirmwareRow, "description" | "etag">) => ({
  fields: { description: description ?? "" },
  etag,
});

type EditDescriptionDialogProps = {
  /** As it is now. */
  firmware: FirmwareRow;
  onClose: () => void;
};

/** Edits a firmware's description; the file and its version stay. */
export function EditDescriptionDialog({ firmware, onClose }: EditDescriptionDialogProps) {
  const t = useT(firmwareTexts);
  const { change } = useChange();
  const apollo = useApolloClient();
  const [opened] = useState(firmware);
  const [description, setDescription] = useState(firmware.description ?? "");
  const [fault, setFault] = useState<BulkFault | null>(null);
  const isTooLong = description.trim().length > LONGEST_DESCRIPTION;
  const save = async () => {
    if (isTooLong) return false;
    const outcome = await heldSave({
      thing: { kind: "FIRMWARE", id: opened.id },
      base: toldOf(opened),
      mine: { description: description.trim() },
      read: async () => {
        const { data } = await apollo.query({ query: FirmwaresDocument, fetchPolicy: "network-only" });
        const stored = data?.firmwares?.find(({ id }) => id === opened.id);
        return stored ? toldOf(stored) : null;
      },
      send: async (changed, ifMatch) => {
        const input = { ...changed, id: opened.id, ifMatch, dryRun: false };
        return requireHeld(await change(UpdateFirmwareDocument, input));
      },
      nameOf: () => t("description"),
    }).catch((error: unknown) => ({ kind: "saved" as const, data: { fault: faultOf(error) } }));
    if (outcome.kind === "kept" || outcome.data === null) return false;
    const { fault: problem } = outcome.data;
    setFault(problem);
    if (problem === null) toast.success(t("edited"), `firmware:${opened.id}`);
    else sayFailed(problem, t("editFailed"), `firmware:${opened.id}`);
    return problem === null;
  };
  return (
    <FormDialog
      title={t("editOf", { version: firmware.version })}
      action={t("edit")}
      isDirty={description !== (opened.description ?? "")}
      notice={(isEditing) => (
        <MeanwhileNotice
          thing={{ kind: "FIRMWARE", id: opened.id }}
          opened={opened}
          now={firmware}
          isEditing={isEditing}
        />
      )}
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
