import type { Options } from "highcharts";
import { printColors } from "../chartColors";
import { Highcharts } from "../highcharts";
import { pictureSize } from "./pictureOptions";

/** A picture lies outside the page: the page's colours must stand in it. */
const withColors = (svg: string) =>
  svg.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => printColors[name] ?? "currentColor");

/** Draws the options out of sight. @returns the picture as SVG, complete in itself */
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
