import { OPEN } from "./classCell.js";
import { ClassSums, FASTEST, HALF, TENTHS } from "./classSums.js";

/** Sums of fractions come this near to a rank, as a share of it. */
const NOISE = 1e-10;
/** So many of all may lie in a class without an end for a mean to be given; they are taken as so much faster than its beginning, km/h. */
const OPEN_AT_MOST = 0.01;
const OPEN_BEYOND = 5;

/** V30, V50 and V85 in km/h; null where no vehicle has a speed, or nobody can tell. */
export interface SpeedPercentiles {
  v30: number | null;
  v50: number | null;
  v85: number | null;
}

/** The vehicles between two speeds. */
export interface SpeedRange {
  /** null: some are in a class without an end that begins below, and nobody can tell how many. */
  vehicles: number | null;
  /** Radar samples. */
  measurements: number | null;
  isEstimate: boolean;
}

/**
 * Vehicles and their radar samples by whole km/h, 1 to 300. Vehicles that came as numbers by class lie evenly within it (linear
 * interpolation): there counts are fractions, and what follows from them is an estimate. docs/definitions.md, "Counts per interval"
 */
export class SpeedHistogram {
  /** Vehicles with a speed. */
  count = 0;
  /** Of what came one by one: the sum of speeds, the lowest and the highest. */
  private sum = 0;
  private lowest = FASTEST;
  private highest = 0;
  private readonly vehicles = new Float64Array(FASTEST + 1);
  private readonly samples = new Float64Array(FASTEST + 1);
  /** null: all came one by one. */
  private classes: ClassSums | null = null;

  add(speed: number, vehicles: number, samples: number): void {
    this.count += vehicles;
    this.sum += speed * vehicles;
    if (speed < this.lowest) this.lowest = speed;
    if (speed > this.highest) this.highest = speed;
    this.put(speed, vehicles, samples);
  }

  /**
   * Adds vehicles of a class [from, to), tenths of km/h, one radar sample each.
   * @param isShare a share was told, so that their number is an estimate
   * @param hasMean their mean was told, and comes by addMean
   */
  addClass(from: number, to: number, vehicles: number, isShare: boolean, hasMean: boolean): void {
    this.classes ??= new ClassSums();
    const { classes } = this;
    this.count += vehicles;
    classes.count += vehicles;
    if (!hasMean) classes.untoldCount += vehicles;
    if (to === OPEN) {
      classes.open += vehicles;
      classes.openFrom = Math.min(classes.openFrom, from);
      if (!hasMean) classes.untoldSum += (from / TENTHS + OPEN_BEYOND) * vehicles;
      if (isShare) classes.cross(Math.ceil((from - HALF) / TENTHS));
      return;
    }
    // What passes does so at half a km/h at least: slower is 0, which is no vehicle.
    const begin = Math.max(from, HALF);
    const end = Math.max(to, begin + 1);
    const first = Math.floor((begin + HALF) / TENTHS);
    classes.lowest = Math.min(classes.lowest, first);
    if (!hasMean) classes.untoldSum += ((begin + end) / 2 / TENTHS) * vehicles;
    if (isShare) classes.cross(first - 1);
    for (let speed = first; speed <= FASTEST; speed += 1) {
      const upper = speed * TENTHS + HALF;
      const inside = (Math.min(end, upper) - Math.max(begin, upper - TENTHS)) / (end - begin);
      this.put(speed, vehicles * inside, vehicles * inside);
      classes.highest = Math.max(classes.highest, speed);
      if (upper < end || isShare) classes.cross(speed);
      if (upper >= end) return;
    }
  }

  /** Adds the mean that was told of some vehicles. @param sum of their speeds, km/h */
  addMean(sum: number, vehicles: number): void {
    this.classes ??= new ClassSums();
    this.classes.toldSum += sum;
    this.classes.toldCount += vehicles;
  }

  /** Adds the highest speed that was told of some vehicles, km/h. */
  addMax(speed: number): void {
    this.classes ??= new ClassSums();
    this.classes.toldMax = Math.max(this.classes.toldMax, speed);
  }

  /** Adds to the vehicles of which nobody told the highest speed. */
  addWithoutMax(vehicles: number): void {
    this.classes ??= new ClassSums();
    this.classes.withoutMax += vehicles;
  }

  addAll(other: SpeedHistogram): void {
    this.count += other.count;
    this.sum += other.sum;
    this.lowest = Math.min(this.lowest, other.lowest);
    this.highest = Math.max(this.highest, other.highest);
    const [first, last] = other.range;
    for (let speed = first; speed <= last; speed += 1) {
      const vehicles = other.vehiclesAt(speed);
      if (vehicles > 0) this.put(speed, vehicles, other.samplesAt(speed));
    }
    if (!other.classes) return;
    this.classes ??= new ClassSums();
    this.classes.add(other.classes);
  }

  clear(): void {
    const [first, last] = this.range;
    this.vehicles.fill(0, first, last + 1);
    this.samples.fill(0, first, last + 1);
    this.count = this.sum = this.highest = 0;
    this.lowest = FASTEST;
    this.classes?.clear();
  }

  /** Nothing is known of any vehicle's speed. */
  get isEmpty(): boolean {
    return (
      this.count === 0 &&
      (this.classes === null || (this.classes.toldCount === 0 && this.classes.toldMax === 0))
    );
  }

  vehiclesAt(speed: number): number {
    return this.vehicles[speed] ?? 0;
  }

