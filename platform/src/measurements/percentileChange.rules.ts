import type { Cluster } from "./clusters.rules.js";
import { type Difference, differenceOf, type Ratio, ratioOf } from "./ratio.rules.js";
import type { SpeedHistogram } from "./speedHistogram.js";
import { halfWidth95 } from "./studentT.rules.js";

/** Percent, as the rank among whole vehicles is found without rounding. */
const V85 = 85;
const HALF = 0.5;

/** One side of a comparison of V85. */
export interface SpeedSide {
  speeds: SpeedHistogram;
  clusters: readonly Cluster[];
}

/**
 * The speeds above which the clusters of a V85 must count: the pooled V85, then those that describe a side's
 * own vehicles at its V85.
 */
export function speedsAround(own: SpeedHistogram, pooled: SpeedHistogram): number[] {
  const v85 = own.usualPercentiles.v85 ?? 0;
  return [pooled.usualPercentiles.v85 ?? 0, v85, v85 - 1];
}

/**
 * The difference of two V85. The decision: the shares of vehicles above the V85 of both samples pooled. The
 * interval: each side's interval of its share, read back through its speeds (Woodruff 1952), both combined by
 * MOVER (Zou and Donner 2008). docs/definitions.md, "Comparisons"
 * @param first index at which the speeds of speedsAround begin in the clusters' `above`
 * @returns difference and interval in km/h, the p-value of the shares
 */
export function v85Change(before: SpeedSide, after: SpeedSide, first: number): Difference {
  const [there, here] = [bounds(before, first), bounds(after, first)];
  const { towards, pValue } = differenceOf(
    shareAbove(before.clusters, first),
    shareAbove(after.clusters, first),
  );
  const nearestRank = (after.speeds.usualPercentiles.v85 ?? 0) - (before.speeds.usualPercentiles.v85 ?? 0);
  const between = here.value - there.value;
  // Nearest ranks differ by up to a km/h from the interpolated value; the interval contains both.
  return {
    difference: nearestRank,
    low: Math.min(nearestRank, between - Math.hypot(here.value - here.low, there.high - there.value)),
    high: Math.max(nearestRank, between + Math.hypot(here.high - here.value, there.value - there.low)),
    pValue,
    towards,
  };
}

function shareAbove(clusters: readonly Cluster[], index: number): Ratio {
  return ratioOf(clusters.map(({ above, count }) => ({ top: above[index] ?? 0, base: count })));
}

/** A side's V85 interpolated between whole km/h, and its limits below and above. */
function bounds({ speeds, clusters }: SpeedSide, first: number) {
  const v85 = speeds.usualPercentiles.v85 ?? 0;
  const value = quantile(speeds, V85);
  // A whole km/h covers measurements from half below it to half above.
  const upper = v85 + HALF - value;
  const { variance, degreesOfFreedom } = ratioOf(
    clusters.map(({ above, count }) => {
      const [faster = 0, asFast = 0] = [above[first + 1], above[first + 2]];
      return { top: faster + upper * (asFast - faster), base: count };
    }),
  );
  const reach = halfWidth95(degreesOfFreedom) * Math.sqrt(variance) * 100;
  return { low: quantile(speeds, V85 - reach), value, high: quantile(speeds, V85 + reach) };
}

/**
 * The speed that this percentage of vehicles does not exceed, if those of one whole km/h are spread evenly
 * around it.
 */
function quantile(speeds: SpeedHistogram, percent: number): number {
  const rank = (Math.min(Math.max(percent, 0), 100) * speeds.count) / 100;
  const [lowest, highest] = speeds.range;
  let below = 0;
  for (let speed = lowest; speed <= highest; speed += 1) {
    const vehicles = speeds.vehiclesAt(speed);
    if (vehicles > 0 && below + vehicles >= rank) return speed - HALF + (rank - below) / vehicles;
    below += vehicles;
  }
  return highest + HALF;
}
