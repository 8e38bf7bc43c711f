import type { Language } from "../../../i18n/language";
import { createChartContext } from "../../chart/chartContext";
import type { ChartModel } from "../../chart/chartModel";
import { builderOf } from "../../chart/chartOf";
import { countsOf } from "../../chart/graphSet";
import type { PlaceTraffic } from "../placeTraffic";

/** The chart of a graph of a place's traffic; `kind` is its name. */
export function chartModelOf(
  kind: string,
  { place, measurement, directions }: PlaceTraffic,
  language: Language,
): ChartModel {
  const counts = countsOf(place.kind);
  const context = createChartContext({ language, zone: measurement.timeZone, counts, directions });
  return builderOf(kind)(measurement, context);
}
