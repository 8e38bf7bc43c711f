import { shareOf } from "../../number/shareOf";
import { categoryAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartBuilder } from "../chartModel";
import { uprightLine } from "../referenceLine";
import { wholeClasses } from "../told";

/** Width of a class, km/h: classes are 1-10, 11-20 … */
const classWidth = 10;

/** Vehicles by speed class of 10 km/h; the line of the limit stands at its own place between the classes. */
export const speedClassChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const title = t("speedClass");
  const base = baseOptions(context, title);
  const { speedLimit } = m;
  const classes = wholeClasses(m.speedClasses) ?? [];
  const names = classes.map(({ from, to }) =>
    to === null ? t("aboveSpeed", { speed: from - 1 }) : `${from}–${to}`,
  );
  const total = classes.reduce((sum, { vehicles }) => sum + vehicles, 0);
  const measurements = classes.reduce<number | null>(
    (sum, one) => (sum === null || one.measurements === null ? null : sum + one.measurements),
    0,
  );
  const share = (vehicles: number) => context.percent(shareOf(vehicles, total));
  return {
    title,
    unit: t("vehiclesByKmh"),
    empty: total === 0,
    options: {
      ...base,
      xAxis: {
        ...categoryAxis(names),
        plotLines:
          speedLimit === null
            ? []
            : [
                uprightLine(
                  speedLimit / classWidth - 0.5,
                  t("limit", { speed: speedLimit }),
                  "right",
                  context,
                ),
              ],
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
      columns: [t("classKmh"), t("vehicles"), t("share"), t("measurements")],
      rows: [
        ...classes.map(({ vehicles, measurements }, index) => [
          names[index] ?? "",
          context.number(vehicles),
          share(vehicles),
          context.number(measurements),
        ]),
        ...(classes.length === 0
          ? []
          : [[t("total"), context.number(total), share(total), context.number(measurements)]]),
      ],
    }),
  };
};
