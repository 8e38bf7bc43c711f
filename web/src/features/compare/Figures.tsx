import { EstimateLegend } from "../../shared/estimate/EstimateLegend";
import { useIsPhone } from "../../shared/ui/useMedia";
import type { ToldSides } from "./estimates";
import { FiguresCards } from "./FiguresCards";
import { FiguresTable } from "./FiguresTable";
import type { Comparison } from "./figures";
import { type FiguresListProps, useFigureRows } from "./useFigureRows";

type FiguresProps = Pick<FiguresListProps, "names"> & {
  comparison: Comparison;
  hasSpeeds: boolean;
  told: ToldSides;
};

/** Both sides' figures, with what is known of the difference of those that are judged. */
export function Figures({ comparison, hasSpeeds, names, told }: FiguresProps) {
  const rows = useFigureRows(comparison, hasSpeeds, told);
  const List = useIsPhone() ? FiguresCards : FiguresTable;
  const hasEstimates = rows.some(({ estimates }) => estimates.before || estimates.after);
  return (
    <>
      <List rows={rows} names={names} />
      {hasEstimates ? <EstimateLegend /> : null}
    </>
  );
}
