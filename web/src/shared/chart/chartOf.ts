import type { ChartBuilder } from "./chartModel";
import { type GraphKind, graphKindOf } from "./graphKind";
import { averagePerHourChart, perDayChart } from "./kinds/columnCharts";
import {
  cyclistsChart,
  cyclistsInOutChart,
  pedestriansChart,
  pedestriansInOutChart,
  vehicleCountChart,
  vehicleCountInOutChart,
} from "./kinds/countCharts";
import { histogramChart } from "./kinds/histogramChart";
import { percentileChart } from "./kinds/percentileChart";
import { speedChart } from "./kinds/speedChart";
import { speedClassChart } from "./kinds/speedClassChart";
import { unknownChart } from "./kinds/unknownChart";
import { vehicleTypeChart } from "./kinds/vehicleTypeChart";

/** Who draws which kind of graph. */
export const chartOf: Record<GraphKind, ChartBuilder> = {
  speedClass: speedClassChart,
  histogram: histogramChart,
  vehicleCount: vehicleCountChart,
  percentile: percentileChart,
  speed: speedChart,
  vehicleType: vehicleTypeChart,
  perDay: perDayChart,
  averagePerHour: averagePerHourChart,
  pedestrians: pedestriansChart,
  cyclists: cyclistsChart,
  vehicleCountInOut: vehicleCountInOutChart,
  pedestriansInOut: pedestriansInOutChart,
  cyclistsInOut: cyclistsInOutChart,
};

/** Who draws the graph of this name; one that isn't known says so itself. */
export function builderOf(name: string): ChartBuilder {
  const kind = graphKindOf(name);
  return kind === null ? unknownChart : chartOf[kind];
}
