import { IconButton } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { overviewAdminTexts } from "../../shared/clients/overviewAdminTexts";
import { useViewGroup } from "../../shared/session/useViewAs";

/** Shows administrators the portal as a group's users see it. */
export function ViewGroupButton({ id, name }: { id: string; name: string }) {
  const t = useT(overviewAdminTexts);
  const viewGroup = useViewGroup();
  return (
    <IconButton
      variant="ghost"
      size="sm"
      me="2"
      color="fg.muted"
      aria-label={t("showGroupAsUserOf", { name })}
      title={t("showGroupAsUser")}
      onClick={() => viewGroup({ groupId: id, groupName: name }, paths.overview)}
    >
      <Eye aria-hidden />
    </IconButton>
  );
}
