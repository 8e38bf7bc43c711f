import type { ClusterKind } from "./clusters.rules.js";
import type { Difference } from "./ratio.rules.js";

const SIGNIFICANT = 0.05;

export type Verdict = "higher" | "lower" | "noChange" | "tooFew";

/** The change of one figure between two periods. Field names are the API's. */
export interface FigureChange {
  before: number | null;
  after: number | null;
  /** after − before */
  difference: number | null;
  /** Of the value before; null if that is 0. */
  percent: number | null;
  /** 95 % interval of the difference. */
  low: number | null;
  high: number | null;
  p_value: number | null;
  verdict: Verdict;
  /** Source of the uncertainty. */
  basis: ClusterKind | null;
}

/** @param found null if too little was measured */
export function changeOf(
  before: number | null,
  after: number | null,
  found: (Difference & { basis: ClusterKind }) | null,
): FigureChange {
  const difference = before === null || after === null ? null : after - before;
  const percent = difference === null || before === null || before === 0 ? null : (difference / before) * 100;
  const values = { before, after, difference, percent };
  if (!found || difference === null)
    return { ...values, low: null, high: null, p_value: null, verdict: "tooFew", basis: null };
  return {
    ...values,
    // Both were added up in another order, so the last digits may differ.
    low: Math.min(found.low, difference),
    high: Math.max(found.high, difference),
    p_value: found.pValue,
    verdict: verdictOf(found),
    basis: found.basis,
  };
}

/**
 * A figure that is equal, or moved against the tested direction, has not changed, however small the p-value.
 */
function verdictOf({ pValue, difference, towards }: Difference): Verdict {
  if (pValue >= SIGNIFICANT || towards === 0 || towards !== Math.sign(difference)) return "noChange";
  return towards > 0 ? "higher" : "lower";
}
