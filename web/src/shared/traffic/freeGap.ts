import { FREE_GAP } from "@obcestje/contract/limits/ranges.js";

/** In an address whose figures of free flow are of another gap than the usual one, seconds. */
export const gapParameter = "gap";

/** Null: none, or it is no gap. */
export function freeGapIn(params: URLSearchParams): number | null {
  const told = params.get(gapParameter) ?? "";
  const gap = /^\d{1,2}$/.test(told) ? Number(told) : 0;
  return gap >= FREE_GAP.min && gap <= FREE_GAP.max ? gap : null;
}
