import { useIsPhone } from "../../shared/ui/useMedia";
import { FiguresCards } from "./FiguresCards";
import { FiguresTable } from "./FiguresTable";
import type { Comparison } from "./figures";
import { type FiguresListProps, useFigureRows } from "./useFigureRows";

type FiguresProps = Pick<FiguresListProps, "names"> & { comparison: Comparison; hasSpeeds: boolean };

/** Both sides' figures, with what is known of the difference of those that are judged. */
export function Figures({ comparison, hasSpeeds, names }: FiguresProps) {
  const rows = useFigureRows(comparison, hasSpeeds);
  const List = useIsPhone() ? FiguresCards : FiguresTable;
  return <List rows={rows} names={names} />;
}
