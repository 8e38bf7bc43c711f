import type { EstimatedFigure } from "../../graphql/generated";

/** What tells which of its figures are estimates; null: not told, and then none is called one. */
export type Told = { estimates: readonly EstimatedFigure[] | null };

/**
 * Whether one of these figures is computed within the classes or intervals that a device counts by: docs/definitions.md, "Counts per
 * interval".
 */
export const isEstimate = ({ estimates }: Told, ...figures: readonly EstimatedFigure[]): boolean =>
  estimates?.some((figure) => figures.includes(figure)) ?? false;

/** Stands behind an estimate where there is no room for the word, and on paper; a line beneath says what it means. */
export const estimateSign = "†";
