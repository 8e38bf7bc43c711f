import { OPEN } from "./classCell.js";
import { LENGTH_BORDERS } from "./histogram.js";
import { wholeNumbers } from "./wholeNumbers.js";

export const LENGTH_CLASSES = LENGTH_BORDERS.length + 1;
/** Start of each, tenths of a metre. */
const BEGINNINGS = [0, ...LENGTH_BORDERS];

/** The vehicles of one class of length. */
export interface LengthCount {
  /** null: unknown, as some are in a class without an end that begins below this one's end. */
  vehicles: number | null;
  isEstimate: boolean;
}

/**
 * Vehicles by the five length classes. Those that came as counts by other classes are assumed to be spread
 * evenly within these. docs/definitions.md, "Counts per interval"
 */
export class LengthHistogram {
  /** Vehicles in a class without an end that can't be divided. */
  private open = 0;
  private readonly vehicles = new Float64Array(LENGTH_CLASSES);
  private readonly estimated = new Uint8Array(LENGTH_CLASSES);
  /** Classes from this one on are unknown. */
  private known = LENGTH_CLASSES;

  add(lengthClass: number, vehicles: number): void {
    this.vehicles[lengthClass] = (this.vehicles[lengthClass] ?? 0) + vehicles;
  }

  /**
   * Adds vehicles of a class [from, to), tenths of a metre.
   * @param isShare true if their number is an estimate
   */
  addClass(from: number, to: number, vehicles: number, isShare: boolean): void {
    const first = BEGINNINGS.findLastIndex((begin) => begin <= from);
    if (to === OPEN) {
      if (first < LENGTH_CLASSES - 1) {
        this.known = Math.min(this.known, first);
        this.open += vehicles;
      } else this.add(first, vehicles);
      if (isShare) this.estimated[first] = 1;
      return;
    }
    for (let index = first; index < LENGTH_CLASSES; index += 1) {
      const [begin, end] = [
        Math.max(BEGINNINGS[index] ?? 0, from),
        Math.min(BEGINNINGS[index + 1] ?? to, to),
      ];
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
