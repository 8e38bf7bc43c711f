import { categoryAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartBuilder } from "../chartModel";
import { uprightLine } from "../referenceLine";

/** Width of a class, km/h: classes are 1-10, 11-20 … */
const classWidth = 10;

/** Vehicles by speed class of 10 km/h; the line of the limit stands at its own place between the classes. */
export const speedClassChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const title = t("speedClass");
  const base = baseOptions(context, title);
  const names = m.speedClasses.map(({ from, to }) =>
    to === null ? t("aboveSpeed", { speed: from - 1 }) : `${from}–${to}`,
  );
  const total = m.speedClasses.reduce((sum, { vehicles }) => sum + vehicles, 0);
  const share = (vehicles: number) => context.quantity(total > 0 ? (vehicles / total) * 100 : null, "%", 1);
  return {
    title,
    unit: t("vehiclesByKmh"),
    empty: total === 0,
    options: {
      ...base,
      xAxis: {
        ...categoryAxis(names),
        plotLines: [
          uprightLine(m.speedLimit / classWidth - 0.5, t("limit", { speed: m.speedLimit }), "right", context),
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
          data: m.speedClasses.map(({ from, vehicles }) => ({
            y: vehicles,
            color: color(from > m.speedLimit ? 1 : 0),
          })),
        },
      ],
    },
    table: () => ({
      columns: [t("classKmh"), t("vehicles"), t("share"), t("measurements")],
      rows: [
        ...m.speedClasses.map(({ vehicles, measurements }, index) => [
          names[index] ?? "",
          context.number(vehicles),
          share(vehicles),
          context.number(measurements),
        ]),
        [
          t("total"),
          context.number(total),
          share(total),
          context.number(m.speedClasses.reduce((sum, { measurements }) => sum + measurements, 0)),
        ],
      ],
    }),
  };
};
