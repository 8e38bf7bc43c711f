/** Percent of a part in the whole, as exact as numbers are; null where there is nothing to share. Written by `formatPercent`. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? (part / whole) * 100 : null;
