import { Button, Menu } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useT } from "../../i18n/useT";
import { bulkTexts } from "./bulkTexts";
import { ChangeItems } from "./ChangeItems";
import type { ClientChangeKind } from "./clientChanges";

type ChangeMenuProps = {
  kinds: readonly ClientChangeKind[];
  onAsk: (kind: ClientChangeKind) => void;
  /** Shown above a list; otherwise in the bar at its lower edge. */
  isAbove?: boolean;
};

/** Menu of the changes for devices, for narrow screens. */
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
          <ChangeItems kinds={kinds} onAsk={onAsk} />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
