import type { AxisPlotLinesOptions } from "highcharts";
import { muted } from "./baseOptions";
import type { ChartContext } from "./chartContext";

/** The halo keeps a name readable above the data; printed, it would turn its text into shapes. */
const labelStyle = ({ variant }: ChartContext) => ({
  color: muted,
  fontSize: "11px",
  fontWeight: "600",
  whiteSpace: "nowrap",
  textOverflow: "none",
  textOutline: variant === "print" ? "none" : "3px var(--highcharts-background-color)",
});

const line = { color: muted, width: 1, dashStyle: "Dash", zIndex: 4 } as const;

/** Pixels beside a printed plot, for the names of its level lines. */
const besidePlot = 68;

/** What a chart with level lines needs of its frame. */
export const levelLineFrame = ({ variant }: ChartContext) =>
  variant === "print" ? { marginRight: besidePlot } : {};

/** A thin dashed line across a value axis, named at its right end; printed, beside the plot, where no data are in its way. */
export function levelLine(value: number, text: string, context: ChartContext): AxisPlotLinesOptions {
  const place =
    context.variant === "print"
      ? ({ align: "right", textAlign: "left", x: 5, y: 4 } as const)
      : ({ align: "right", x: -4, y: -5 } as const);
  return { ...line, value, label: { text, ...place, style: labelStyle(context) } };
}

/** A thin dashed line that stands on a horizontal axis, its name on the given side. */
export function uprightLine(
  value: number,
  text: string,
  side: "left" | "right",
  context: ChartContext,
): AxisPlotLinesOptions {
  const isLeft = side === "left";
  return {
    ...line,
    value,
    label: {
      text,
      rotation: 0,
      textAlign: isLeft ? "right" : "left",
      x: isLeft ? -5 : 5,
      y: 10,
      style: labelStyle(context),
    },
  };
}
