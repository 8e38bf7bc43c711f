import type { ChartBuilder } from "./chartModel";
import type { GraphKind } from "./graphKind";
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
