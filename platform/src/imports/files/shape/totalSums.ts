import { toldClasses } from "../records/toldClasses.js";
import { numbersOf } from "./sample.js";
import { isGrouped, numberOf, ungrouped } from "./words.js";

/** Columns that count road users again whom others count. */
export interface Total {
  columns: number[];
  parts: number[];
  /** They hold classes: an empty one beside filled ones is of nobody. */
  ofClasses: boolean;
}

/** The share of rows that must fit. */
const MOST = 0.9;
/** Fractions may be rounded. */
const TOLERANCE = 0.01;

/** True if a row's total is the sum of its parts; null if the row does not tell both. */
export function fitsIn(cells: readonly string[], { columns, parts, ofClasses }: Total): boolean | null {
  const whole = sumIn(cells, columns, ofClasses);
  const sum = sumIn(cells, parts, ofClasses);
  if (whole === null || sum === null) return null;
  if (Number.isInteger(whole) && Number.isInteger(sum)) return whole === sum;
  return Math.abs(sum - whole) <= TOLERANCE * Math.max(1, whole);
}

/** The sum of some cells; null if they don't tell it. */
export function sumIn(
  cells: readonly string[],
  columns: readonly number[],
  isEmptyNobody: boolean,
): number | null {
  let [sum, told] = [0, 0];
  for (const column of columns) {
    const number = numberIn(cells[column] ?? "");
    if (number === null && isEmptyNobody) continue;
    if (number === null || Number.isNaN(number)) return null;
    sum += number;
    told += 1;
  }
  return told > 0 ? sum : null;
}

/** The number in a cell, or the sum of those of all classes that it holds. */
function numberIn(cell: string): number | null {
  const number = numberOf(cell);
  if (number === null || !Number.isNaN(number)) return number;
  const numbers = toldClasses(cell)?.counts ?? numbersOf(cell);
  return numbers ? numbers.reduce((sum, one) => sum + one, 0) : Number.NaN;
}

/**
 * Whether a total is the sum of its parts in the rows that tell both, apart from odd ones; null if none of them
 * counts anybody.
 * @param grouped columns whose numbers have thousands separators
 */
export function isSumOf(
  rows: readonly string[][],
  total: Total,
  grouped: ReadonlySet<number>,
): boolean | null {
  let [all, equal, counting] = [0, 0, 0];
  for (const row of rows) {
    const cells =
      grouped.size === 0 ? row : row.map((cell, at) => (grouped.has(at) ? plainNumber(cell) : cell));
    const isFitting = fitsIn(cells, total);
    if (isFitting === null) continue;
    all += 1;
    if (isFitting) equal += 1;
    if (!isFitting || (sumIn(cells, total.columns, total.ofClasses) ?? 0) > 0) counting += 1;
  }
  return counting === 0 ? null : equal >= all * MOST;
}

/** A number with its thousands joined; any other cell as it is. */
export const plainNumber = (cell: string): string =>
  isGrouped(cell.trim()) ? String(ungrouped(cell.trim())) : cell;
