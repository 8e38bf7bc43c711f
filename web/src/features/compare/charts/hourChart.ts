import type { T } from "../../../i18n/useT";
import { categoryAxis, valueAxis } from "../../../shared/chart/axes";
import { baseOptions, tooltip } from "../../../shared/chart/baseOptions";
import { color } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { asEstimate } from "../../../shared/estimate/withEstimates";
import type { compareTexts } from "../compareTexts";
import { type ChartSides, isEitherEstimate, looks, order } from "./sides";

const two = (hour: number) => String(hour).padStart(2, "0");

/** Mean vehicles by hour of the day of both sides, over their covered hours. */
export function hourChart(sides: ChartSides, context: ChartContext, t: T<typeof compareTexts>): ChartModel {
  const title = t("byHour");
  const base = baseOptions(context, title);
  const hours = Array.from({ length: 24 }, (_, hour) => `${two(hour)}–${two((hour + 1) % 24)}`);
  const lines = order.map((side) => {
    const { averagePerHour } = sides[side].series;
    const means = new Map((averagePerHour ?? []).map(({ hour, value }) => [hour, value]));
    return {
      ...looks[side],
      name: sides[side].name,
      isTold: averagePerHour !== null,
      values: hours.map((_, hour) => means.get(hour) ?? null),
    };
  });
  const model: ChartModel = {
    title,
    unit: context.t("vehiclesPerHour"),
    empty: lines.every(({ values }) => values.every((value) => value === null)),
    options: {
      ...base,
      xAxis: categoryAxis(hours, 8),
      yAxis: valueAxis(context),
      legend: { ...base.legend, enabled: true },
      tooltip: {
        ...base.tooltip,
        ...tooltip(
          (x) => hours[x] ?? "",
          (y) => context.number(y, 1),
        ),
      },
      series: lines.map(({ name, values, color: index }) => ({
        type: "column",
        name,
        color: color(index),
        groupPadding: 0.12,
        data: values,
      })),
    },
    table: () => ({
      columns: [context.t("hour"), ...lines.map(({ name }) => name)],
      rows: hours.map((hour, i) => [
        hour,
        ...lines.map(({ values, isTold }) => {
          const value = values[i] ?? null;
          return value === null && isTold ? context.t("noValue") : context.number(value, 1);
        }),
      ]),
    }),
  };
  return asEstimate(model, isEitherEstimate(sides, "AVERAGE_PER_HOUR"), context);
}
