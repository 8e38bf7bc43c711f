import type { XAxisOptions, YAxisOptions } from "highcharts";
import { hairline, muted } from "./baseOptions";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

const labels = { style: { color: muted, fontSize: "inherit" } };

/** Local time from left to right, the whole period whether covered or not; days as DD.MM., hours as HH:mm. */
export function timeAxis(measurement: Measurement, hours: readonly { time: number }[]): XAxisOptions {
  const first = Math.min(measurement.from, hours[0]?.time ?? measurement.from);
  const last = Math.max(measurement.to, (hours.at(-1)?.time ?? measurement.to) + 3600);
  return {
    type: "datetime",
    min: first * 1000,
    max: last * 1000,
    tickPixelInterval: 88,
    lineColor: "var(--highcharts-neutral-color-20)",
    tickWidth: 0,
    crosshair: { color: "var(--highcharts-neutral-color-20)", width: 1 },
    labels,
    dateTimeLabelFormats: {
      minute: "%H:%M",
      hour: "%H:%M",
      day: "%d.%m.",
      week: "%d.%m.",
      month: "%m.%Y",
      year: "%Y",
    },
  };
}

/** Named steps; no more labels than there is room for. */
export function categoryAxis(categories: readonly string[], most = 12): XAxisOptions {
  return {
    categories: [...categories],
    tickInterval: Math.max(1, Math.ceil(categories.length / most)),
    lineColor: "var(--highcharts-neutral-color-20)",
    tickWidth: 0,
    crosshair: false,
    labels: { ...labels, autoRotation: undefined, rotation: 0 },
  };
}

/** Values from 0 upwards, with the decimals of the reader's language. */
export function valueAxis(context: ChartContext, whole = true): YAxisOptions {
  return {
    min: 0,
    softMax: 1,
    allowDecimals: !whole,
    title: { text: undefined },
    gridLineColor: hairline,
    labels: {
      ...labels,
      formatter: ({ value }) => context.number(Number(value), Number.isInteger(Number(value)) ? 0 : 1),
    },
  };
}
