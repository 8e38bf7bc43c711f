import { AXIS, axisOf, classFrom, classTo, hasMean, OPEN, TOLD } from "./classCell.js";
import { HALF, TENTHS } from "./classSums.js";
import { heardOf, type PeriodHour } from "./periodHour.js";
import { KIND } from "./reading.js";
import { eachVehicleCell } from "./vehicleCells.js";

/** With fewer clusters the variation between them is unknown. */
const FEWEST = 5;

/** Vehicles of one local day or one local hour, which depend on each other. */
export interface Cluster {
  /** Seconds with vehicles listened for. */
  covered: number;
  vehicles: number;
  /** Vehicles with a speed. */
  count: number;
  /** Vehicles with a known speed or mean, and the sum of their speeds, km/h. */
  summed: number;
  sum: number;
  /** For each of the requested speeds, the vehicles with a speed that are strictly faster. */
  above: number[];
}

export type ClusterKind = "days" | "hours";

/** The clusters of one period, by day and by hour. */
export type Clusters = Record<ClusterKind, Cluster[]>;

/**
 * The days and hours of a period's vehicles.
 * @param limitOf an hour's speed limit, km/h: the first speed above which vehicles are counted
 * @param speeds km/h: further ones
 */
export function clustersOf(
  hours: PeriodHour[],
  limitOf: (hour: PeriodHour) => number,
  speeds: readonly number[],
): Clusters {
  const heard = hours.filter((hour) => heardOf(hour, KIND.vehicle) > 0);
  const byHour = heard.map((hour) => clusterOf(hour, [limitOf(hour), ...speeds]));
  const byDay = new Map<number, Cluster>();
  for (const [index, { day }] of heard.entries()) {
    const cluster = byHour[index];
    const known = byDay.get(day);
    if (cluster) byDay.set(day, known ? together(known, cluster) : cluster);
  }
  return { days: [...byDay.values()], hours: byHour };
}

function clusterOf(hour: PeriodHour, speeds: readonly number[]): Cluster {
  const above = speeds.map(() => 0);
  const cluster = { covered: heardOf(hour, KIND.vehicle), vehicles: 0, count: 0, summed: 0, sum: 0, above };
  eachVehicleCell(
    hour,
    ({ speed, count }) => {
      cluster.vehicles += count;
      if (speed < 0) return;
      cluster.count += count;
      cluster.summed += count;
      cluster.sum += speed * count;
      for (let index = 0; index < speeds.length; index += 1)
        if (speed > (speeds[index] ?? 0)) above[index] = (above[index] ?? 0) + count;
    },
    (key, value) => addClass(cluster, speeds, key, value),
  );
  return cluster;
}

/** Adds a cell of a class, assuming its vehicles are spread evenly in it. */
function addClass(cluster: Cluster, speeds: readonly number[], key: number, value: number): void {
  const [axis, from, to] = [axisOf(key), classFrom(key), classTo(key)];
  if (axis === AXIS.told && from === TOLD.speedSum) cluster.sum += value / TENTHS;
  if (axis === AXIS.told && from === TOLD.speedCount) cluster.summed += value;
  if (axis !== AXIS.speed) return;
  cluster.count += value;
  if (!hasMean(key)) {
    cluster.summed += value;
    cluster.sum += (value * (to === OPEN ? from + TENTHS / 2 : (from + to) / 2)) / TENTHS;
  }
  for (let index = 0; index < speeds.length; index += 1) {
    const border = (speeds[index] ?? 0) * TENTHS + HALF;
    const share = border <= from || to === OPEN ? 1 : Math.max(0, (to - border) / (to - from));
    cluster.above[index] = (cluster.above[index] ?? 0) + share * value;
  }
}

function together(one: Cluster, other: Cluster): Cluster {
  return {
    covered: one.covered + other.covered,
    vehicles: one.vehicles + other.vehicles,
    count: one.count + other.count,
    summed: one.summed + other.summed,
    sum: one.sum + other.sum,
    above: one.above.map((count, index) => count + (other.above[index] ?? 0)),
  };
}

/** Clusters of one kind for two periods. */
export interface ClustersOfBoth {
  basis: ClusterKind;
  before: Cluster[];
  after: Cluster[];
}

/**
 * The clusters for comparing two periods: days if both have enough, else hours, else none.
 * @param says true if a cluster contains the figure
 */
export function sameClusters(
  { before, after }: { before: Clusters; after: Clusters },
  says: (cluster: Cluster) => boolean,
): ClustersOfBoth | null {
  for (const basis of ["days", "hours"] as const) {
    const both = { basis, before: before[basis].filter(says), after: after[basis].filter(says) };
    if (both.before.length >= FEWEST && both.after.length >= FEWEST) return both;
  }
  return null;
}
