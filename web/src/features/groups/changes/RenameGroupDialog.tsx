import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { FormDialog } from "../../../shared/form/FormDialog";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { GroupNameField } from "./GroupNameField";
import { useGroupName } from "./useGroupName";
import { useUpdateGroup } from "./useUpdateGroup";

type RenameGroupDialogProps = { group: GroupSettings; onClose: () => void };

/** Gives a group another name. */
export function RenameGroupDialog({ group, onClose }: RenameGroupDialogProps) {
  const t = useT(groupsTexts);
  const [opened] = useState(group);
  const { wanted, field, check } = useGroupName(group.name);
  const { update, fault } = useUpdateGroup(opened);
  const rename = async () =>
    check() && (await update({ name: wanted }, { done: t("renamed"), failed: t("renameFailed") })) !== null;
  return (
    <FormDialog title={t("rename")} action={t("renameAction")} onSubmit={rename} onClose={onClose}>
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <GroupNameField {...field} />
    </FormDialog>
  );
}
