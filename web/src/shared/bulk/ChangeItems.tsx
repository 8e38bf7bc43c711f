import { useT } from "../../i18n/useT";
import { MenuAction } from "../ui/MenuAction";
import { bulkTexts } from "./bulkTexts";
import { type ClientChangeKind, clientChangeIcons } from "./clientChanges";

type ChangeItemsProps = { kinds: readonly ClientChangeKind[]; onAsk: (kind: ClientChangeKind) => void };

/** Changes for devices as menu items. */
export function ChangeItems({ kinds, onAsk }: ChangeItemsProps) {
  const t = useT(bulkTexts);
  return kinds.map((kind) => (
    <MenuAction
      key={kind}
      value={kind}
      icon={clientChangeIcons[kind]}
      label={t(kind)}
      isDangerous={kind === "deleteClients"}
      onClick={() => onAsk(kind)}
    />
  ));
}
