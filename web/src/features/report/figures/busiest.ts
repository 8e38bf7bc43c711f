import type { CountPoint } from "../../../shared/chart/measurement";

/** The point with the highest value; the earliest of equal ones; null if nothing was counted. */
export function busiest(points: readonly CountPoint[] | null): { time: number; value: number } | null {
  let best: { time: number; value: number } | null = null;
  for (const { time, value } of points ?? []) {
    if (value !== null && value > (best?.value ?? 0)) best = { time, value };
  }
  return best;
}
