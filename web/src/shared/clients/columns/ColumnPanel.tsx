import { Popover, Portal } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";
import { ColumnButton } from "./ColumnButton";
import { ColumnList } from "./ColumnList";
import type { ColumnMenuProps } from "./columnChoice";

/** The menu of columns, open. */
export function ColumnPanel(props: ColumnMenuProps) {
  const t = useT(clientListTexts);
  const title = (
    <Popover.Title textStyle="sm" fontWeight="semibold">
      {t("columns")}
    </Popover.Title>
  );
  return (
    <Popover.Root defaultOpen positioning={{ placement: "bottom-end" }}>
      <Popover.Trigger asChild>
        <ColumnButton />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            w="20rem"
            maxW="calc(100vw - 2rem)"
            maxH="var(--available-height)"
            overflowY="auto"
          >
            <ColumnList title={title} {...props} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
