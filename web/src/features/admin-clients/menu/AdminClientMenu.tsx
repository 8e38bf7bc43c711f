import { Copy, KeyRound, RadioTower, RefreshCw, SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import { type ClientChangeKind, clientChangeIcons } from "../../../shared/bulk/clientChanges";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { type MenuEntry, MenuPopup } from "../../../shared/clients/menu/MenuPopup";
import type { OpenedMenu } from "../../../shared/clients/menu/RowMenus";
import { useViewEntries } from "../../../shared/clients/menu/useViewEntries";
import { useOffers } from "../../../shared/offers/useOffers";
import { copyText } from "../../../shared/ui/copyText";
import { toast } from "../../../shared/ui/toastStore";
import { adminClientsTexts } from "../adminClientsTexts";
import type { Ask, AskedKind } from "../ask";

const kinds: readonly ClientChangeKind[] = [
  "assignFirmware",
  "queueAction",
  "changeGroup",
  "updateNotes",
  "applyTemplate",
  "assignSerialNumber",
];

type AdminClientMenuProps = OpenedMenu & { ask: Ask; onRefresh: (client: ClientRow) => void };

/** Menu of all changes for one client in the list. */
export function AdminClientMenu({ client, at, onClose, ask, onRefresh }: AdminClientMenuProps) {
  const t = useT(adminClientsTexts);
  const bulk = useT(bulkTexts);
  const navigate = useNavigate();
  const asked = useRef<AskedKind | null>(null);
  const views = useViewEntries(client, paths.client(client.id));
  const copyGuid = () => {
    copyText(client.guid).then(
      () => toast.success(t("guidCopied"), "copyGuid"),
      () => toast.error(t("guidNotCopied"), "copyGuid"),
    );
  };
  const canMakeKey = useOffers().has("DEVICE_KEY");
  const change = (kind: ClientChangeKind): MenuEntry => ({
    value: kind,
    text: bulk(kind),
    Icon: clientChangeIcons[kind],
    act: () => {
      asked.current = kind;
    },
  });
  const pages: MenuEntry[] = [
    {
      value: "gotoClient",
      text: t("gotoClient"),
      Icon: RadioTower,
      act: () => navigate(paths.adminClient(client.id)),
    },
    {
      value: "gotoConfig",
      text: t("gotoConfig"),
      Icon: SlidersHorizontal,
      act: () => navigate(paths.clientConfig(client.id)),
    },
    ...views,
    { value: "refresh", text: t("refresh"), Icon: RefreshCw, act: () => onRefresh(client) },
    { value: "copyGuid", text: t("copyGuid"), Icon: Copy, act: copyGuid },
  ];
  const deviceKey: MenuEntry = {
    value: "deviceKey",
    text: t("deviceKey"),
    Icon: KeyRound,
    act: () => {
      asked.current = "deviceKey";
    },
  };
  // The menu returns the focus as it closes: a dialog that is open by then would take that for a click outside.
  const close = () => {
    onClose();
    if (asked.current !== null) ask(asked.current, [client]);
  };
  return (
    <MenuPopup
      client={client}
      at={at}
      onClose={close}
      sections={[
        pages,
        [...kinds.map(change), ...(canMakeKey ? [deviceKey] : [])],
        [change("deleteClients")],
      ]}
    />
  );
}
