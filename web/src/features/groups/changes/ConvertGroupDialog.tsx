import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { useUpdateGroup } from "./useUpdateGroup";

type ConvertGroupDialogProps = {
  group: GroupSettings /** How many it has. */;
  clients: number;
  onClose: () => void;
};

/** Has a group be one of valves, or of signs and counters again. */
export function ConvertGroupDialog({ group, clients, onClose }: ConvertGroupDialogProps) {
  const t = useT(groupsTexts);
  const [opened] = useState(group);
  const { update, isBusy, fault } = useUpdateGroup(opened);
  const isValve = group.type === "VALVE";
  const convert = async () => {
    const says = { done: t("converted"), failed: t("convertFailed") };
    if (await update({ type: isValve ? "SPEED" : "VALVE" }, says)) onClose();
  };
  return (
    <ConfirmDialog
      title={t("convertTitle", { name: group.name })}
      text={
        clients === 0
          ? t(isValve ? "toDefaultEmpty" : "toValveEmpty")
          : t(isValve ? "toDefaultText" : "toValveText", { count: clients })
      }
      action={t(isValve ? "toDefault" : "toValve")}
      isDangerous={isValve}
      isBusy={isBusy}
      onConfirm={() => void convert()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
