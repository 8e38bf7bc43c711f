import type { Selection } from "../../../shared/bulk/useSelection";
import type { Columns } from "../../../shared/clients/columns/columnKeys";
import type { Section } from "../../../shared/clients/list/sections";
import type { Ask } from "../ask";

/** Props of the table and of the cards. */
export type ClientListProps = {
  sections: readonly Section[];
  /** One list without groups: no group lines. */
  isFlat: boolean;
  /** Ids of the folded groups. */
  folded: readonly string[];
  onFold: (id: string) => void;
  columns: Columns;
  /** Time for the devices' colours, in Unix seconds. */
  turn: number;
  selection: Selection;
  ask: Ask;
};
