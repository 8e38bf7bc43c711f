import { categoryAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import type { ChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";

export type NamedValue = {
  name: string;
  value: number | null;
  /** It is a part of what the others count: drawn paler. */
  isPart?: boolean;
};

const partOpacity = 0.45;

const drawn = ({ value, isPart = false }: NamedValue) =>
  isPart ? { y: value, opacity: partOpacity } : value;

/** Named columns side by side; a missing value leaves an empty place. `digits`: decimals. */
export function columnChart(
  context: ChartContext,
  texts: { title: string; unit: string; nameColumn: string; valueColumn: string },
  values: readonly NamedValue[],
  digits: number,
): ChartModel {
  const { title, unit, nameColumn, valueColumn } = texts;
  const base = baseOptions(context, title);
  return {
    title,
    unit,
    empty: values.every(({ value }) => value === null),
    options: {
      ...base,
      xAxis: categoryAxis(values.map(({ name }) => name)),
      yAxis: valueAxis(context),
      tooltip: {
        ...base.tooltip,
        ...tooltip(
          (x) => values[x]?.name ?? "",
          (y) => context.number(y, digits),
        ),
      },
      series: [{ type: "column", name: valueColumn, data: values.map(drawn) }],
    },
    table: () => ({
      columns: [nameColumn, valueColumn],
      rows: values.map(({ name, value }) => [
        name,
        value === null ? context.t("noValue") : context.number(value, digits),
      ]),
    }),
  };
}
