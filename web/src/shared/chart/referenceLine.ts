import type { AxisPlotLinesOptions } from "highcharts";
import { muted } from "./baseOptions";
import type { ChartContext } from "./chartContext";

/** The halo keeps a name readable above the data. In print it would turn the text into shapes. */
const labelStyle = ({ variant }: ChartContext) => ({
  color: muted,
  fontSize: "11px",
  fontWeight: "600",
  whiteSpace: "nowrap",
  textOverflow: "none",
  textOutline: variant === "print" ? "none" : "3px var(--highcharts-background-color)",
});

const line = { color: muted, width: 1, dashStyle: "Dash", zIndex: 4 } as const;

/** On screens, which may be a phone's, a name next to the plot has one word a line. */
const linesOf = (name: string, { variant }: ChartContext) => (variant === "print" ? [name] : name.split(" "));

/** Pixels: the room for a printed name, and the width of a letter on a screen. */
const printed = 68;
const letter = 7;

/** Chart margins for a level line of this name. */
export function levelLineFrame(name: string, context: ChartContext) {
  const longest = Math.max(...linesOf(name, context).map(({ length }) => length));
  return { marginRight: context.variant === "print" ? printed : (longest + 1) * letter };
}

/** A thin dashed line across a value axis, with its name next to the plot, where it covers no data. */
export function levelLine(value: number, name: string, context: ChartContext): AxisPlotLinesOptions {
  const lines = linesOf(name, context);
  const place = { align: "right", textAlign: "left", x: 5, y: lines.length > 1 ? -2 : 4 } as const;
  return { ...line, value, label: { text: lines.join("<br/>"), ...place, style: labelStyle(context) } };
}

/** The line of a speed limit (km/h) with its margins; nothing if no limit is known. */
export function limitLine(limit: number | null, context: ChartContext) {
  if (limit === null) return { lines: [], frame: {} };
  const name = context.t("limit", { speed: limit });
  return { lines: [levelLine(limit, name, context)], frame: levelLineFrame(name, context) };
}

/** A thin dashed vertical line on a horizontal axis, its name on the given side. */
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
