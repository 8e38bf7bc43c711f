import { IconButton } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useClientMenu } from "./clientMenu";

export function ClientMenuButton({ client }: { client: ClientRow }) {
  const t = useT("overview");
  const openMenu = useClientMenu();
  return (
    <IconButton
      size="xs"
      variant="ghost"
      color="fg.muted"
      aria-label={t("actions", { name: client.name })}
      aria-haspopup="menu"
      onClick={(event) => {
        event.stopPropagation();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        openMenu(client, { x: left, y: bottom });
      }}
    >
      <Ellipsis aria-hidden />
    </IconButton>
  );
}
