import type { LangOptions, Options, TooltipOptions } from "highcharts";
import type { T } from "../../i18n/useT";
import { color } from "./chartColors";
import type { ChartContext } from "./chartContext";
import type { chartTexts } from "./chartTexts";

/** Font size of axis and legend texts. */
const fontSize = { screen: "12px", print: "11px" } as const;

/**
 * Up to this many points of a series are described one by one to screen readers; each costs an element. Longer
 * series are better read in the table.
 */
const mostDescribed = 50;

export const muted = "var(--highcharts-neutral-color-60)";
export const hairline = "var(--highcharts-neutral-color-10)";

/** Options that all charts share: no animation, no title, gaps left open, the page's colours. */
export function baseOptions(context: ChartContext, name: string): Options {
  const { t, variant, zone, zoomable } = context;
  const print = variant === "print";
  return {
    chart: {
      animation: false,
      backgroundColor: "transparent",
      spacing: [8, 2, 2, 2],
      style: { fontFamily: "inherit", fontSize: fontSize[variant] },
      ...(zoomable && {
        zooming: { type: "x", mouseWheel: { enabled: false } },
        panning: { enabled: true, type: "x" },
        panKey: "shift",
      }),
    },
    palette: { injectCSS: false, colorScheme: "inherit" },
    colors: [color(0), color(1), color(2), color(3), color(4), color(5)],
    title: { text: "" },
    credits: { enabled: false },
    time: { timezone: zone },
    lang: highchartsLang(t, name),
    accessibility: {
      enabled: !print,
      landmarkVerbosity: "disabled",
      screenReaderSection: { beforeChartFormat: "", afterChartFormat: "" },
      point: { describeNull: false },
      series: { pointDescriptionEnabledThreshold: mostDescribed },
    },
    legend: {
      enabled: false,
      align: "left",
      verticalAlign: "top",
      // Half of the topmost axis label is above the plot.
      margin: 16,
      padding: 0,
      itemDistance: 16,
      itemStyle: { color: muted, fontSize: fontSize[variant], fontWeight: "500" },
    },
    plotOptions: {
      series: {
        animation: false,
        states: { hover: { enabled: !print }, inactive: { opacity: 1 } },
        enableMouseTracking: !print,
        turboThreshold: 0,
      },
      line: { connectNulls: false, lineWidth: 2, marker: { enabled: false, radius: 3, symbol: "circle" } },
      area: {
        connectNulls: false,
        lineWidth: 1.5,
        fillOpacity: 0.18,
        marker: { enabled: false, radius: 3, symbol: "circle" },
      },
      column: { borderWidth: 0, borderRadius: print ? 0 : 2, groupPadding: 0.03, pointPadding: 0.04 },
    },
    tooltip: { enabled: !print },
  };
}

/** Look of tooltips. */
export const tooltipFrame: TooltipOptions = {
  outside: false,
  borderRadius: 8,
  borderWidth: 1,
  shadow: false,
  borderColor: "var(--highcharts-neutral-color-20)",
  padding: 10,
  style: { fontSize: "12px", color: "var(--highcharts-neutral-color-80)" },
};

/** Tooltip with a bold head and one line a series, each value in words. */
export function tooltip(
  head: (x: number) => string,
  value: (y: number, series: number) => string,
): TooltipOptions {
  return {
    ...tooltipFrame,
    shared: true,
    formatter() {
      const lines = (this.points ?? [this]).map(
        (point) =>
          `<span style="color:${String(point.color)}">●</span> ${point.series.name}: <b>${value(point.y ?? 0, point.series.index)}</b>`,
      );
      return [`<span style="font-weight:600">${head(this.x)}</span>`, ...lines].join("<br/>");
    },
  };
}

/** Highcharts' own texts in the reader's language. `name` is the chart's title. */
function highchartsLang(t: T<typeof chartTexts>, name: string): LangOptions {
  return {
    resetZoom: t("resetZoom"),
    resetZoomTitle: t("resetZoom"),
    noData: t("noData"),
    accessibility: {
      defaultChartTitle: name,
      chartContainerLabel: t("chartLabel", { name }),
      svgContainerLabel: t("chartLabel", { name }),
      svgContainerTitle: "",
      graphicContainerLabel: "",
      legend: {
        legendLabel: t("legendLabel", { name }),
        legendLabelNoTitle: t("legendLabel", { name }),
        legendItem: t("legendItem", { item: "{itemName}" }),
      },
      zoom: { resetZoomButton: t("resetZoom") },
      screenReaderSection: {
        beforeRegionLabel: "",
        afterRegionLabel: "",
        endOfChartMarker: "",
      },
      series: {
        summary: Object.fromEntries(
          ["default", "line", "column", "pie", "bar"].flatMap((type) =>
            [type, `${type}Combination`].map((key) => [key, "{series.name}"]),
          ),
        ),
        xAxisDescription: "",
        yAxisDescription: "",
        nullPointValue: t("noValue"),
      },
    },
  };
}