  samplesAt(speed: number): number {
    return this.samples[speed] ?? 0;
  }

  /** Vehicles and samples of the speeds `from` to `to`, both included; without `to` of all from there on. */
  between(from: number, to?: number): SpeedRange {
    const { classes } = this;
    const isUnknown =
      classes && (to === undefined ? classes.isBeyond(from - 1) : to >= from && classes.isBeyond(to));
    if (isUnknown) return { vehicles: null, measurements: null, isEstimate: false };
    const open = to === undefined ? (classes?.open ?? 0) : 0;
    let [vehicles, measurements] = [open, open];
    for (let speed = from; speed <= (to ?? FASTEST); speed += 1) {
      vehicles += this.vehiclesAt(speed);
      measurements += this.samplesAt(speed);
    }
    const isEstimate = this.isEstimated(from - 1) || (to !== undefined && this.isEstimated(to));
    return { vehicles, measurements, isEstimate };
  }

  /** Whether the number of vehicles at a speed or below is an estimate. */
  isEstimated(speed: number): boolean {
    return this.classes?.isCrossed(speed) ?? false;
  }

  /** Highest speed as measured; null where of some vehicles nobody told it. */
  get max(): number | null {
    const highest = Math.max(this.highest, this.classes?.toldMax ?? 0);
    return highest === 0 || (this.classes?.withoutMax ?? 0) > 0 ? null : highest;
  }

  /** Lowest and highest speed; without vehicles no speed lies between them. What lies outside is empty: loops keep to it. */
  get range(): [number, number] {
    const { lowest, highest, classes } = this;
    if (!classes) return [lowest, highest];
    return [Math.min(lowest, classes.lowest), Math.max(highest, classes.highest)];
  }

  /** Mean of all whose speed or mean was told; an estimate where `isMeanEstimate`. */
  get mean(): number | null {
    const { untoldCount, untoldSum, toldCount, toldSum } = this.classes ?? NO_CLASSES;
    const count = this.singles + untoldCount + toldCount;
    if (count === 0 || (untoldCount > 0 && this.isOpen)) return null;
    return (this.sum + untoldSum + toldSum) / count;
  }

  get isMeanEstimate(): boolean {
    return (this.classes?.untoldCount ?? 0) > 0;
  }

  /** Of the population of vehicles; an estimate where `isDeviationEstimate`. */
  get standardDeviation(): number | null {
    if (this.count === 0 || this.isOpen) return null;
    if (!this.isDeviationEstimate) return this.deviationFrom(this.sum / this.count);
    const { open, openFrom } = this.classes ?? NO_CLASSES;
    let sum = open === 0 ? 0 : (openFrom / TENTHS + OPEN_BEYOND) * open;
    const [first, last] = this.range;
    for (let speed = first; speed <= last; speed += 1) sum += speed * this.vehiclesAt(speed);
    return this.deviationFrom(sum / this.count);
  }

  get isDeviationEstimate(): boolean {
    return (this.classes?.count ?? 0) > 0;
  }

  /**
   * Nearest rank: the smallest speed whose cumulative count is at least p percent of all; null where that lies in a class without
   * an end.
   * @param ranks whole percents 1 to 100, ascending
   */
  percentiles(ranks: readonly number[]): (number | null)[] {
    const rank = this.rank();
    return ranks.map(rank);
  }

  /** The same for three ranks, without an array: a year asks for it nine thousand times. */
  get usualPercentiles(): SpeedPercentiles {
    const rank = this.rank();
    return { v30: rank(30), v50: rank(50), v85: rank(85) };
  }

  /** Whether a speed that `percentiles` gave is an estimate. */
  isPercentileEstimate(speed: number | null): boolean {
    return speed !== null && (this.isEstimated(speed - 1) || this.isEstimated(speed));
  }

  /** Vehicles that came one by one. */
  private get singles(): number {
    return this.count - (this.classes?.count ?? 0);
  }

  private put(speed: number, vehicles: number, samples: number): void {
    this.vehicles[speed] = (this.vehicles[speed] ?? 0) + vehicles;
    this.samples[speed] = (this.samples[speed] ?? 0) + samples;
  }

  /** Answers ascending ranks, in percent. */
  private rank(): (percent: number) => number | null {
    const { count, classes } = this;
    const [first, highest] = this.range;
    let [speed, cumulative] = [first - 1, 0];
    return (percent) => {
      if (count === 0) return null;
      const wanted = percent * count * (classes ? 1 - NOISE : 1);
      while (speed < highest && cumulative * 100 < wanted) cumulative += this.vehicles[++speed] ?? 0;
      return cumulative * 100 < wanted || classes?.isBeyond(speed) ? null : speed;
    };
  }

  /** Whether too many lie in a class without an end. */
  private get isOpen(): boolean {
    return this.classes !== null && this.classes.open > OPEN_AT_MOST * this.count;
  }

  private deviationFrom(mean: number): number {
    const { open, openFrom } = this.classes ?? NO_CLASSES;
    let sum = open === 0 ? 0 : (openFrom / TENTHS + OPEN_BEYOND - mean) ** 2 * open;
    const [first, last] = this.range;
    for (let speed = first; speed <= last; speed += 1) sum += (speed - mean) ** 2 * this.vehiclesAt(speed);
    return Math.sqrt(sum / this.count);
  }
}

const NO_CLASSES = new ClassSums();
