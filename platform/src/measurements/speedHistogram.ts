import { OPEN } from "./classCell.js";
import { ClassSums, FASTEST, HALF, TENTHS } from "./classSums.js";

/** Sums of fractions come this close to a rank, as a share of it. */
const NOISE = 1e-10;
/**
 * A mean is only given if at most this share is in a class without an end. Those are assumed to be this much
 * faster than its start, km/h.
 */
const OPEN_AT_MOST = 0.01;
const OPEN_BEYOND = 5;

/** V30, V50 and V85 in km/h; null if no vehicle has a speed, or they are unknown. */
export interface SpeedPercentiles {
  v30: number | null;
  v50: number | null;
  v85: number | null;
}

/** The vehicles between two speeds. */
export interface SpeedRange {
  /** null: unknown, as some are in a class without an end that begins below. */
  vehicles: number | null;
  /** Radar samples. */
  measurements: number | null;
  isEstimate: boolean;
}

/**
 * Vehicles and their radar samples by whole km/h, 1 to 300. Vehicles that came as counts by class are spread
 * evenly within it (linear interpolation): their counts are fractions, and results from them are estimates.
 * docs/definitions.md, "Counts per interval"
 */
export class SpeedHistogram {
  /** Vehicles with a speed. */
  count = 0;
  /** Of single vehicles: the sum of speeds, the lowest and the highest. */
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
   * @param isShare true if a share was sent, so that their number is an estimate
   * @param hasMean true if their mean is known, and is added by addMean
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
    // A moving vehicle has at least half a km/h: slower is 0, which is no vehicle.
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

  /** Adds the known mean of some vehicles. @param sum of their speeds, km/h */
  addMean(sum: number, vehicles: number): void {
    this.classes ??= new ClassSums();
    this.classes.toldSum += sum;
    this.classes.toldCount += vehicles;
  }

  /** Adds the known highest speed of some vehicles, km/h. */
  addMax(speed: number): void {
    this.classes ??= new ClassSums();
    this.classes.toldMax = Math.max(this.classes.toldMax, speed);
  }

  /** Adds vehicles without a known highest speed. */
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

  /** True if no vehicle's speed is known. */
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

  /** Vehicles and samples of the speeds `from` to `to`, both included; without `to` all from there on. */
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

  /** True if the number of vehicles at a speed or below is an estimate. */
  isEstimated(speed: number): boolean {
    return this.classes?.isCrossed(speed) ?? false;
  }

  /** Highest measured speed; null if it is unknown for some vehicles. */
  get max(): number | null {
    const highest = Math.max(this.highest, this.classes?.toldMax ?? 0);
    return highest === 0 || (this.classes?.withoutMax ?? 0) > 0 ? null : highest;
  }

  /**
   * Lowest and highest speed; an empty range without vehicles. Everything outside is empty, so loops are
   * limited to it.
   */
  get range(): [number, number] {
    const { lowest, highest, classes } = this;
    if (!classes) return [lowest, highest];
    return [Math.min(lowest, classes.lowest), Math.max(highest, classes.highest)];
  }

  /** Mean of all with a known speed or mean; an estimate if `isMeanEstimate`. */
  get mean(): number | null {
    const { untoldCount, untoldSum, toldCount, toldSum } = this.classes ?? NO_CLASSES;
    const count = this.singles + untoldCount + toldCount;
    if (count === 0 || (untoldCount > 0 && this.isOpen)) return null;
    return (this.sum + untoldSum + toldSum) / count;
  }

  get isMeanEstimate(): boolean {
    return (this.classes?.untoldCount ?? 0) > 0;
  }

  /** Of the population of vehicles; an estimate if `isDeviationEstimate`. */
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
   * Nearest rank: the smallest speed whose cumulative count is at least p percent of all; null if it is in a
   * class without an end.
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

  /** True if a speed from `percentiles` is an estimate. */
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

  /** True if too many vehicles are in a class without an end. */
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
