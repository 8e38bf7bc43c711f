import { withEstimates } from "../../estimate/withEstimates";
import { shareOf } from "../../number/shareOf";
import { categoryAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartBuilder, ChartModel } from "../chartModel";
import type { Measurement } from "../measurement";
import { notes } from "../notes";
import { limitMarks, limitsNote } from "../referenceLine";
import { toldClasses, totalOf } from "../told";

/** Width of a class, km/h: classes are 1-10, 11-20 … */
const classWidth = 10;

const noColumn = () => false;

/**
 * Vehicles by speed class of 10 km/h; the limit's line is at its exact place between the classes. Shares are of
 * all vehicles with a speed: if a class is unknown, its place is empty, and the total comes from the platform.
 */
export const speedClassChart: ChartBuilder = withEstimates(["SPEED_CLASSES"], speedClasses, noColumn);

function speedClasses(m: Measurement, context: ChartContext): ChartModel {
  const { t } = context;
  const title = t("speedClass");
  const base = baseOptions(context, title);
  const { speedLimit } = m;
  const classes = toldClasses(m.speedClasses) ?? [];
  const names = classes.map(({ from, to }) =>
    to === null ? t("aboveSpeed", { speed: from - 1 }) : `${from}–${to}`,
  );
  const total = totalOf(classes, m.percentiles.sampleSize);
  const hasEstimates = classes.some(({ isEstimate }) => isEstimate);
  const mark = (isEstimate: boolean | null) => (hasEstimates ? [isEstimate ? t("isEstimate") : ""] : []);
  const measurements = classes.reduce<number | null>(
    (sum, one) => (sum === null || one.measurements === null ? null : sum + one.measurements),
    0,
  );
  const share = (vehicles: number | null) => context.percent(shareOf(vehicles, total));
  return {
    title,
    unit: t("vehiclesByKmh"),
    empty: classes.length === 0 || total === 0,
    note: notes(
      limitsNote(m, context),
      classes.some(({ vehicles }) => vehicles === null) && t("unknownClasses"),
    ),
    options: {
      ...base,
      xAxis: {
        ...categoryAxis(names),
        plotLines: limitMarks(m, context, (speed) => speed / classWidth - 0.5),
      },
      yAxis: valueAxis(context),
      tooltip: {
        ...base.tooltip,
        ...tooltip(
          (x) => `${names[x] ?? ""} ${t("kmh")}`,
          (y) => `${context.number(y)} (${share(y)})`,
        ),
      },
      series: [
        {
          type: "column",
          name: t("vehicles"),
          data: classes.map(({ from, vehicles }) => ({
            y: vehicles,
            color: color(speedLimit !== null && from > speedLimit ? 1 : 0),
          })),
        },
      ],
    },
    table: () => ({
      columns: [
        t("classKmh"),
        t("vehicles"),
        t("share"),
        t("measurements"),
        ...(hasEstimates ? [t("estimateColumn")] : []),
      ],
      rows: [
        ...classes.map(({ vehicles, measurements, isEstimate }, index) => [
          names[index] ?? "",
          context.number(vehicles),
          share(vehicles),
          context.number(measurements),
          ...mark(isEstimate),
        ]),
        ...(classes.length === 0
          ? []
          : [[t("total"), context.number(total), share(total), context.number(measurements), ...mark(null)]]),
      ],
    }),
  };
}
