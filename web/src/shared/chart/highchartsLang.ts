import type { LangOptions } from "highcharts";
import type { T } from "../../i18n/useT";
import type { chartTexts } from "./chartTexts";

/** What Highcharts itself says, in the reader's language. `name` is the chart's title. */
export function highchartsLang(t: T<typeof chartTexts>, name: string): LangOptions {
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
