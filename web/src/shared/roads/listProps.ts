import type { HelpTerm } from "../help/helpTipTexts.sl";
import type { RoadRow } from "./figures";
import type { RoadGraph } from "./graphs";
import type { RoadClient } from "./roadClient";
import type { FigureKey, Sort } from "./sortRows";

export type FiguresHelp = Readonly<Partial<Record<FigureKey, HelpTerm>>>;

/** A list of locations with their figures: a table, or cards on a phone. */
export type RoadListProps = {
  /** Accessible name of the list. */
  label: string;
  rows: readonly RoadRow[];
  keys: readonly FigureKey[];
  /** Null: in the order of the rows. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** Link of a location's name. */
  linkOf: (client: RoadClient) => string;
  /** Help for figures, shown at their names. */
  help?: FiguresHelp;
  /** Rows can be selected. */
  pick?: { picked: ReadonlySet<string>; onPick: (id: string) => void };
  /** Each row has its chart. */
  graph?: RoadGraph;
};

/** Pixels. */
export const chartHeight = 150;
