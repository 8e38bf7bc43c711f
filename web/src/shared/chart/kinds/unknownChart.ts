import { baseOptions } from "../baseOptions";
import type { ChartBuilder } from "../chartModel";

/** Stands for a kind of graph that this version of the portal doesn't draw. */
export const unknownChart: ChartBuilder = (_measurement, context) => {
  const title = context.t("notImplemented");
  return {
    title,
    unit: "",
    empty: true,
    options: baseOptions(context, title),
    table: () => ({ columns: [], rows: [] }),
  };
};
