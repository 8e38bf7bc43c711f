import type { EstimatedFigure } from "../../graphql/generated";
import { isEstimate, type Told } from "../../shared/estimate/isEstimate";

/** Estimates reported by both sides. */
export type ToldSides = { before: Told; after: Told };

/** Names in the API of figures that may be estimates. */
const figureOf: Readonly<Record<string, EstimatedFigure | undefined>> = {
  v85: "PERCENTILES",
  v50: "PERCENTILES",
  v30: "PERCENTILES",
  averageSpeed: "AVERAGE_SPEED",
  percentageOverLimit: "PERCENTAGE_OVER_LIMIT",
  standardDeviation: "STANDARD_DEVIATION",
  totalVehicles: "TOTAL_VEHICLES",
  vehiclesPerHour: "TOTAL_VEHICLES",
};

type Values = { before: number | null; after: number | null };

/** The sides whose known figure is an estimate. */
export function estimatesOf(
  key: string,
  values: Values,
  told: ToldSides,
): { before: boolean; after: boolean } {
  const figure = figureOf[key];
  const isOf = (side: keyof Values) =>
    figure !== undefined && values[side] !== null && isEstimate(told[side], figure);
  return { before: isOf("before"), after: isOf("after") };
}
