import { numberOf } from "./words.js";

/** Rows kept for comparing columns with each other. */
export const SAMPLE = 1000;

/** The share of rows in which a relation between columns must hold. */
const MOST = 0.9;

const numbersIn = (rows: readonly string[][], index: number): (number | null)[] =>
  rows.map((cells) => numberOf(cells[index] ?? ""));

/** True if a column numbers the rows. */
export function isRunning(rows: readonly string[][], index: number): boolean {
  const numbers = numbersIn(rows, index);
  if (numbers.length < 3) return false;
  let even = 0;
  for (let place = 1; place < numbers.length; place += 1) {
    if ((numbers[place] ?? 0) - (numbers[place - 1] ?? 0) === 1) even += 1;
  }
  return even >= (numbers.length - 1) * MOST;
}

/** From this many rows of whole numbers on, a sum of a hundred in each is no coincidence. */
const NO_CHANCE = 5;

/**
 * True if columns are shares: in each non-empty row they add up to 100, or to 1.
 * @param fewest required rows of whole numbers
 */
export function areShares(
  rows: readonly string[][],
  columns: readonly number[],
  fewest = NO_CHANCE,
): boolean {
  let [all, whole, fractions] = [0, 0, 0];
  for (const cells of rows) {
    const numbers = columns.map((column) => numberOf(cells[column] ?? "") ?? 0);
    const sum = numbers.reduce((so, number) => so + number, 0);
    // One road user in one class is a count as well as a share.
    if (!(sum > 0) || (sum === 1 && numbers.every(Number.isInteger))) continue;
    all += 1;
    if (numbers.some((number) => !Number.isInteger(number))) fractions += 1;
    if (Math.abs(sum - 100) <= 1.5 || Math.abs(sum - 1) <= 0.015) whole += 1;
  }
  return all > 0 && whole >= all * MOST && (fractions > 0 || all >= fewest);
}

/** Numbers of a cell that holds several: "[0, 1.5, 98.5]". */
export function numbersOf(cell: string): number[] | null {
  const inside = cell.trim().replace(/^\[|\]$/g, "");
  if (inside === "") return null;
  const numbers = inside.split(/[,;\s]+/).map(Number);
  return numbers.some(Number.isNaN) ? null : numbers;
}
