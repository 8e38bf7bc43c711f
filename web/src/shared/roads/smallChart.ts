import type { Options, XAxisOptions, YAxisOptions } from "highcharts";
import type { Language } from "../../i18n/language";
import { createChartContext } from "../chart/chartContext";
import type { ChartBuilder, ChartModel } from "../chart/chartModel";
import { chartOf } from "../chart/chartOf";
import { countChart } from "../chart/kinds/countChart";
import type { Measurement } from "../chart/measurement";
import { isTold } from "../chart/told";
import { withEstimates } from "../estimate/withEstimates";
import type { RoadGraph } from "./graphs";
import { countedOf, type RoadClient } from "./roadClient";

/** Range that all charts of a kind must share to be comparable by eye. */
export type Scale = { top: number; from: number; to: number };

/** A location's graph, labelled by what it counts. */
export function roadModel(
  graph: RoadGraph,
  { kind }: RoadClient,
  measurement: Measurement,
  language: Language,
): ChartModel {
  const counted = countedOf(kind);
  const counts = counted === "cyclists" ? "cyclists" : "vehicles";
  const context = createChartContext({ language, zone: measurement.timeZone, counts });
  return (counted === "people" ? peopleChart : chartOf[graph])(measurement, context);
}

/** True if the platform reports the data of a location's graph. */
export const isGraphTold = (graph: RoadGraph, { kind }: RoadClient, measurement: Measurement): boolean =>
  countedOf(kind) === "people"
    ? isTold("pedestrians", measurement) || isTold("cyclists", measurement)
    : isTold(graph, measurement);

type Drawn = { x: number | null; y: number | null };

const drawnIn = (series: Options["series"]): Drawn[][] =>
  (series ?? []).map((one) => {
    const points: readonly unknown[] = "data" in one && Array.isArray(one.data) ? one.data : [];
    return points.map(pointOf);
  });

function pointOf(point: unknown): Drawn {
  if (typeof point === "number") return { x: null, y: point };
  const of = (value: unknown) => (typeof value === "number" ? value : null);
  if (Array.isArray(point)) return { x: of(point[0]), y: of(point[1]) };
  if (typeof point !== "object" || point === null) return { x: null, y: null };
  return { x: "x" in point ? of(point.x) : null, y: "y" in point ? of(point.y) : null };
}

/** The highest value drawn, and the range of a numeric axis. Stacked series are added up. */
export function extentOf({ series }: Options): Scale {
  const drawn = drawnIn(series);
  const isStacked = series?.some((one) => "stacking" in one && one.stacking === "normal") ?? false;
  const longest = Math.max(0, ...drawn.map((points) => points.length));
  const heights = isStacked
    ? Array.from({ length: longest }, (_, i) => drawn.reduce((sum, points) => sum + (points[i]?.y ?? 0), 0))
    : drawn.flat().map(({ y }) => y ?? 0);
  const places = drawn.flat().flatMap(({ x, y }) => (x === null || y === null ? [] : [x]));
  return {
    top: heights.reduce((a, b) => Math.max(a, b), 0),
    from: places.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    to: places.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  };
}

/** A scale that contains all of them; null if there are none. */
export function commonScale(extents: readonly Scale[]): Scale | null {
  if (extents.length === 0) return null;
  return {
    top: Math.max(...extents.map(({ top }) => top)),
    from: Math.min(...extents.map(({ from }) => from)),
    to: Math.max(...extents.map(({ to }) => to)),
  };
}

/** Above this an axis may end at an uneven number. */
const air = 1.05;

/** The chart with fewer labels, on a shared scale if one is given. Histograms share their speeds, too. */
export function smallOptions(options: Options, graph: RoadGraph, scale: Scale | null): Options {
  const top = scale !== null && scale.top > 0 ? scale.top * air : null;
  const isAlong = graph === "histogram" && scale !== null && scale.from <= scale.to;
  // A chart update keeps options that it is not given: nulls reset it to its own scale.
  const yAxis: YAxisOptions = {
    ...(options.yAxis as YAxisOptions),
    tickPixelInterval: 48,
    max: top,
    endOnTick: top === null,
  };
  const xAxis: XAxisOptions = {
    ...(options.xAxis as XAxisOptions),
    ...(graph === "histogram" && { min: isAlong ? scale.from : null, max: isAlong ? scale.to : null }),
  };
  return { ...options, xAxis, yAxis, chart: { ...options.chart, spacing: [6, 2, 2, 2] } };
}

/** People on foot and on bicycles by local hour, in one chart. */
const peopleChart: ChartBuilder = withEstimates(["ROAD_USERS"], (m, context) => {
  const { t } = context;
  const texts = {
    title: `${t("pedestrians")}, ${t("cyclists").toLocaleLowerCase(context.language)}`,
    unit: "",
  };
  const onFoot = m.pedestrians?.byHour;
  const onBicycles = m.cyclists?.byHour;
  return countChart(m, context, texts, [
    ...(onFoot ? [{ name: t("pedestrians"), points: onFoot, color: 2 as const }] : []),
    ...(onBicycles ? [{ name: t("cyclists"), points: onBicycles, color: 0 as const }] : []),
  ]);
});
