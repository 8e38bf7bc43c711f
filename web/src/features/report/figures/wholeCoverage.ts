import type { Covered } from "../../../shared/interval/completeness";
import { sumOf } from "./sumOf";

/** The completeness of several devices together: what was covered of what could have been; null where one's is not told. */
export function wholeCoverage(parts: readonly (Covered | null)[]): Covered | null {
  const coveredSeconds = sumOf(parts.map((part) => part?.coveredSeconds ?? null));
  const totalSeconds = sumOf(parts.map((part) => part?.totalSeconds ?? null));
  if (coveredSeconds === null || totalSeconds === null) return null;
  return { coveredSeconds, totalSeconds, share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds };
}
