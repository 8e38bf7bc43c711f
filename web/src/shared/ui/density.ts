import type { CSSProperties } from "react";
import { keep, useKept } from "./kept";

export const densities = ["comfortable", "compact"] as const;

/** Height of the rows in all lists. */
export type Density = (typeof densities)[number];

const name = "density";

export const chooseDensity = (density: Density): void => keep(name, density);

export function useDensity(): Density {
  const kept = useKept(name);
  return densities.find((known) => known === kept) ?? "comfortable";
}

/** Pixels; all rows have the same height, so hidden ones need not be measured. */
const rowHeights: Record<Density, number> = { comfortable: 45, compact: 37 };

/** Height of a row with one line, in pixels. */
export const useRowHeight = (): number => rowHeights[useDensity()];

/** Sets the row height for the CSS rule of a table's rows. */
export const rowHeightStyle = (pixels: number) => ({ "--row-height": `${pixels}px` }) as CSSProperties;
