import { Button, Menu } from "@chakra-ui/react";
import { ChevronUp } from "lucide-react";
import { bulkTexts } from "../../i18n/texts/bulk";
import { useT } from "../../i18n/useT";
import { type ClientChangeKind, clientChangeIcons } from "./clientChanges";

type ChangeMenuProps = { kinds: readonly ClientChangeKind[]; onAsk: (kind: ClientChangeKind) => void };

/** What can be done with the chosen devices, where there is no room for buttons. */
export function ChangeMenu({ kinds, onAsk }: ChangeMenuProps) {
  const t = useT(bulkTexts);
  return (
    <Menu.Root positioning={{ placement: "top-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" colorPalette="brand">
          {t("change")}
          <ChevronUp aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label={t("change")}>
          {kinds.map((kind) => {
            const Icon = clientChangeIcons[kind];
            return (
              <Menu.Item
                key={kind}
                value={kind}
                color={kind === "deleteClients" ? "fg.error" : undefined}
                onClick={() => onAsk(kind)}
              >
                <Icon size={16} aria-hidden />
                {t(kind)}
              </Menu.Item>
            );
          })}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
