import type { AxisPlotLinesOptions, SeriesLineOptions } from "highcharts";
import { translatorOf } from "../../i18n/useT";
import { limitsOf } from "../limit-history/limitsOf";
import { limitsText } from "../limit-history/limitsText";
import { limitTexts } from "../limit-history/limitTexts";
import { muted } from "./baseOptions";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

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

type Limits = Pick<Measurement, "from" | "to" | "speedLimit" | "speedLimits" | "isAssumedLimit">;

/** Name of a limit in a chart: one that was in force, or an assumed one. */
const limitName = (speed: number, { isAssumedLimit }: Pick<Limits, "isAssumedLimit">, { t }: ChartContext) =>
  t(isAssumedLimit === true ? "assumedLimit" : "limit", { speed });

/**
 * The speed limit of a period, km/h, on a time axis: a line with its margins, or steps where it changed. Nothing if
 * no limit is known.
 */
export function limitOverTime(m: Limits, context: ChartContext) {
  const limits = limitsWithin(m);
  if (limits.length > 1) return { lines: [], frame: {}, series: [limitSteps(m, limits, context)] };
  const speedLimit = limits[0]?.speedLimit ?? m.speedLimit;
  if (speedLimit === null) return { lines: [], frame: {}, series: [] };
  const name = limitName(speedLimit, m, context);
  return { lines: [levelLine(speedLimit, name, context)], frame: levelLineFrame(name, context), series: [] };
}

/** The limits in force within a chart's own time, which may be one day of the period; empty: not told. */
const limitsWithin = ({ from, to, speedLimits }: Limits) =>
  (speedLimits ?? []).filter((limit, index, all) => limit.from < to && (all[index + 1]?.from ?? to) > from);

function limitSteps(
  { from, to }: Limits,
  limits: ReturnType<typeof limitsWithin>,
  context: ChartContext,
): SeriesLineOptions {
  const steps = limits.map(({ from: begin, speedLimit }) => [Math.max(begin, from) * 1000, speedLimit]);
  const end = [to * 1000, limits.at(-1)?.speedLimit ?? null];
  return {
    type: "line",
    step: "left",
    name: context.t("limitSteps"),
    color: muted,
    dashStyle: "Dash",
    lineWidth: 1,
    zIndex: 4,
    enableMouseTracking: false,
    data: [...steps, end],
    // Of the series: labels of single points stay in the page after an update.
    dataLabels: {
      enabled: true,
      formatter() {
        return this.index < steps.length ? String(this.y) : null;
      },
      align: "left",
      x: 2,
      y: 2,
      style: labelStyle(context),
    },
  };
}

/** Says which limits were in force, if there were several. */
export function limitsNote(m: Limits, { t, zone, language }: ChartContext): string | undefined {
  const limits = limitsWithin(m);
  if (limits.length < 2) return undefined;
  return t("limits", { limits: limitsText(limits, zone, translatorOf(limitTexts, language)) });
}

/**
 * A thin dashed vertical line on a horizontal axis, its name on the given side.
 * @param row line of text that the name stands in, from the top
 */
export function uprightLine(
  value: number,
  text: string,
  side: "left" | "right",
  context: ChartContext,
  row = 0,
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
      y: 10 + row * 15,
      style: labelStyle(context),
    },
  };
}

/**
 * Upright lines of the limits that were in force, each once.
 * @param placeOf a limit's place on the axis; null: none
 * @param side of the name of the highest; those of the others are at their left
 * @param hasRoomLeft false where a name at the left would run over the chart's edge
 */
export function limitMarks(
  m: Limits,
  context: ChartContext,
  placeOf: (speed: number) => number | null,
  side: "left" | "right" = "right",
  hasRoomLeft: (speed: number) => boolean = () => true,
): AxisPlotLinesOptions[] {
  const limits = [...new Set(limitsOf(m))].toSorted((one, other) => one - other);
  return limits.flatMap((speed, index) => {
    const place = placeOf(speed);
    if (place === null) return [];
    const wanted = index < limits.length - 1 ? "left" : side;
    return [uprightLine(place, limitName(speed, m, context), hasRoomLeft(speed) ? wanted : "right", context)];
  });
}
