import { Button, Menu } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { bulkTexts } from "../../i18n/texts/bulk";
import { useT } from "../../i18n/useT";
import { type ClientChangeKind, clientChangeIcons } from "./clientChanges";

type ChangeMenuProps = {
  kinds: readonly ClientChangeKind[];
  onAsk: (kind: ClientChangeKind) => void;
  /** Above a list; else in the bar at its lower edge. */
  isAbove?: boolean;
};

/** What can be done with devices, where there is no room for buttons. */
export function ChangeMenu({ kinds, onAsk, isAbove = false }: ChangeMenuProps) {
  const t = useT(bulkTexts);
  const Arrow = isAbove ? ChevronDown : ChevronUp;
  return (
    <Menu.Root positioning={{ placement: isAbove ? "bottom-start" : "top-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" {...(isAbove ? { variant: "outline", bg: "bg.panel" } : { colorPalette: "brand" })}>
          {t("change")}
          <Arrow aria-hidden />
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
