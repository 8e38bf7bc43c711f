import { Eye } from "lucide-react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { overviewAdminTexts } from "../../shared/clients/overviewAdminTexts";
import { useViewGroup } from "../../shared/session/useViewAs";
import { IconAction } from "../../shared/ui/IconAction";

/** Shows administrators the portal as a group's users see it. */
export function ViewGroupButton({ id, name }: { id: string; name: string }) {
  const t = useT(overviewAdminTexts);
  const viewGroup = useViewGroup();
  return (
    <IconAction
      icon={Eye}
      me="2"
      color="fg.muted"
      label={t("showGroupAsUserOf", { name })}
      title={t("showGroupAsUser")}
      onClick={() => viewGroup({ groupId: id, groupName: name }, paths.overview)}
    />
  );
}
