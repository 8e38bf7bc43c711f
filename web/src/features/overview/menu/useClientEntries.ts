import { ExternalLink, Link2, MapPin, RefreshCw, SquareArrowOutUpRight } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { MenuEntry } from "../../../shared/clients/menu/MenuPopup";
import { positionOf } from "../../../shared/map/position";
import { copyText } from "../../../shared/ui/copyText";
import { toast } from "../../../shared/ui/toastStore";
import { overviewTexts } from "../overviewTexts";
import { useClientPath } from "../useClientPath";

export type ClientEntries = {
  client: ClientRow;
  onRefresh: (client: ClientRow) => void;
  onShowOnMap: (client: ClientRow) => void;
};

/** Menu entries that everybody has for a device. */
export function useClientEntries({ client, onRefresh, onShowOnMap }: ClientEntries): MenuEntry[] {
  const t = useT(overviewTexts);
  const navigate = useNavigate();
  const address = useClientPath()(client);
  const copy = () => {
    copyText(new URL(address, window.location.origin).href).then(
      () => toast.success(t("linkCopied"), "copyLink"),
      () => toast.error(t("linkNotCopied"), "copyLink"),
    );
  };
  return [
    { value: "open", text: t("open"), Icon: SquareArrowOutUpRight, act: () => navigate(address) },
    {
      value: "openInTab",
      text: t("openInTab"),
      Icon: ExternalLink,
      act: () => window.open(address, "_blank", "noopener"),
    },
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
}
