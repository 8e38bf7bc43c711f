/** km/h: the highest speed that a device may send. */
export const FASTEST = 300;
/** A whole km/h covers measurements from half below it to half above: tenths of km/h. */
export const HALF = 5;
export const TENTHS = 10;

/** The part of a histogram of speeds for vehicles that came as counts: by class, or with a mean. */
export class ClassSums {
  /** Vehicles in classes. */
  count = 0;
  /** The lowest and highest whole km/h reached by classes with an end. */
  lowest = FASTEST;
  highest = 0;
  /** Vehicles in classes without an end. */
  open = 0;
  /** Start of the lowest of those classes, tenths of km/h. */
  openFrom = Infinity;
  /** Vehicles by class without a known mean, and their speeds by the middle of their class, km/h. */
  untoldCount = 0;
  untoldSum = 0;
  /** Vehicles with a known mean, and their speeds, km/h. */
  toldCount = 0;
  toldSum = 0;
  /** km/h; 0: unknown. */
  toldMax = 0;
  /** Vehicles without a known highest speed. */
  withoutMax = 0;
  /**
   * 1 if a class extends across the border above a whole km/h: the number of its vehicles below is an
   * estimate.
   */
  private readonly crossed = new Uint8Array(FASTEST + 2);

  clear(): void {
    this.crossed.fill(0);
    this.count = this.highest = 0;
    this.lowest = FASTEST;
    this.open = this.untoldCount = this.untoldSum = this.toldCount = this.toldSum = 0;
    this.toldMax = this.withoutMax = 0;
    this.openFrom = Infinity;
  }

  add(other: ClassSums): void {
    this.count += other.count;
    this.lowest = Math.min(this.lowest, other.lowest);
    this.highest = Math.max(this.highest, other.highest);
    this.open += other.open;
    this.openFrom = Math.min(this.openFrom, other.openFrom);
    this.untoldCount += other.untoldCount;
    this.untoldSum += other.untoldSum;
    this.toldCount += other.toldCount;
    this.toldSum += other.toldSum;
    this.toldMax = Math.max(this.toldMax, other.toldMax);
    this.withoutMax += other.withoutMax;
    for (let speed = 0; speed < this.crossed.length; speed += 1)
      if (other.crossed[speed] === 1) this.crossed[speed] = 1;
  }

  cross(speed: number): void {
    this.crossed[speed] = 1;
  }

  /** True if the number of vehicles at a speed or below is an estimate. */
  isCrossed(speed: number): boolean {
    return this.crossed[speed] === 1;
  }

  /**
   * True if the border above a speed is within a class without an end: the numbers on either side are
   * unknown.
   */
  isBeyond(speed: number): boolean {
    return this.open > 0 && speed * TENTHS + HALF > this.openFrom;
  }
}
