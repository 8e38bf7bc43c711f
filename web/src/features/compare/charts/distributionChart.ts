import type { T } from "../../../i18n/useT";
import { valueAxis } from "../../../shared/chart/axes";
import { baseOptions, muted, tooltip } from "../../../shared/chart/baseOptions";
import { color } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { levelLine, levelLineFrame } from "../../../shared/chart/referenceLine";
import { asEstimate } from "../../../shared/estimate/withEstimates";
import type { compareTexts } from "../compareTexts";
import { type ChartSides, isEitherEstimate, looks, order, sharesOf, speedRange } from "./sides";

const v85Share = 85;
const v85 = "V85";

/**
 * Speeds of both sides as shares of their own vehicles, which makes different counts comparable: at each km/h,
 * or with `cumulative` the share up to each speed, where a side crosses 85 % at its V85.
 */
export function distributionChart(
  sides: ChartSides,
  context: ChartContext,
  t: T<typeof compareTexts>,
  cumulative: boolean,
): ChartModel {
  const title = t(cumulative ? "cumulative" : "distribution");
  const base = baseOptions(context, title);
  const range = speedRange(sides);
  const from = range?.from ?? 0;
  const to = range?.to ?? 0;
  const lines = order.map((side) => {
    const shares = range ? sharesOf(sides[side].series, from, to) : [];
    let sum = 0;
    return {
      ...looks[side],
      name: sides[side].name,
      values: cumulative
        ? shares.map((share) => {
            sum += share ?? 0;
            return share === null ? null : sum;
          })
        : shares,
    };
  });
  const percent = (value: number) => context.percent(value);
  const model: ChartModel = {
    title,
    unit: t(cumulative ? "cumulativeUnit" : "distributionUnit"),
    empty: lines.every(({ values }) => values.length === 0),
    options: {
      ...base,
      ...(cumulative && { chart: { ...base.chart, ...levelLineFrame(v85, context) } }),
      xAxis: {
        title: { text: "km/h", align: "high", margin: 2, style: { color: muted, fontSize: "inherit" } },
        type: "linear",
        allowDecimals: false,
        lineColor: "var(--highcharts-neutral-color-20)",
        tickWidth: 0,
        crosshair: { color: "var(--highcharts-neutral-color-20)", width: 1 },
        labels: { style: { color: muted, fontSize: "inherit" } },
      },
      yAxis: {
        ...valueAxis(context, false),
        ...(cumulative && { max: 100, tickInterval: 25, plotLines: [levelLine(v85Share, v85, context)] }),
      },
      legend: { ...base.legend, enabled: true },
      tooltip: { ...base.tooltip, ...tooltip((x) => context.quantity(x, "km/h"), percent) },
      series: lines.map(({ name, values, dashStyle, color: index }, position) => ({
        type: !cumulative && position === 1 ? "area" : "line",
        name,
        color: color(index),
        dashStyle,
        lineWidth: 2,
        data: values.map((value, i) => [from + i, value]),
      })),
    },
    table: () => ({
      columns: ["km/h", ...lines.map(({ name }) => name)],
      rows: Array.from({ length: range ? to - from + 1 : 0 }, (_, i) => [
        context.number(from + i),
        ...lines.map(({ values }) => context.percent(values[i] ?? null)),
      ]),
    }),
  };
  return asEstimate(model, isEitherEstimate(sides, "HISTOGRAM"), context);
}
