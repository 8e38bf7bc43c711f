import { valueAxis } from "../axes";
import { baseOptions, muted, tooltip } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartBuilder } from "../chartModel";
import { uprightLine } from "../referenceLine";

/** Vehicles by whole km/h below 100; how many were faster is said in a note. V85 and the limit stand as lines. */
export const histogramChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const title = t("histogram");
  const base = baseOptions(context, title);
  const { v85 } = m.percentiles;
  const isFaster = v85 !== null && v85 > m.speedLimit;
  const limit = uprightLine(
    m.speedLimit + 0.5,
    t("limit", { speed: m.speedLimit }),
    isFaster ? "left" : "right",
    context,
  );
  const marks =
    v85 === null
      ? [limit]
      : [limit, uprightLine(v85, t("v85", { speed: v85 }), isFaster ? "right" : "left", context)];
  return {
    title,
    unit: t("vehiclesByKmh"),
    empty: m.histogram.length === 0 && m.histogramAbove === 0,
    note: m.histogramAbove > 0 ? t("histogramAbove", { count: m.histogramAbove }) : undefined,
    options: {
      ...base,
      xAxis: {
        type: "linear",
        allowDecimals: false,
        lineColor: "var(--highcharts-neutral-color-20)",
        tickWidth: 0,
        labels: { style: { color: muted, fontSize: "inherit" } },
        plotLines: marks,
      },
      yAxis: valueAxis(context),
      tooltip: {
        ...base.tooltip,
        ...tooltip((x) => context.quantity(x, t("kmh")), context.number),
      },
      series: [
        {
          type: "column",
          name: t("vehicles"),
          pointRange: 1,
          groupPadding: 0,
          crisp: false,
          data: m.histogram.map(({ speed, vehicles }) => [speed, vehicles]),
          zoneAxis: "x",
          zones: [{ value: m.speedLimit + 0.5, color: color(0) }, { color: color(1) }],
        },
      ],
    },
    table: () => ({
      columns: [t("speedKmh"), t("vehicles")],
      rows: [
        ...m.histogram.map(({ speed, vehicles }) => [context.number(speed), context.number(vehicles)]),
        ...(m.histogramAbove > 0 ? [[t("fromSpeed", { speed: 100 }), context.number(m.histogramAbove)]] : []),
      ],
    }),
  };
};
