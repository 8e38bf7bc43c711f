import { withEstimates } from "../estimate/withEstimates";
import { baseOptions } from "./baseOptions";
import { chunk, printStep } from "./bucket";
import type { ChartBuilder } from "./chartModel";
import { type GraphKind, graphKindOf } from "./graphKind";
import { averagePerHourChart, perDayChart } from "./kinds/columnCharts";
import {
  cyclistsChart,
  cyclistsInOutChart,
  pedestriansChart,
  pedestriansInOutChart,
  vehicleCountChart,
  vehicleCountInOutChart,
} from "./kinds/countCharts";
import { histogramChart } from "./kinds/histogramChart";
import { speedLineChart, speedOrGap } from "./kinds/lineChart";
import { ownLengthClassChart, ownRows, ownSpeedClassChart } from "./kinds/ownClassCharts";
import { speedChart } from "./kinds/speedChart";
import { speedClassChart } from "./kinds/speedClassChart";
import { vehicleTypeChart } from "./kinds/vehicleTypeChart";

/**
 * V85, V50 and V30 by hour, each by nearest rank. Percentiles are never averaged: printed on more than 500
 * hours, every n-th hour is shown as it is.
 */
const percentileChart: ChartBuilder = withEstimates(["PERCENTILES_PER_HOUR"], (m, context) => {
  const { t } = context;
  const hours = m.percentilesPerHour ?? [];
  const lines = (["v85", "v50", "v30"] as const).map((name, index) => ({
    name: name.toUpperCase(),
    color: ([1, 0, 2] as const)[index] ?? 0,
    digits: 0,
    values: hours.map((hour) => speedOrGap(hour[name])),
  }));
  const step = context.variant === "print" ? printStep(hours.length) : 1;
  const everyNth = <P>(points: readonly P[]): P[] => chunk(points, step).flatMap(([first]) => first ?? []);
  const drawn =
    step === 1
      ? null
      : {
          times: everyNth(hours).map(({ time }) => time),
          values: lines.map(({ values }) => values.filter((_, index) => index % step === 0)),
        };
  const note = step > 1 ? t("printedHours", { hours: step }) : undefined;
  return speedLineChart(m, context, { title: t("percentile"), unit: t("kmh"), note }, hours, lines, drawn);
});

export const chartOf: Record<GraphKind, ChartBuilder> = {
  speedClass: (m, context) => (ownRows(m, "speeds") ? ownSpeedClassChart : speedClassChart)(m, context),
  histogram: histogramChart,
  vehicleCount: vehicleCountChart,
  percentile: percentileChart,
  speed: speedChart,
  vehicleType: (m, context) => (ownRows(m, "lengths") ? ownLengthClassChart : vehicleTypeChart)(m, context),
  perDay: perDayChart,
  averagePerHour: averagePerHourChart,
  pedestrians: pedestriansChart,
  cyclists: cyclistsChart,
  vehicleCountInOut: vehicleCountInOutChart,
  pedestriansInOut: pedestriansInOutChart,
  cyclistsInOut: cyclistsInOutChart,
};

/** Builder of the graph of this name; for an unknown name, one that says so. */
export function builderOf(name: string): ChartBuilder {
  const kind = graphKindOf(name);
  return kind === null ? unknownChart : chartOf[kind];
}

/** Shown for a kind of graph that this version of the portal doesn't draw. */
const unknownChart: ChartBuilder = (_measurement, context) => {
  const title = context.t("notImplemented");
  return {
    title,
    unit: "",
    empty: true,
    options: baseOptions(context, title),
    table: () => ({ columns: [], rows: [] }),
  };
};
