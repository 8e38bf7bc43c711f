import type { HourOfWeek } from "../clientMeasurement";

/** Metrics of the map of the week. */
export const heatMetrics = ["vehicles", "averageSpeed", "v85"] as const;
export type HeatMetric = (typeof heatMetrics)[number];

/** Number of colours. */
export const heatSteps = 6;

export type HeatScale = { low: number; high: number };

/** From zero (counts) or the lowest (speeds) to the highest value; null if there is none. */
export function heatScale(hours: readonly HourOfWeek[], metric: HeatMetric): HeatScale | null {
  const values = hours.flatMap((hour) => hour[metric] ?? []);
  if (values.length === 0) return null;
  return { low: metric === "vehicles" ? 0 : Math.min(...values), high: Math.max(...values) };
}

/** Colour of a value: 0 (least) to 5. */
export function heatStep(value: number, { low, high }: HeatScale): number {
  if (high <= low) return 0;
  return Math.min(heatSteps - 1, Math.floor(((value - low) / (high - low)) * heatSteps));
}

/** Lower limit of each colour. */
export const heatBorders = ({ low, high }: HeatScale): number[] =>
  Array.from({ length: heatSteps }, (_, step) => low + ((high - low) / heatSteps) * step);

/** Decimals: means have one, and so have small counts. */
export function heatDigits(metric: HeatMetric, value: number): number {
  if (metric === "vehicles") return value > 0 && value < 10 ? 1 : 0;
  return metric === "averageSpeed" ? 1 : 0;
}
