import type { EstimatedFigure } from "../../graphql/generated";
import type { ChartContext } from "../chart/chartContext";
import type { ChartBuilder, ChartModel } from "../chart/chartModel";
import { notes } from "../chart/notes";
import { estimateSign, isEstimate } from "./isEstimate";

/**
 * A chart of figures that may be estimates.
 * @param columns its table's columns of these figures, from 0; none for classes, which are marked one by one
 */
export const withEstimates =
  (
    figures: readonly EstimatedFigure[],
    build: ChartBuilder,
    columns: (column: number) => boolean = isFigure,
  ): ChartBuilder =>
  (measurement, context) =>
    asEstimate(build(measurement, context), isEstimate(measurement, ...figures), context, columns);

/** The same chart, with its figures marked as estimates: by a note, or on paper by the sign that the sheet explains. */
export function asEstimate(
  model: ChartModel,
  isEstimated: boolean,
  { t, variant }: ChartContext,
  columns: (column: number) => boolean = isFigure,
): ChartModel {
  if (!isEstimated || model.empty) return model;
  return {
    ...model,
    isEstimate: true,
    ...(variant === "print"
      ? { unit: `${model.unit} ${estimateSign}` }
      : { note: notes(model.note, t("estimateNote")) }),
    table: () => {
      const { columns: heads, rows } = model.table();
      const marked = (head: string, column: number) =>
        columns(column) ? `${head} (${t("estimate")})` : head;
      return { columns: heads.map(marked), rows };
    },
  };
}

/** The first column has the names of the rows. */
const isFigure = (column: number): boolean => column > 0;
