import { Ellipsis } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";
import type { ClientRow } from "../clientRow";
import { useClientMenu } from "./clientMenu";

/** One element for all rows: React skips what is the same object. */
const dots = <Ellipsis size={16} aria-hidden />;

/** Opens the device's menu. Its list must style it, since every row has one. */
export function ClientMenuButton({ client }: { client: ClientRow }) {
  const t = useT(clientListTexts);
  const openMenu = useClientMenu();
  return (
    <button
      type="button"
      aria-label={t("actions", { name: client.name })}
      aria-haspopup="menu"
      onClick={(event) => {
        event.stopPropagation();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        openMenu(client, { x: left, y: bottom });
      }}
    >
      {dots}
    </button>
  );
}
