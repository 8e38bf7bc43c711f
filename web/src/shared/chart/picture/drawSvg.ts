import type { Options } from "highcharts";
import { printColors } from "../chartColors";
import { Highcharts } from "../highcharts";
import { pictureSize } from "./pictureOptions";

/** A picture leaves the page, so the page's colours are written into it. */
const withColors = (svg: string) =>
  svg.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => printColors[name] ?? "currentColor");

/**
 * Draws the options out of sight.
 * @returns the picture as self-contained SVG
 */
export function drawSvg(options: Options): string {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  Object.assign(box.style, {
    position: "absolute",
    left: "-9999px",
    top: "0",
    width: `${pictureSize.width}px`,
  });
  document.body.append(box);
  const chart = Highcharts.chart(box, options);
  try {
    const drawn = chart.container.querySelector("svg");
    if (drawn === null) throw new Error("Nothing was drawn.");
    // Highcharts writes it as a plain attribute; the serializer adds the real one.
    drawn.removeAttribute("xmlns");
    return withColors(new XMLSerializer().serializeToString(drawn));
  } finally {
    chart.destroy();
    box.remove();
  }
}
