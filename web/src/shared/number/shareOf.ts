/** Percent of a part in the whole, as exact as numbers are; null where one is unknown or there is nothing to share. Written by `formatPercent`. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part !== null && whole !== null && whole > 0 ? (part / whole) * 100 : null;
