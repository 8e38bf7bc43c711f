import { isEstimate } from "../../estimate/isEstimate";
import { withEstimates } from "../../estimate/withEstimates";
import { valueAxis } from "../axes";
import { baseOptions, muted, tooltip } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartBuilder, ChartModel } from "../chartModel";
import type { Measurement } from "../measurement";
import { notes } from "../notes";
import { limitMarks, limitsNote, uprightLine } from "../referenceLine";
import { wholeClasses } from "../told";

/**
 * Vehicles by speed below 100 km/h, in buckets of 1 km/h or as reported; a note gives the number of faster
 * ones. V85 and the limit are drawn as lines.
 */
export const histogramChart: ChartBuilder = withEstimates(["HISTOGRAM"], histogram);

function histogram(m: Measurement, context: ChartContext): ChartModel {
  const { t } = context;
  const title = t("histogram");
  const base = baseOptions(context, title);
  const { speedLimit, percentiles } = m;
  const { v85 } = percentiles;
  const told = wholeClasses(m.histogram);
  const buckets = told ?? [];
  const width = m.histogramWidth ?? 1;
  const range = (from: number) =>
    width === 1 ? context.number(from) : `${context.number(from)}–${context.number(from + width - 1)}`;
  const above = (told && m.histogramAbove) ?? 0;
  const isEstimated = isEstimate(m, "PERCENTILES");
  // If open-ended classes cut the histogram off, a line may be at its end, with no room for the name.
  const [slowest = 0, fastest = 0] = [buckets[0]?.speed, buckets.at(-1)?.speed];
  const isAtEnd = isEstimated && v85 !== null && v85 > fastest - (fastest - slowest) / 4;
  const isFaster = v85 !== null && speedLimit !== null && v85 > speedLimit;
  const hasRoomLeft = (speed: number) => speed > slowest + (fastest - slowest) / 6;
  const limits = limitMarks(m, context, (speed) => speed + 0.5, isFaster ? "left" : "right", hasRoomLeft);
  const isBelow = limits.length > 1 || (isFaster && !hasRoomLeft(speedLimit));
  const marks = [
    ...limits,
    ...(v85 === null
      ? []
      : [
          uprightLine(
            v85,
            isEstimated ? `${t("v85", { speed: v85 })} (${t("estimate")})` : t("v85", { speed: v85 }),
            (isFaster || speedLimit === null) && !isAtEnd ? "right" : "left",
            context,
            isBelow ? 1 : 0,
          ),
        ]),
  ];
  return {
    title,
    unit: width === 1 ? t("vehiclesByKmh") : t("vehiclesByWidth", { width }),
    empty: buckets.length === 0 && above === 0,
    note: notes(
      limitsNote(m, context),
      above > 0 && t("histogramAbove", { count: above }),
      m.histogramAbove === null && isEstimate(m, "HISTOGRAM") && t("aboveUnknown"),
    ),
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
        ...tooltip((x) => `${range(x - (width - 1) / 2)} ${t("kmh")}`, context.number),
      },
      series: [
        {
          type: "column",
          name: t("vehicles"),
          pointRange: width,
          groupPadding: 0,
          crisp: false,
          data: buckets.map(({ speed, vehicles }) => [speed + (width - 1) / 2, vehicles]),
          zoneAxis: "x",
          zones:
            speedLimit === null
              ? [{ color: color(0) }]
              : [{ value: speedLimit + 0.5, color: color(0) }, { color: color(1) }],
        },
      ],
    },
    table: () => ({
      columns: [t("speedKmh"), t("vehicles")],
      rows: [
        ...buckets.map(({ speed, vehicles }) => [range(speed), context.number(vehicles)]),
        ...(above > 0 ? [[t("fromSpeed", { speed: 100 }), context.number(above)]] : []),
      ],
    }),
  };
}
