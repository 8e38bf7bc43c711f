import type { EstimatedFigure } from "../../graphql/generated";
import type { ChartContext } from "../chart/chartContext";
import type { ChartBuilder, ChartModel } from "../chart/chartModel";
import { notes } from "../chart/notes";
import { estimateSign, isEstimate } from "./isEstimate";

/**
 * A chart of figures that may be estimates.
 * @param columns of its table, from 0, that hold them; of classes, each of which says it of itself, none
 */
export const withEstimates =
  (
    figures: readonly EstimatedFigure[],
    build: ChartBuilder,
    columns: (column: number) => boolean = isFigure,
  ): ChartBuilder =>
  (measurement, context) =>
    asEstimate(build(measurement, context), isEstimate(measurement, ...figures), context, columns);

/** The same chart, saying of its figures that they are estimates: in a note, or on paper by the sign that its sheet explains. */
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

/** The first column names the rows. */
const isFigure = (column: number): boolean => column > 0;
