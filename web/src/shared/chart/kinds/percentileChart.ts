import { withEstimates } from "../../estimate/withEstimates";
import { chunk, printStep } from "../bucket";
import type { ChartBuilder } from "../chartModel";
import { speedLineChart, speedOrGap } from "./lineChart";

/**
 * V85, V50 and V30 by hour, each by nearest rank. Percentiles are never averaged: printed on more than 500
 * hours, every n-th hour is shown as it is.
 */
export const percentileChart: ChartBuilder = withEstimates(["PERCENTILES_PER_HOUR"], (m, context) => {
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
