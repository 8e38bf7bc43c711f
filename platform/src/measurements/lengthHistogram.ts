import { OPEN } from "./classCell.js";
import { LENGTH_BORDERS } from "./histogram.js";
import { wholeNumbers } from "./wholeNumbers.js";

export const LENGTH_CLASSES = LENGTH_BORDERS.length + 1;

/** The vehicles of one class of length. */
export interface LengthCount {
  /** null: unknown, as some are in a class without an end that begins below this one's end. */
  vehicles: number | null;
  isEstimate: boolean;
}

/**
 * Vehicles by length class: the specification's five, or others. Those that came as counts by other classes
 * are assumed to be spread evenly within these. docs/definitions.md, "Counts per interval"
 */
export class LengthHistogram {
  /** Vehicles in a class without an end that can't be divided. */
  private open = 0;
  /** Start of each class, tenths of a metre. */
  private readonly begins: readonly number[];
  private readonly vehicles: Float64Array;
  private readonly estimated: Uint8Array;
  /** Classes from this one on are unknown. */
  private known: number;

  /** @param borders between classes, tenths of a metre, ascending */
  constructor(borders: readonly number[] = LENGTH_BORDERS) {
    this.begins = [0, ...borders];
    this.known = this.begins.length;
    this.vehicles = new Float64Array(this.known);
    this.estimated = new Uint8Array(this.known);
  }

  /** The class of a length, tenths of a metre. */
  classOf(length: number): number {
    return this.begins.findLastIndex((begin) => begin <= length);
  }

  add(lengthClass: number, vehicles: number): void {
    this.vehicles[lengthClass] = (this.vehicles[lengthClass] ?? 0) + vehicles;
  }

  /**
   * Adds vehicles of a class [from, to), tenths of a metre.
   * @param isShare true if their number is an estimate
   */
  addClass(from: number, to: number, vehicles: number, isShare: boolean): void {
    const { begins } = this;
    const first = this.classOf(from);
    if (to === OPEN) {
      if (first < begins.length - 1) {
        this.known = Math.min(this.known, first);
        this.open += vehicles;
      } else this.add(first, vehicles);
      if (isShare) this.estimated[first] = 1;
      return;
    }
    for (let index = first; index < begins.length; index += 1) {
      const [begin, end] = [Math.max(begins[index] ?? 0, from), Math.min(begins[index + 1] ?? to, to)];
      if (end <= begin) return;
      this.add(index, (vehicles * (end - begin)) / (to - from));
      if (isShare || begin > from || end < to) this.estimated[index] = 1;
    }
  }

  /** Each class, in whole numbers, which add up if all are known. */
  get counts(): LengthCount[] {
    const whole = wholeNumbers([...this.vehicles]);
    return whole.map((vehicles, index) => ({
      vehicles: index < this.known ? vehicles : null,
      isEstimate: index < this.known && this.estimated[index] === 1,
    }));
  }

  /** Vehicles with a length. */
  get measured(): number {
    return Math.round(this.vehicles.reduce((sum, vehicles) => sum + vehicles, this.open));
  }
}
