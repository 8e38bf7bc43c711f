/** km/h that a device may send at most. */
const FASTEST = 300;

/** V30, V50 and V85 in km/h; null where no vehicle has a speed. */
export interface SpeedPercentiles {
  v30: number | null;
  v50: number | null;
  v85: number | null;
}

/** Vehicles and their radar samples by whole km/h, 1 to 300. */
export class SpeedHistogram {
  /** Vehicles with a speed. */
  count = 0;
  private sum = 0;
  /** What lies outside is empty; the loops over a year's hours keep to it. */
  private lowest = FASTEST;
  private highest = 0;
  private readonly vehicles = new Float64Array(FASTEST + 1);
  private readonly samples = new Float64Array(FASTEST + 1);

  add(speed: number, vehicles: number, samples: number): void {
    this.count += vehicles;
    this.sum += speed * vehicles;
    if (speed < this.lowest) this.lowest = speed;
    if (speed > this.highest) this.highest = speed;
    this.vehicles[speed] = (this.vehicles[speed] ?? 0) + vehicles;
    this.samples[speed] = (this.samples[speed] ?? 0) + samples;
  }

  addAll(other: SpeedHistogram): void {
    for (let speed = other.lowest; speed <= other.highest; speed += 1) {
      const vehicles = other.vehiclesAt(speed);
      if (vehicles > 0) this.add(speed, vehicles, other.samplesAt(speed));
    }
  }

  clear(): void {
    this.vehicles.fill(0, this.lowest, this.highest + 1);
    this.samples.fill(0, this.lowest, this.highest + 1);
    this.count = 0;
    this.sum = 0;
    this.lowest = FASTEST;
    this.highest = 0;
  }

  vehiclesAt(speed: number): number {
    return this.vehicles[speed] ?? 0;
  }

  samplesAt(speed: number): number {
    return this.samples[speed] ?? 0;
  }

  /** Vehicles and samples of the speeds `from` to `to`, both included. */
  between(from: number, to = FASTEST): { vehicles: number; measurements: number } {
    let [vehicles, measurements] = [0, 0];
    for (let speed = from; speed <= to; speed += 1) {
      vehicles += this.vehiclesAt(speed);
      measurements += this.samplesAt(speed);
    }
    return { vehicles, measurements };
  }

  /** Highest speed as measured. */
  get max(): number | null {
    return this.count === 0 ? null : this.highest;
  }

  /** Lowest and highest speed; without vehicles no speed lies between them. */
  get range(): [number, number] {
    return [this.lowest, this.highest];
  }

  get mean(): number | null {
    return this.count === 0 ? null : this.sum / this.count;
  }

  /** Of the population of vehicles. */
  get standardDeviation(): number | null {
    const { mean } = this;
    if (mean === null) return null;
    let sum = 0;
    for (let speed = this.lowest; speed <= this.highest; speed += 1)
      sum += (speed - mean) ** 2 * this.vehiclesAt(speed);
    return Math.sqrt(sum / this.count);
  }

  /**
   * Nearest rank: the smallest speed whose cumulative count is at least p percent of all.
   * @param ranks whole percents 1 to 100, ascending
   */
  percentiles(ranks: readonly number[]): (number | null)[] {
    if (this.count === 0) return ranks.map(() => null);
    let [speed, cumulative] = [this.lowest - 1, 0];
    return ranks.map((rank) => {
      while (speed < FASTEST && cumulative * 100 < rank * this.count) cumulative += this.vehiclesAt(++speed);
      return speed;
    });
  }

  /** The same for three ranks, without an array: a year asks for it nine thousand times. */
  get usualPercentiles(): SpeedPercentiles {
    if (this.count === 0) return { v30: null, v50: null, v85: null };
    let [speed, cumulative] = [this.lowest - 1, 0];
    const rank = (percent: number): number => {
      while (speed < FASTEST && cumulative * 100 < percent * this.count)
        cumulative += this.vehicles[++speed] ?? 0;
      return speed;
    };
    return { v30: rank(30), v50: rank(50), v85: rank(85) };
  }
}
