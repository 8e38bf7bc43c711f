import { RadioTower, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { ClientChange } from "../../../shared/bulk/ClientChange";
import { type ClientChangeKind, clientChangeIcons } from "../../../shared/bulk/clientChanges";
import { MenuPopup } from "../../../shared/clients/menu/MenuPopup";
import { useViewEntries } from "../../../shared/clients/menu/useViewEntries";
import { overviewAdminTexts } from "../../../shared/clients/overviewAdminTexts";
import type { ClientMenuPopupProps } from "./ClientMenuPopup";
import { useClientEntries } from "./useClientEntries";

const kinds = ["assignFirmware", "queueAction", "changeGroup", "updateNotes"] as const;

/** Administrators' menu of a device in the list. A chosen change opens its dialog instead of the menu. */
export function AdminMenuPopup({ at, onClose, ...entries }: ClientMenuPopupProps) {
  const { client } = entries;
  const t = useT(overviewAdminTexts);
  const navigate = useNavigate();
  const forEverybody = useClientEntries(entries);
  const views = useViewEntries(client, paths.client(client.id));
  const asked = useRef<ClientChangeKind | null>(null);
  const [kind, setKind] = useState<ClientChangeKind | null>(null);
  // The menu returns the focus as it closes: a dialog that is open by then would take that for a click outside.
  const close = () => (asked.current === null ? onClose() : setKind(asked.current));
  const pages = [
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
  ];
  const changes = kinds.map((value) => ({
    value,
    text: t(value),
    Icon: clientChangeIcons[value],
    act: () => {
      asked.current = value;
    },
  }));
  return (
    <>
      <MenuPopup
        client={client}
        at={at}
        isOpen={kind === null}
        onClose={close}
        sections={[forEverybody, [...pages, ...views], changes]}
      />
      {kind === null ? null : <ClientChange kind={kind} clients={[client]} onClose={onClose} />}
    </>
  );
}
