import { useT } from "../../i18n/useT";
import { MenuAction } from "../ui/MenuAction";
import { bulkTexts } from "./bulkTexts";
import { type ClientChangeKind, clientChangeIcons } from "./clientChanges";

type ChangeItemsProps = { kinds: readonly ClientChangeKind[]; onAsk: (kind: ClientChangeKind) => void };

/** What can be done with devices, as lines of a menu. */
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
