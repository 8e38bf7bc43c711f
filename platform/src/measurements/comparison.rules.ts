import { HOUR } from "../time/clock.js";
import { type Cluster, type Clusters, clustersOf, sameClusters } from "./clusters.rules.js";
import { percentageAbove } from "./figures.rules.js";
import { speedsAround, v85Change } from "./percentileChange.rules.js";
import type { PeriodHour } from "./periodHour.js";
import { type Difference, differenceOf, type Part, ratioOf } from "./ratio.rules.js";
import { SpeedHistogram } from "./speedHistogram.js";
import type { PeriodTally } from "./tally.rules.js";
import { completenessOf } from "./trends.rules.js";

/** Of fewer vehicles nothing is said. */
const SAMPLE = 100;
const SIGNIFICANT = 0.05;

export type Verdict = "higher" | "lower" | "noChange" | "tooFew";

/** How one figure differs between two periods. */
export interface FigureChange {
  before: number | null;
  after: number | null;
  /** after − before */
  difference: number | null;
  /** Of the value before; null where that is 0. */
  percent: number | null;
  /** Of the difference, 95 %. */
  low: number | null;
  high: number | null;
  p_value: number | null;
  verdict: Verdict;
}

/** One of two periods. */
export interface ComparedSide {
  hours: PeriodHour[];
  tally: PeriodTally;
  /** km/h */
  speedLimit: number;
}

/** What one side adds to a figure's clusters. */
const meanSpeed = ({ sum, count }: Cluster): Part => ({ top: sum, base: count });
const overLimit = ({ above, count }: Cluster): Part => ({ top: (above[0] ?? 0) * 100, base: count });
const flow = ({ vehicles, covered }: Cluster): Part => ({ top: vehicles * HOUR, base: covered });

const hasSpeeds = ({ count }: Cluster) => count > 0;
/** Where what speedsAround counts stands in a cluster. */
const AROUND_V85 = 1;

/** The figures of two periods, and how likely chance alone makes their differences. docs/definitions.md, "Comparisons" */
export function comparisonOf(before: ComparedSide, after: ComparedSide) {
  const [then, now] = [figuresOfPeriod(before), figuresOfPeriod(after)];
  const clusters = clustersOfBoth(before, after);
  const speedsTell = Math.min(then.sample_size, now.sample_size) >= SAMPLE;
  const withSpeeds = speedsTell ? sameClusters(clusters.before, clusters.after, hasSpeeds) : null;
  const flowTells =
    then.vehicles_per_hour !== null &&
    now.vehicles_per_hour !== null &&
    Math.max(then.total_vehicles, now.total_vehicles) >= SAMPLE;
  const covered = flowTells ? sameClusters(clusters.before, clusters.after, () => true) : null;
  const change = (name: ComparedFigure, difference: (Difference & { shares?: number }) | null) =>
    changeOf(then[name], now[name], difference);
  const ratios = (both: { before: Cluster[]; after: Cluster[] } | null, part: (cluster: Cluster) => Part) =>
    both && differenceOf(ratioOf(both.before.map(part)), ratioOf(both.after.map(part)));
  return {
    before: then,
    after: now,
    changes: {
      average_speed: change("average_speed", ratios(withSpeeds, meanSpeed)),
      v85: change(
        "v85",
        withSpeeds &&
          v85Change(
            { speeds: before.tally.speeds, clusters: withSpeeds.before },
            { speeds: after.tally.speeds, clusters: withSpeeds.after },
            AROUND_V85,
          ),
      ),
      percentage_over_limit: change("percentage_over_limit", ratios(withSpeeds, overLimit)),
      vehicles_per_hour: change("vehicles_per_hour", ratios(covered, flow)),
    },
  };
}

type ComparedFigure = "average_speed" | "v85" | "percentage_over_limit" | "vehicles_per_hour";

function clustersOfBoth(before: ComparedSide, after: ComparedSide): { before: Clusters; after: Clusters } {
  const pooled = new SpeedHistogram();
  for (const { tally } of [before, after]) pooled.addAll(tally.speeds);
  const of = ({ hours, tally, speedLimit }: ComparedSide) =>
    clustersOf(hours, [speedLimit, ...speedsAround(tally.speeds, pooled)]);
  return { before: of(before), after: of(after) };
}

function figuresOfPeriod({ tally, speedLimit }: ComparedSide) {
  const { speeds, vehicles, coveredSeconds } = tally;
  return {
    speed_limit: speedLimit,
    total_vehicles: vehicles,
    sample_size: speeds.count,
    average_speed: speeds.mean,
    standard_deviation: speeds.standardDeviation,
    max_speed: speeds.max,
    ...speeds.usualPercentiles,
    percentage_over_limit: percentageAbove(speeds, speedLimit),
    vehicles_per_hour: coveredSeconds < HOUR ? null : (vehicles * HOUR) / coveredSeconds,
    completeness: completenessOf(tally),
  };
}

function changeOf(
  before: number | null,
  after: number | null,
  found: (Difference & { shares?: number }) | null,
): FigureChange {
  const difference = before === null || after === null ? null : after - before;
  return {
    before,
    after,
    difference,
    percent: difference === null || before === null || before === 0 ? null : (difference / before) * 100,
    low: found && Math.min(found.low, difference ?? found.low),
    high: found && Math.max(found.high, difference ?? found.high),
    p_value: found?.pValue ?? null,
    verdict: found ? verdictOf(found) : "tooFew",
  };
}

/** A change is named only where the test and the whole interval say so. */
function verdictOf({
  low,
  high,
  pValue,
  difference,
  shares = difference,
}: Difference & { shares?: number }): Verdict {
  if (pValue >= SIGNIFICANT) return "noChange";
  if (low > 0 && shares > 0) return "higher";
  return high < 0 && shares < 0 ? "lower" : "noChange";
}
