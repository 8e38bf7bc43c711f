/** Printing costs grow with the number of SVG nodes: no axis has more points than this. */
export const maxPrintPoints = 500;

const niceSteps = [1, 2, 3, 4, 6, 8, 12, 24, 48] as const;

/** Number of hours that one printed point covers, to leave at most 500 points. */
export function printStep(points: number): number {
  const needed = Math.ceil(points / maxPrintPoints);
  return niceSteps.find((step) => step >= needed) ?? needed;
}

/** Splits into runs of `step` neighbours; the last may be shorter. */
export function chunk<P>(points: readonly P[], step: number): P[][] {
  return Array.from({ length: Math.ceil(points.length / step) }, (_, i) =>
    points.slice(i * step, (i + 1) * step),
  );
}

/** Mean of the covered values, weighted if weights are given; null if none is covered. */
export function meanOf(
  values: readonly (number | null)[],
  weights?: readonly (number | null)[],
): number | null {
  let sum = 0;
  let weight = 0;
  values.forEach((value, index) => {
    const w = weights ? (weights[index] ?? 0) : 1;
    if (value === null) return;
    sum += value * w;
    weight += w;
  });
  return weight > 0 ? sum / weight : null;
}

/** Greatest of the covered values; null if none is covered. */
export function maxOf(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);
}
