/** Percent of a part in the whole, unrounded; null if one is unknown or the whole is zero. Format it with `formatPercent`. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part !== null && whole !== null && whole > 0 ? (part / whole) * 100 : null;
