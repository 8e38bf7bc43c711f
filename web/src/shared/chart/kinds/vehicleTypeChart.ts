import { withEstimates } from "../../estimate/withEstimates";
import { shareOf } from "../../number/shareOf";
import { baseOptions, muted } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartBuilder, ChartModel } from "../chartModel";
import type { Measurement } from "../measurement";
import { toldClasses, totalOf } from "../told";
import { columnChart } from "./columnChart";

const types = [
  { name: "typeBike", color: 1 },
  { name: "typeCar", color: 0 },
  { name: "typeVan", color: 5 },
  { name: "typeTruck", color: 2 },
  { name: "typeTrailer", color: 3 },
] as const;

/** Percent of the whole: smaller slices have no label. */
const smallestLabel = 10;

const noColumn = () => false;

/**
 * Vehicles by length class: bike, car, van, truck or bus, truck with trailer. If a class is unknown, the others
 * are no parts of a whole: they are then drawn as bars, without shares.
 */
export const vehicleTypeChart: ChartBuilder = withEstimates(["LENGTH_CLASSES"], vehicleTypes, noColumn);

function vehicleTypes(m: Measurement, context: ChartContext): ChartModel {
  const { t } = context;
  const title = t("vehicleType");
  const base = baseOptions(context, title);
  const classes = toldClasses(m.lengthClasses) ?? [];
  const total = totalOf(classes, null);
  const percent = (vehicles: number | null) => context.percent(shareOf(vehicles, total));
  const hasEstimates = classes.some(({ isEstimate }) => isEstimate);
  const metres = (value: number) => context.number(value, Number.isInteger(value) ? 0 : 1);
  const rows = classes.map(({ from, to, vehicles, isEstimate }, index) => ({
    name: t(types[index]?.name ?? "typeTrailer"),
    length: to === null ? t("metresFrom", { from: metres(from) }) : `${metres(from)}–${metres(to)} m`,
    vehicles,
    isEstimate,
  }));
  const table: ChartModel["table"] = () => ({
    columns: [
      t("vehicleType"),
      t("length"),
      t("vehicles"),
      t("share"),
      ...(hasEstimates ? [t("estimateColumn")] : []),
    ],
    rows: rows.map(({ name, length, vehicles, isEstimate }) => [
      name,
      length,
      context.number(vehicles),
      percent(vehicles),
      ...(hasEstimates ? [isEstimate ? t("isEstimate") : ""] : []),
    ]),
  });
  if (total === null) {
    const texts = { title, unit: t("vehicles"), nameColumn: t("vehicleType"), valueColumn: t("vehicles") };
    const columns = rows.map(({ name, vehicles }) => ({ name, value: vehicles }));
    const model = columnChart(context, texts, columns, 0);
    // Horizontal bars have room for the long names.
    const series = (model.options.series ?? []).map((one) => ({ ...one, type: "bar" as const }));
    return {
      ...model,
      options: { ...model.options, series } as ChartModel["options"],
      note: t("unknownClasses"),
      table,
    };
  }
  return {
    title,
    unit: t("vehicles"),
    empty: total === 0,
    options: {
      ...base,
      legend: {
        ...base.legend,
        enabled: true,
        layout: "vertical",
        align: "right",
        verticalAlign: "middle",
        itemMarginBottom: 6,
      },
      responsive: {
        rules: [
          {
            condition: { maxWidth: 460 },
            chartOptions: { legend: { layout: "horizontal", align: "center", verticalAlign: "bottom" } },
          },
        ],
      },
      tooltip: {
        ...base.tooltip,
        borderRadius: 8,
        shadow: false,
        formatter() {
          const row = rows[this.index];
          return row
            ? `${row.name} (${row.length}): <b>${context.number(row.vehicles)}</b> (${percent(row.vehicles)})`
            : "";
        },
      },
      series: [
        {
          type: "pie",
          name: t("vehicles"),
          innerSize: "56%",
          borderWidth: 2,
          borderColor: "var(--highcharts-background-color)",
          borderRadius: 2,
          showInLegend: true,
          dataLabels: {
            distance: 12,
            connectorColor: muted,
            color: "var(--highcharts-neutral-color-80)",
            style: { fontSize: "12px", fontWeight: "600", textOutline: "none" },
            filter: { property: "percentage", operator: ">", value: smallestLabel },
            formatter() {
              return percent(this.y ?? 0);
            },
          },
          data: rows.map(({ name, vehicles }, index) => ({
            name,
            y: vehicles,
            color: color(types[index]?.color ?? 4),
          })),
        },
      ],
    },
    table,
  };
}
