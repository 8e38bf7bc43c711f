import { Menu } from "@chakra-ui/react";
import {
  ExternalLink,
  Link2,
  MapPin,
  RefreshCw,
  SlidersHorizontal,
  SquareArrowOutUpRight,
} from "lucide-react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { overviewTexts } from "../../../i18n/texts/overview";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { positionOf } from "../../../shared/map/position";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { copyText } from "../../../shared/ui/copyText";
import { toast } from "../../../shared/ui/toastStore";
import type { Point } from "./clientMenu";

type ClientMenuPopupProps = {
  client: ClientRow;
  at: Point;
  onRefresh: (client: ClientRow) => void;
  onShowOnMap: (client: ClientRow) => void;
  onClose: () => void;
};

/** What can be done with a device from the list. */
export function ClientMenuPopup({ client, at, onRefresh, onShowOnMap, onClose }: ClientMenuPopupProps) {
  const t = useT(overviewTexts);
  const navigate = useNavigate();
  const getAnchorRect = () => ({ ...at, width: 0, height: 0 });
  const address = paths.client(client.id);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  const copy = () => {
    copyText(new URL(address, window.location.origin).href).then(
      () => toast.success(t("linkCopied")),
      () => toast.error(t("linkNotCopied")),
    );
  };
  const items = [
    { value: "open", text: t("open"), Icon: SquareArrowOutUpRight, act: () => navigate(address) },
    {
      value: "openInTab",
      text: t("openInTab"),
      Icon: ExternalLink,
      act: () => window.open(address, "_blank", "noopener"),
    },
    ...(isAdmin
      ? [
          {
            value: "gotoConfig",
            text: t("gotoConfig"),
            Icon: SlidersHorizontal,
            act: () => navigate(paths.clientConfig(client.id)),
          },
        ]
      : []),
    { value: "refresh", text: t("refresh"), Icon: RefreshCw, act: () => onRefresh(client) },
    { value: "copyLink", text: t("copyLink"), Icon: Link2, act: copy },
    {
      value: "showOnMap",
      text: t("showOnMap"),
      Icon: MapPin,
      act: () => onShowOnMap(client),
      isDisabled: positionOf(client) === null,
    },
  ];
  return (
    <Menu.Root
      open
      onOpenChange={(change) => change.open || onClose()}
      positioning={{ placement: "bottom-start", strategy: "fixed", getAnchorRect }}
    >
      <Menu.Positioner>
        <Menu.Content aria-label={t("actions", { name: client.name })}>
          {items.map(({ value, text, Icon, act, isDisabled }) => (
            <Menu.Item key={value} value={value} disabled={isDisabled} onClick={act}>
              <Icon size={16} aria-hidden />
              {text}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
