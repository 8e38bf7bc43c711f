import type { EstimatedFigure } from "../../graphql/generated";

/** Names of the figures that are estimates; null: not reported, and no figure is marked. */
export type Told = { estimates: readonly EstimatedFigure[] | null };

/**
 * True if one of these figures is an estimate, computed within the classes or intervals that a device counts
 * by: docs/definitions.md, "Counts per interval".
 */
export const isEstimate = ({ estimates }: Told, ...figures: readonly EstimatedFigure[]): boolean =>
  estimates?.some((figure) => figures.includes(figure)) ?? false;

/** Follows an estimate on paper, or if there is no room for the word; a line below explains it. */
export const estimateSign = "†";
