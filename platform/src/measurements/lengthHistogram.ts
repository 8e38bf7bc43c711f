import { OPEN } from "./classCell.js";
import { LENGTH_BORDERS } from "./histogram.js";
import { wholeNumbers } from "./wholeNumbers.js";

/** The five classes. */
export const LENGTH_CLASSES = LENGTH_BORDERS.length + 1;
/** Where each begins, tenths of a metre. */
const BEGINNINGS = [0, ...LENGTH_BORDERS];

/** The vehicles of one class of length. */
export interface LengthCount {
  /** null: some are in a class without an end that begins below its end, and nobody can tell how many. */
  vehicles: number | null;
  isEstimate: boolean;
}

/**
 * Vehicles by the five length classes; those that came as numbers by other classes lie evenly within theirs.
 * docs/definitions.md, "Counts per interval"
 */
export class LengthHistogram {
  /** Vehicles in a class without an end that can't be dealt out. */
  private open = 0;
  private readonly vehicles = new Float64Array(LENGTH_CLASSES);
  private readonly estimated = new Uint8Array(LENGTH_CLASSES);
  /** The classes from this one on that can't be told. */
  private known = LENGTH_CLASSES;

  add(lengthClass: number, vehicles: number): void {
    this.vehicles[lengthClass] = (this.vehicles[lengthClass] ?? 0) + vehicles;
  }

  /** Adds vehicles of a class [from, to), tenths of a metre. @param isShare their number is an estimate */
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

  /** Each class; whole numbers, which add up where all are told. */
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
