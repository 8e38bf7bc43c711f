import { Menu } from "@chakra-ui/react";
import { ExternalLink, RefreshCw } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Point } from "./clientMenu";

type ClientMenuPopupProps = {
  client: ClientRow;
  at: Point;
  onRefresh: (client: ClientRow) => void;
  onClose: () => void;
};

/** What can be done with a device from the list. */
export function ClientMenuPopup({ client, at, onRefresh, onClose }: ClientMenuPopupProps) {
  const t = useT("overview");
  const navigate = useNavigate();
  const getAnchorRect = () => ({ ...at, width: 0, height: 0 });
  return (
    <Menu.Root
      open
      onOpenChange={(change) => change.open || onClose()}
      positioning={{ placement: "bottom-start", strategy: "fixed", getAnchorRect }}
    >
      <Menu.Positioner>
        <Menu.Content aria-label={t("actions", { name: client.name })}>
          <Menu.Item value="open" onClick={() => navigate(paths.client(client.id))}>
            <ExternalLink size={16} aria-hidden />
            {t("open")}
          </Menu.Item>
          <Menu.Item value="refresh" onClick={() => onRefresh(client)}>
            <RefreshCw size={16} aria-hidden />
            {t("refresh")}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
