import { halfWidth95, twoSidedP } from "./studentT.rules.js";

/**
 * A cluster's contribution to a ratio of sums: speeds and vehicles for a mean, some vehicles and all for a
 * share.
 */
export interface Part {
  top: number;
  base: number;
}

/** A ratio of sums over clusters, and its variance by chance. */
export interface Ratio {
  value: number;
  variance: number;
  /** Number of clusters minus one. */
  degreesOfFreedom: number;
}

/**
 * The ratio Σtop / Σbase with its linearised variance over C clusters, C/(C−1) · Σ(top − ratio·base)² / (Σbase)²
 * (Cochran 1977, Sampling Techniques, ch. 6; the usual cluster-robust variance). docs/definitions.md, "Comparisons"
 * @param parts at least two, with something in their bases
 */
export function ratioOf(parts: readonly Part[]): Ratio {
  let [top, base] = [0, 0];
  for (const part of parts) {
    top += part.top;
    base += part.base;
  }
  const value = top / base;
  const squares = parts.reduce((sum, part) => sum + (part.top - value * part.base) ** 2, 0);
  const degreesOfFreedom = parts.length - 1;
  return {
    value,
    variance: ((parts.length / degreesOfFreedom) * squares) / (base * base),
    degreesOfFreedom,
  };
}

/**
 * A difference (after − before), its 95 % confidence interval, and the probability of one as large by chance.
 */
export interface Difference {
  difference: number;
  low: number;
  high: number;
  pValue: number;
  /** The sign of the tested direction. */
  towards: number;
}

/** Welch's t with Welch and Satterthwaite's degrees of freedom. */
export function differenceOf(before: Ratio, after: Ratio): Difference {
  const difference = after.value - before.value;
  const towards = Math.sign(difference);
  const variance = before.variance + after.variance;
  if (variance === 0)
    return { difference, low: difference, high: difference, pValue: difference === 0 ? 1 : 0, towards };
  // By shares of the variance: squares of tiny ones would vanish.
  const degreesOfFreedom =
    1 /
    ((before.variance / variance) ** 2 / before.degreesOfFreedom +
      (after.variance / variance) ** 2 / after.degreesOfFreedom);
  const error = Math.sqrt(variance);
  const reach = halfWidth95(degreesOfFreedom) * error;
  return {
    difference,
    low: difference - reach,
    high: difference + reach,
    pValue: twoSidedP(difference / error, degreesOfFreedom),
    towards,
  };
}
