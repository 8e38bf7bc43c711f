import type { XAxisOptions, YAxisOptions } from "highcharts";
import { hairline, muted } from "./baseOptions";
import type { ChartContext } from "./chartContext";
import { gapBands, gapsOf } from "./gaps";
import type { CountPoint, Measurement } from "./measurement";
import { timeTick } from "./timeLabel";

const labels = { style: { color: muted, fontSize: "inherit", textOverflow: "none", whiteSpace: "nowrap" } };

const day = 86_400;
/** From this many days on, ticks are at midnights only. */
const longPeriod = 3 * day;

/** Horizontal axis of local time over all hours of the period. Points of `length` seconds missing from `reported` are shaded. */
export function timeAxis(
  measurement: Pick<Measurement, "from" | "to">,
  hours: readonly { time: number }[],
  reported: readonly CountPoint[],
  context: ChartContext,
  length?: number,
): XAxisOptions {
  const first = hours[0]?.time ?? measurement.from;
  const last = hours.at(-1)?.time ?? measurement.to;
  return {
    type: "datetime",
    min: first * 1000,
    max: last * 1000,
    tickPixelInterval: 80,
    minTickInterval: last - first > longPeriod && !context.zoomable ? day * 1000 : 3_600_000,
    plotBands: gapBands(gapsOf(reported, length)),
    lineColor: "var(--highcharts-neutral-color-20)",
    tickWidth: 0,
    crosshair: { color: "var(--highcharts-neutral-color-20)", width: 1 },
    labels: { ...labels, formatter: ({ value }) => timeTick(Number(value) / 1000, context.zone) },
  };
}

/** Axis with named steps, and no more labels than there is room for. */
export function categoryAxis(categories: readonly string[], most = 12): XAxisOptions {
  return {
    categories: [...categories],
    tickInterval: Math.max(1, Math.ceil(categories.length / most)),
    lineColor: "var(--highcharts-neutral-color-20)",
    tickWidth: 0,
    crosshair: false,
    labels: { ...labels, autoRotation: [-45] },
  };
}

/** Value axis from 0 upwards, with decimals in the reader's language. */
export function valueAxis(context: ChartContext, whole = true): YAxisOptions {
  return {
    min: 0,
    softMax: 1,
    reversedStacks: false,
    allowDecimals: !whole,
    title: { text: undefined },
    gridLineColor: hairline,
    labels: {
      ...labels,
      formatter: ({ value }) => context.number(Number(value), Number.isInteger(Number(value)) ? 0 : 1),
    },
  };
}
