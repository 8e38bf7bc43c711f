import { useState } from "react";
import type { GroupType } from "../../../graphql/generated";
import { CreateGroupDocument } from "../../../graphql/operations/groups";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { ZoneChooser } from "../../../shared/form/ZoneChooser";
import { useOffers } from "../../../shared/offers/useOffers";
import { SelectField } from "../../../shared/ui/SelectField";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { groupsTexts } from "../groupsTexts";
import { GroupNameField } from "./GroupNameField";
import { useGroupName } from "./useGroupName";

const usualZone = "Europe/Ljubljana";
const types: readonly GroupType[] = ["SPEED", "VALVE"];

type NewGroupDialogProps = { onAdded: (id: string) => void; onClose: () => void };

/** Adds a group and opens it; if the platform does not return it yet, it appears with the list. */
export function NewGroupDialog({ onAdded, onClose }: NewGroupDialogProps) {
  const t = useT(groupsTexts);
  const { refresh } = useClients();
  const { change } = useChange();
  const { wanted, field, check } = useGroupName("");
  const [type, setType] = useState<GroupType>("SPEED");
  const [timeZone, setTimeZone] = useState(usualZone);
  const hasZone = useOffers().has("GROUP_ZONE");
  const [fault, setFault] = useState<BulkFault | null>(null);
  const add = async (): Promise<boolean> => {
    if (!check()) return false;
    const zone = hasZone ? { timeZone } : {};
    const input = { name: wanted, type, ...zone, inOutGraphs: false, dryRun: false };
    const changed = await change(CreateGroupDocument, input);
    if (changed === null) return false;
    setFault(changed.fault);
    if (changed.fault !== null) {
      sayFailed(changed.fault, t("addFailed"), "addGroup");
      return false;
    }
    toast.success(t("added"), "addGroup");
    refresh();
    const { group } = changed.data.createGroup;
    if (group === null) onClose();
    else onAdded(group.id);
    return true;
  };
  return (
    <FormDialog
      title={t("add")}
      action={t("addAction")}
      isDirty={field.name !== "" || type !== "SPEED" || timeZone !== usualZone}
      onSubmit={add}
      onClose={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <GroupNameField {...field} />
      <SelectField
        label={t("type")}
        options={types.map((value) => ({ value, label: t(value) }))}
        chosen={type}
        onChoose={setType}
      />
      {hasZone ? (
        <TextField label={t("timeZone")} hint={t("timeZoneHint")} error={undefined}>
          <ZoneChooser known={usualZone} chosen={timeZone} onChoose={setTimeZone} />
        </TextField>
      ) : null}
    </FormDialog>
  );
}
