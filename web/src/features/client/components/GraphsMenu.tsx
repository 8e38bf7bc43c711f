import { Button, Menu, Portal } from "@chakra-ui/react";
import { ChartNoAxesCombined, ChevronDown } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { GraphKind } from "../../../shared/chart/graphKind";

type GraphsMenuProps = {
  /** What may be added. */
  further: readonly GraphKind[];
  added: readonly string[];
  onAdd: (kind: GraphKind, isAdded: boolean) => void;
  titleOf: (kind: GraphKind) => string;
};

/** Adds graphs to the device's own set. */
export function GraphsMenu({ further, added, onAdd, titleOf }: GraphsMenuProps) {
  const t = useT("client");
  if (further.length === 0) return null;
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          <ChartNoAxesCombined size={16} aria-hidden />
          {t("graphs")}
          <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t("addGraphs")}>
            {further.map((kind) => (
              <Menu.CheckboxItem
                key={kind}
                value={kind}
                checked={added.includes(kind)}
                onCheckedChange={(isAdded) => onAdd(kind, isAdded)}
              >
                {titleOf(kind)}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
