import { Table } from "@chakra-ui/react";
import { SelectBox } from "./SelectBox";
import type { Selection } from "./useSelection";

type SelectHeadProps = { label: string; selection: Pick<Selection, "shown" | "toggleShown"> };

/** Header of the column of checkboxes: selects all visible rows. */
export function SelectHead({ label, selection }: SelectHeadProps) {
  return (
    <Table.ColumnHeader w="12" px="2.5" py="0">
      <SelectBox
        label={label}
        isChosen={selection.shown === "all"}
        isMixed={selection.shown === "some"}
        onToggle={selection.toggleShown}
      />
    </Table.ColumnHeader>
  );
}
