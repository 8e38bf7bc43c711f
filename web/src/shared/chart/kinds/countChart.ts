import type { SeriesOptionsType } from "highcharts";
import { asMarkup } from "../asMarkup";
import { timeAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import { chunk, meanOf, printStep } from "../bucket";
import { type ColorIndex, color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";
import { gapsOf } from "../gaps";
import type { CountPoint, Measurement } from "../measurement";
import { notes } from "../notes";
import { pointOptions } from "../pointOptions";
import { type Point, thin } from "../thin";
import { hourLabel } from "../timeLabel";

export type Counted = { name: string; points: readonly CountPoint[]; color: ColorIndex };

/** Above this many hours columns would be hairlines: an area shows the same with fewer nodes. */
const mostColumns = 200;
/** Plot size in pixels on a wide screen, for leaving out invisible points. */
const plot = { width: 1200, height: 260 };

const toPoints = (points: readonly CountPoint[]): Point[] =>
  points.map(({ time, value }) => [time * 1000, value]);

const stepOf = (points: readonly CountPoint[], { variant }: ChartContext): number =>
  variant === "print" ? printStep(points.length) : 1;

function visible(points: readonly CountPoint[], context: ChartContext): Point[] {
  if (context.variant === "screen") return context.zoomable ? toPoints(points) : thin(toPoints(points), plot);
  return chunk(points, stepOf(points, context)).map((hours) => [
    (hours[0]?.time ?? 0) * 1000,
    meanOf(hours.map(({ value }) => value)),
  ]);
}

function series(counted: Counted, context: ChartContext, several: boolean): SeriesOptionsType {
  const { name, points } = counted;
  const shared = { name: asMarkup(name), color: color(counted.color) };
  if (points.length <= mostColumns)
    return {
      ...shared,
      type: "column",
      data: toPoints(points),
      pointRange: 3_600_000,
      pointPlacement: "between",
      crisp: false,
      stacking: several ? "normal" : undefined,
    };
  return {
    ...shared,
    type: several ? "line" : "area",
    step: context.variant === "print" ? "left" : undefined,
    lineWidth: context.variant === "print" ? 1 : 1.5,
    data: pointOptions(visible(points, context)),
  };
}

/** Highcharts gives a single hour's axis no length; its column would be far outside the plot. */
function columnsAxis(measurement: Measurement, hours: readonly CountPoint[], context: ChartContext) {
  const axis = timeAxis(measurement, hours, hours, context);
  const [only, more] = hours;
  return only && !more ? { ...axis, max: only.time * 1000 + 1 } : axis;
}

/**
 * Road users by local hour, in one series or one a direction. An hour without a report is a gap. Printed with
 * more than 500 hours, a point is the mean of several neighbours, and a note says of how many.
 */
export function countChart(
  measurement: Measurement,
  context: ChartContext,
  texts: { title: string; unit: string },
  counted: readonly Counted[],
): ChartModel {
  const { t } = context;
  const hours = counted[0]?.points ?? [];
  const step = stepOf(hours, context);
  const base = baseOptions(context, texts.title);
  const label = (time: number) => hourLabel(time, measurement, context);
  return {
    ...texts,
    empty: counted.every(({ points }) => points.every(({ value }) => value === null)),
    note: notes(step > 1 && t("printedMean", { hours: step }), gapsOf(hours).length > 0 && t("gaps")),
    options: {
      ...base,
      xAxis: columnsAxis(measurement, hours, context),
      yAxis: valueAxis(context),
      legend: { ...base.legend, enabled: counted.length > 1 },
      tooltip: { ...base.tooltip, ...tooltip((x) => label(x / 1000), context.number) },
      series: counted.map((one) => series(one, context, counted.length > 1)),
    },
    table: () => ({
      columns: [t("hour"), ...counted.map(({ name }) => name)],
      rows: hours.map(({ time }, index) => [
        label(time),
        ...counted.map(({ points }) => {
          const value = points[index]?.value ?? null;
          return value === null ? t("noValue") : context.number(value);
        }),
      ]),
    }),
  };
}
