import { HOUR } from "../time/clock.js";
import {
  type Cluster,
  type Clusters,
  type ClustersOfBoth,
  clustersOf,
  sameClusters,
} from "./clusters.rules.js";
import { changeOf } from "./figureChange.rules.js";
import type { LimitedTally } from "./figures.rules.js";
import { speedsAround, v85Change } from "./percentileChange.rules.js";
import type { Period, PeriodHour } from "./periodHour.js";
import { differenceOf, type Part, ratioOf } from "./ratio.rules.js";
import { KIND } from "./reading.js";
import { SpeedHistogram } from "./speedHistogram.js";
import { type Limited, limitAt, limitsOf, shownLimits } from "./speedLimits.rules.js";
import { whereHeard } from "./tally.rules.js";
import { completenessOf, resolutionOf } from "./trends.rules.js";

/** Fewer vehicles give no verdict. */
const SAMPLE = 100;

/** One of two periods. */
export interface ComparedSide {
  hours: PeriodHour[];
  tally: LimitedTally;
  period: Period;
  limited: Limited;
}

/** A cluster's contribution to each figure. */
const meanSpeed = ({ sum, summed }: Cluster): Part => ({ top: sum, base: summed });
const overLimit = ({ above, count }: Cluster): Part => ({ top: (above[0] ?? 0) * 100, base: count });
const perHour = ({ vehicles, covered }: Cluster): Part => ({ top: vehicles * HOUR, base: covered });

/** Index in a cluster at which the speeds of speedsAround begin, after the limit. */
const AROUND_V85 = 1;

/**
 * The figures of two periods, and the probability that their differences are chance. docs/definitions.md,
 * "Comparisons"
 */
export function comparisonOf(before: ComparedSide, after: ComparedSide) {
  const [then, now] = [figuresOfPeriod(before), figuresOfPeriod(after)];
  const clusters = clustersOfSides(before, after);
  const speedsTell = Math.min(then.sample_size ?? 0, now.sample_size ?? 0) >= SAMPLE;
  const ofSpeeds = speedsTell ? sameClusters(clusters, ({ count }) => count > 0) : null;
  const ofMeans = speedsTell ? sameClusters(clusters, ({ summed }) => summed > 0) : null;
  // One side may be next to nothing: a road that is empty now is a change, too.
  const countsTell = Math.max(before.tally.vehicles, after.tally.vehicles) >= SAMPLE;
  const ofCounts = countsTell ? sameClusters(clusters, () => true) : null;
  const v85 = ofSpeeds &&
    then.v85 !== null &&
    now.v85 !== null && {
      ...v85Change(
        { speeds: before.tally.speeds, clusters: ofSpeeds.before },
        { speeds: after.tally.speeds, clusters: ofSpeeds.after },
        AROUND_V85,
      ),
      basis: ofSpeeds.basis,
    };
  return {
    before: then,
    after: now,
    changes: {
      average_speed: changeOf(then.average_speed, now.average_speed, ratios(ofMeans, meanSpeed)),
      v85: changeOf(then.v85, now.v85, v85 || null),
      percentage_over_limit: changeOf(
        then.percentage_over_limit,
        now.percentage_over_limit,
        ratios(ofSpeeds, overLimit),
      ),
      vehicles_per_hour: changeOf(then.vehicles_per_hour, now.vehicles_per_hour, ratios(ofCounts, perHour)),
    },
  };
}

function ratios(clusters: ClustersOfBoth | null, part: (cluster: Cluster) => Part) {
  if (!clusters) return null;
  const { basis, before, after } = clusters;
  return { ...differenceOf(ratioOf(before.map(part)), ratioOf(after.map(part))), basis };
}

function clustersOfSides(before: ComparedSide, after: ComparedSide): { before: Clusters; after: Clusters } {
  const pooled = new SpeedHistogram();
  for (const { tally } of [before, after]) pooled.addAll(tally.speeds);
  const of = ({ hours, tally, limited }: ComparedSide) => {
    const limits = limitsOf(limited);
    return clustersOf(hours, (hour) => limitAt(limits, hour.start), speedsAround(tally.speeds, pooled));
  };
  return { before: of(before), after: of(after) };
}

function figuresOfPeriod({ tally, period, limited }: ComparedSide) {
  const { speeds, vehicles } = tally;
  const heard = tally.heard[KIND.vehicle];
  return {
    ...shownLimits(limited, period),
    total_vehicles: whereHeard(vehicles, KIND.vehicle, tally),
    sample_size: whereHeard(speeds.count, KIND.vehicle, tally),
    average_speed: speeds.mean,
    standard_deviation: speeds.standardDeviation,
    max_speed: speeds.max,
    ...speeds.usualPercentiles,
    percentage_over_limit: tally.byLimit.percentageOver(),
    vehicles_per_hour: heard < HOUR ? null : (vehicles * HOUR) / heard,
    completeness: completenessOf(tally),
    resolution: resolutionOf(tally),
    is_estimate: tally.isEstimate || speeds.isMeanEstimate || speeds.isDeviationEstimate,
  };
}
