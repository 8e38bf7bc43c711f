import type { HelpTerm } from "../help/helpTipTexts.sl";
import type { RoadRow } from "./figures";
import type { RoadGraph } from "./graphs";
import type { RoadClient } from "./roadClient";
import type { FigureKey, Sort } from "./sortRows";

export type FiguresHelp = Readonly<Partial<Record<FigureKey, HelpTerm>>>;

/** A list of locations with their figures: a table, or cards on a phone. */
export type RoadListProps = {
  /** Names the list. */
  label: string;
  rows: readonly RoadRow[];
  keys: readonly FigureKey[];
  /** Null: as the rows come. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** Where a location's name leads. */
  linkOf: (client: RoadClient) => string;
  /** Which figures are explained where they are named. */
  help?: FiguresHelp;
  /** Each row may be picked. */
  pick?: { picked: ReadonlySet<string>; onPick: (id: string) => void };
  /** Each row carries its chart. */
  graph?: RoadGraph;
};

/** Pixels. */
export const chartHeight = 150;
