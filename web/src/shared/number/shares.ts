/**
 * Percent of each count in their sum, rounded to `digits` so that the printed ones add up to 100: what is left after
 * rounding down goes to those that lost most by it (largest remainder). Null where there is nothing to share.
 */
export function sharesOf(counts: readonly number[], digits = 1): (number | null)[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => null);
  const steps = 100 * 10 ** digits;
  const exact = counts.map((count) => (count * steps) / total);
  const rounded = exact.map(Math.floor);
  const left = steps - rounded.reduce((sum, step) => sum + step, 0);
  const losers = exact.map((value, index) => ({ index, lost: value - Math.floor(value) }));
  losers.sort((a, b) => b.lost - a.lost || a.index - b.index);
  for (const { index } of losers.slice(0, left)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded.map((step) => step / 10 ** digits);
}
