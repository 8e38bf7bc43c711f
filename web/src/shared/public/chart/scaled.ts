import type { Options } from "highcharts";

/** Pixels. */
type Size = { width: number; height: number };

/** Default font size of charts. */
const usual = 12;
const largest = 26;

/** Font size of a chart as large as its frame allows: readable on a wall from across the room. */
export const letterSize = ({ width, height }: Size): number =>
  Math.round(Math.min(Math.max(Math.min(height / 38, width / 66), usual), largest));

/** The same chart with a font size of `letters` pixels instead of the default twelve, in all its texts. */
export function scaled(options: Options, letters: number): Options {
  return letters === usual ? options : scaleIn(options, letters / usual);
}

/** Options that scale with the font: the room for texts, and the width of strokes. */
const grows = new Set([
  "tickPixelInterval",
  "margin",
  "itemDistance",
  "itemMarginBottom",
  "distance",
  "lineWidth",
]);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function scaleIn<Value>(value: Value, factor: number, name?: string, holder?: string): Value;
function scaleIn(value: unknown, factor: number, name = "", holder = ""): unknown {
  if (name === "data") return value;
  if (Array.isArray(value)) return value.map((item) => scaleIn(item, factor, name));
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, scaleIn(item, factor, key, name)]),
    );
  if (name === "fontSize" && typeof value === "string" && value.endsWith("px"))
    return `${Math.round(Number.parseFloat(value) * factor)}px`;
  const isPlaceOfLabel = holder === "label" && (name === "x" || name === "y");
  return typeof value === "number" && (isPlaceOfLabel || grows.has(name)) ? value * factor : value;
}
