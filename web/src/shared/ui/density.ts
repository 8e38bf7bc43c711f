import type { CSSProperties } from "react";
import { keep, useKept } from "./kept";

export const densities = ["comfortable", "compact"] as const;

/** How much room the rows of all lists have. */
export type Density = (typeof densities)[number];

const name = "density";

export const chooseDensity = (density: Density): void => keep(name, density);

export function useDensity(): Density {
  const kept = useKept(name);
  return densities.find((known) => known === kept) ?? "comfortable";
}

/** Pixels; rows are of one height, so that those out of sight need not be measured. */
const rowHeights: Record<Density, number> = { comfortable: 45, compact: 37 };

/** Pixels of a row with one line. */
export const useRowHeight = (): number => rowHeights[useDensity()];

/** Tells the one style of all a table's rows how high they are. */
export const rowHeightStyle = (pixels: number) => ({ "--row-height": `${pixels}px` }) as CSSProperties;
