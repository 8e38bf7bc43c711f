import { Eye } from "lucide-react";
import { paths } from "../../../app/paths";
import { overviewAdminTexts } from "../../../i18n/texts/overviewAdmin";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { MenuEntry } from "../../../shared/clients/menu/MenuPopup";
import { useViewGroup } from "../../../shared/session/useViewAs";

/** To see a device as users do, in its group, or in each that it has. Where it has none, no user sees it. */
export function useViewEntries(client: ClientRow): MenuEntry[] {
  const t = useT(overviewAdminTexts);
  const viewGroup = useViewGroup();
  const groups = client.groups ?? [];
  if (groups.length === 0)
    return [
      {
        value: "showAsUser",
        text: t("showAsUser"),
        Icon: Eye,
        act: () => undefined,
        isDisabled: true,
        hint: t("noGroup"),
      },
    ];
  return groups.map(({ id, name }) => ({
    value: `showAsUser ${id}`,
    text: groups.length === 1 ? t("showAsUser") : t("showAsUserOf", { group: name }),
    Icon: Eye,
    act: () => viewGroup({ groupId: id, groupName: name }, paths.client(client.id)),
  }));
}
