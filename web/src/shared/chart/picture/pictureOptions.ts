import type { Options, XAxisOptions } from "highcharts";
import { formatDateTime } from "../../time/format";
import { printColors } from "../chartColors";
import type { Pictured, View } from "./pictured";

/** Size of the picture in pixels; a PNG has twice as many each way. */
export const pictureSize = { width: 1200, height: 600 } as const;

/** Available on every computer, with č š ž: a picture can't embed a font. */
const fontFamily = 'Arial, Helvetica, "Liberation Sans", sans-serif';
const muted = printColors["--highcharts-neutral-color-60"];

/** Escapes people's text, because Highcharts reads markup. */
const asText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Place, period, zone and unit. */
function aboutLine({ model, places, periods, timeZone }: Pictured): string {
  const at = (unix: number) => formatDateTime(unix, timeZone);
  const when = periods.map(({ from, to }) => `${at(from)} – ${at(to)}`);
  const about = [places.join(", "), `${[...new Set(when)].join(", ")} (${timeZone})`, model.unit];
  return about.filter((part) => part !== "").join(" · ");
}

/** The chart as a standalone picture: light, without animation, with title, place, period, zone and unit. */
export function pictureOptions(pictured: Pictured, view: View): Options {
  const { model } = pictured;
  const { options } = model;
  const { min, max, hidden } = view;
  return {
    ...options,
    chart: {
      ...options.chart,
      ...pictureSize,
      zooming: {},
      panning: { enabled: false },
      backgroundColor: printColors["--highcharts-background-color"],
      spacing: [28, 32, 24, 32],
      style: { fontFamily, fontSize: "15px" },
    },
    title: {
      text: asText(model.title),
      align: "left",
      margin: 28,
      style: { color: printColors["--highcharts-neutral-color-100"], fontSize: "26px", fontWeight: "bold" },
    },
    subtitle: { text: asText(aboutLine(pictured)), align: "left", style: { color: muted, fontSize: "16px" } },
    caption: { text: asText(model.note ?? ""), style: { color: muted, fontSize: "14px" } },
    legend: {
      ...options.legend,
      margin: 18,
      itemStyle: { ...options.legend?.itemStyle, fontSize: "15px" },
    },
    accessibility: { enabled: false },
    tooltip: { enabled: false },
    // The axis's own limits apply if nothing is zoomed into.
    xAxis: {
      ...(options.xAxis as XAxisOptions),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    },
    series: (options.series ?? []).map((series, index) =>
      hidden.includes(index) ? { ...series, visible: false } : series,
    ),
  };
}
