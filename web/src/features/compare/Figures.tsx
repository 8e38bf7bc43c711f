import { useIsPhone } from "../../shared/ui/useMedia";
import { FiguresCards } from "./FiguresCards";
import { FiguresTable } from "./FiguresTable";
import type { Comparison } from "./figures";
import { type FigureRow, useFigureRows } from "./useFigureRows";

type Names = { before: string; after: string };
export type FiguresListProps = { rows: readonly FigureRow[]; names: Names };
type FiguresProps = { comparison: Comparison; hasSpeeds: boolean; names: Names };

/** Both sides' figures, with what is known of the difference of those that are judged. */
export function Figures({ comparison, hasSpeeds, names }: FiguresProps) {
  const rows = useFigureRows(comparison, hasSpeeds);
  const List = useIsPhone() ? FiguresCards : FiguresTable;
  return <List rows={rows} names={names} />;
}
