import type { AxisPlotLinesOptions } from "highcharts";
import { muted } from "./baseOptions";
import type { ChartContext } from "./chartContext";

const labelStyle = { color: muted, fontSize: "11px", fontWeight: "500" };

/** A thin dashed line with its name, at a value of the axis. */
export function referenceLine(value: number, text: string, vertical = false): AxisPlotLinesOptions {
  return {
    value,
    color: muted,
    width: 1,
    dashStyle: "Dash",
    zIndex: 4,
    label: vertical
      ? { text, rotation: 0, align: "left", x: 4, y: 10, style: labelStyle }
      : { text, align: "right", x: -4, y: -4, style: labelStyle },
  };
}

/** The speed limit across a speed axis. */
export function limitLine(speedLimit: number, { t }: ChartContext): AxisPlotLinesOptions {
  return referenceLine(speedLimit, t("limit", { speed: speedLimit }));
}
