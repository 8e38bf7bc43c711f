import type { Direction } from "@obcestje/contract/directionNames.js";
import type { QuarterHourFiguresFragment, QuarterLack } from "../../graphql/generated";
import type { T } from "../../i18n/useT";
import { timeAxis, valueAxis } from "../chart/axes";
import { baseOptions, tooltip } from "../chart/baseOptions";
import { color } from "../chart/chartColors";
import type { ChartContext } from "../chart/chartContext";
import type { ChartModel } from "../chart/chartModel";
import { clockTime, spanLabel } from "../chart/timeLabel";
import { directionName } from "../directions/directionName";
import { formatDate } from "../time/format";
import type { trafficTexts } from "./trafficTexts";

type Words = T<typeof trafficTexts>;
/** A figure with its name. */
type Figure = { label: string; value: string; hint?: string };

const quarter = 900;
const hour = 3600;

/** The peak hour, its vehicles, and its factor; none without a peak. */
export function peakFigures(
  { peak }: QuarterHourFiguresFragment,
  t: Words,
  context: Pick<ChartContext, "number" | "zone" | "counts" | "directions" | "language">,
): Figure[] {
  if (!peak) return [];
  const { number, zone, counts } = context;
  const { time, vehicles, incoming, outgoing, factor, busiestQuarter: busiest } = peak;
  const span = `${clockTime(busiest.time, zone)}–${clockTime(busiest.time + quarter, zone)}`;
  return [
    {
      label: t("peak"),
      value: `${clockTime(time, zone)}–${clockTime(time + hour, zone)}`,
      hint: formatDate(time, zone),
    },
    {
      label: t(counts === "cyclists" ? "peakCyclists" : "peakVehicles"),
      value: number(vehicles),
      ...(incoming !== null && outgoing !== null && { hint: bothWays({ incoming, outgoing }, t, context) }),
    },
    {
      label: t("factor"),
      value: number(factor, 2),
      hint: t("factorHint", { vehicles: number(vehicles), busiest: number(busiest.vehicles), span }),
    },
  ];
}

/** Vehicles of both directions, with the directions' names where they have some. */
function bothWays(
  vehicles: Record<Direction, number>,
  t: Words,
  { number, directions, language }: Pick<ChartContext, "number" | "directions" | "language">,
): string {
  if (directions === null)
    return t("bothWays", { incoming: number(vehicles.incoming), outgoing: number(vehicles.outgoing) });
  return (["incoming", "outgoing"] as const)
    .map((way) => `${directionName(way, directions, t(way), language)}: ${number(vehicles[way])}`)
    .join(", ");
}

const LACKS: readonly QuarterLack[] = ["DELETED", "LONG_INTERVALS", "NOT_COVERED", "CUT"];

/** Why there is no peak, and how many quarter hours are in no hour that could be one. */
export function quarterNotes(
  { peakLacks, columns: { lacks } }: QuarterHourFiguresFragment,
  t: Words,
  number: ChartContext["number"],
): string[] {
  const left = LACKS.flatMap((reason) => {
    const count = lacks.filter((lack) => lack === reason).length;
    return count === 0 ? [] : [t(`quarter_${reason}`, { count: number(count) })];
  });
  return [...(peakLacks ? [t(peakLacks)] : []), ...left];
}

/** The quarter hours of the local day in which the peak hour begins, with that hour marked; null without one. */
export function peakDayChart(
  { peak, columns }: QuarterHourFiguresFragment,
  context: ChartContext,
  t: Words,
): ChartModel | null {
  if (!peak) return null;
  const { zone, counts } = context;
  const date = formatDate(peak.time, zone);
  const points = columns.time
    .map((time, index) => ({ time, value: columns.vehicles[index] ?? null }))
    .filter(({ time }) => formatDate(time, zone) === date);
  const [first, last] = [points[0]?.time ?? peak.time, (points.at(-1)?.time ?? peak.time) + quarter];
  const title = t("peakDay", { date });
  const base = baseOptions(context, title);
  const name = t(counts);
  const axis = timeAxis({ from: first, to: last }, points, points, context, quarter);
  const label = (time: number) => spanLabel(time, time + quarter, zone);
  return {
    title,
    unit: t(counts === "cyclists" ? "cyclistsAQuarter" : "vehiclesAQuarter"),
    empty: false,
    options: {
      ...base,
      legend: { ...base.legend, enabled: false },
      xAxis: {
        ...axis,
        plotBands: [
          ...(axis.plotBands ?? []),
          {
            from: peak.time * 1000,
            to: (peak.time + hour) * 1000,
            color: "var(--chart-gap)",
            zIndex: 0,
            borderWidth: 1,
            borderColor: "var(--highcharts-neutral-color-40)",
          },
        ],
      },
      yAxis: valueAxis(context),
      tooltip: { ...base.tooltip, ...tooltip((x) => label(x / 1000), context.number) },
      series: [
        {
          type: "column",
          name,
          color: color(0),
          data: points.map(({ time, value }) => [time * 1000, value]),
          pointRange: quarter * 1000,
          pointPlacement: "between",
          crisp: false,
        },
      ],
    },
    table: () => ({
      columns: [t("quarter"), name],
      rows: points.map(({ time, value }) => [
        label(time),
        value === null ? t("unknown") : context.number(value),
      ]),
    }),
  };
}
