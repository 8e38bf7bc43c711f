import { withEstimates } from "../../estimate/withEstimates";
import { chunk, maxOf, meanOf, printStep } from "../bucket";
import type { ChartBuilder } from "../chartModel";
import { speedLineChart, speedOrGap } from "./lineChart";

/** The highest speed is measured, or missing; only the mean can be an estimate. */
const isMean = (column: number) => column === 2;

/**
 * Highest and mean speed by hour. Printed with more than 500 hours, neighbours are merged: the highest of the
 * highest, and the mean weighted by vehicles. Without vehicle counts there is no such mean.
 */
export const speedChart: ChartBuilder = withEstimates(
  ["SPEED_PER_HOUR"],
  (m, context) => {
    const { t } = context;
    const hours = m.speedPerHour ?? [];
    const highest = hours.map(({ max }) => speedOrGap(max));
    const average = hours.map((hour) => speedOrGap(hour.average));
    const step = context.variant === "print" ? printStep(hours.length) : 1;
    const vehicles = new Map((m.vehicleCount ?? []).map(({ time, value }) => [time, value]));
    const weights = hours.map(({ time }) => vehicles.get(time) ?? 0);
    const weightsOf = chunk(weights, step);
    const drawn =
      step === 1
        ? null
        : {
            times: chunk(hours, step).map(([first]) => first?.time ?? 0),
            values: [
              chunk(highest, step).map(maxOf),
              chunk(average, step).map((values, i) => meanOf(values, weightsOf[i])),
            ],
          };
    const note = step > 1 ? t("printedSpeeds", { hours: step }) : undefined;
    return speedLineChart(
      m,
      context,
      { title: t("speed"), unit: t("kmh"), note },
      hours,
      [
        { name: t("highest"), color: 1, digits: 0, values: highest, isDashed: true },
        { name: t("average"), color: 0, digits: 1, values: average },
      ],
      drawn,
    );
  },
  isMean,
);
