import type { Selection } from "../../../shared/bulk/useSelection";
import type { Columns } from "../../../shared/clients/columns/columnKeys";
import type { Section } from "../../../shared/clients/list/sections";
import type { Ask } from "../ask";

/** Of the table and of the cards. */
export type ClientListProps = {
  sections: readonly Section[];
  /** In one list across the groups: without their heads. */
  isFlat: boolean;
  /** Ids of the groups that are folded away. */
  folded: readonly string[];
  onFold: (id: string) => void;
  columns: Columns;
  /** As now, for the devices' colours: Unix seconds. */
  turn: number;
  selection: Selection;
  ask: Ask;
};
