import { Eye } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { useViewGroup } from "../../session/useViewAs";
import type { ClientRow } from "../clientRow";
import { overviewAdminTexts } from "../overviewAdminTexts";
import type { MenuEntry } from "./MenuPopup";

/**
 * Menu entries to see a device as users do, one for each of its groups. Without a group no user sees it.
 * @param path of its page in the users' area
 */
export function useViewEntries(client: Pick<ClientRow, "groups">, path: string): MenuEntry[] {
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
    act: () => viewGroup({ groupId: id, groupName: name }, path),
  }));
}
