/** A point in chart units; null is a gap. */
export type Point = [x: number, y: number | null];

/** Shorter series are drawn whole. */
const minimumPoints = 10;
/** Pixels: points closer than this to the last one drawn would add nothing visible. */
const minimumDistance = 5;

type Size = { width: number; height: number };

/**
 * Leaves out points within five pixels of the last one drawn on a plot of `size` pixels. Gaps, their
 * neighbours, the first, the last and the extremes stay: nothing is smoothed away.
 */
export function thin(points: readonly Point[], size: Size): Point[] {
  const values = points.flatMap(([, y]) => (y === null ? [] : [y]));
  if (values.length <= minimumPoints) return [...points];
  const first = points[0]?.[0] ?? 0;
  const span = (points.at(-1)?.[0] ?? first) - first || 1;
  const top = values.reduce((a, b) => Math.max(a, b));
  const low = values.reduce((a, b) => Math.min(a, b));
  const scaleX = size.width / span;
  const scaleY = size.height / (Math.max(top, 0) || 1);

  const extremes = [points.findIndex(([, y]) => y === top), points.findIndex(([, y]) => y === low)];

  const kept: Point[] = [];
  let drawn: [x: number, y: number] | null = null;
  points.forEach((point, index) => {
    const [x, y] = point;
    if (y === null) {
      if (points[index - 1]?.[1] !== null) kept.push(point);
      drawn = null;
      return;
    }
    const next = points[index + 1];
    const atEdge = drawn === null || next === undefined || next[1] === null;
    const near =
      drawn !== null && Math.hypot((x - drawn[0]) * scaleX, (y - drawn[1]) * scaleY) < minimumDistance;
    if (near && !atEdge && !extremes.includes(index)) return;
    kept.push(point);
    drawn = [x, y];
  });
  return kept;
}
