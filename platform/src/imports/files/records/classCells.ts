import type { Classes } from "../../../measurements/countedInterval.js";
import { numbersOf } from "../shape/sample.js";
import { numberOf } from "../shape/words.js";
import type { ClassSet } from "../understanding.js";
import type { Refusal } from "./chunk.js";

/** The whole, in hundredths of a percent. */
const WHOLE = 10_000;
/** Rounded shares may differ from a hundred by this many percent. */
const TOLERANCE = 2.5;

/**
 * The numbers of a row's classes; null if none of its cells has one. An empty cell next to filled ones means
 * nobody.
 * @param count the row's count: all of it is in the row's class, if it names one
 */
export function classNumbers(
  cells: readonly string[],
  set: ClassSet,
  count: number | null,
): number[] | null | Refusal {
  const [only] = set.columns;
  if (set.labels && only !== undefined) {
    const place = set.labels.indexOf((cells[only] ?? "").trim());
    if (place < 0) return { code: "CLASS_NOT_UNDERSTOOD", column: only };
    return set.borders.map((_, at) => (at === place ? (count ?? 0) : 0));
  }
  if (set.columns.length === 1 && only !== undefined) return cellNumbers(cells[only] ?? "", set, only);
  const numbers: number[] = [];
  let filled = 0;
  for (const column of set.columns) {
    const number = numberOf(cells[column] ?? "");
    if (number !== null) filled += 1;
    if (Number.isNaN(number) || (number !== null && number < 0)) return { code: "NOT_A_NUMBER", column };
    numbers.push(number ?? 0);
  }
  // Nobody was counted above the last class: it has an end, and above it is an empty class.
  if (set.closed) numbers.push(0);
  return filled === 0 ? null : numbers;
}

function cellNumbers(cell: string, set: ClassSet, column: number): number[] | null | Refusal {
  if (cell.trim() === "" || cell.trim() === "[]") return null;
  const numbers = numbersOf(cell);
  if (!numbers || numbers.length !== set.borders.length || numbers.some((number) => number < 0))
    return { code: "NOT_A_NUMBER", column };
  return numbers;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Numbers as shares in hundredths of a percent that add up to the whole, by largest remainder; null if all
 * are zero.
 * @param isShare true if they are shares already, of 100 or of 1
 */
export function sharesOf(
  numbers: readonly number[],
  isShare: boolean,
  column: number,
): number[] | null | Refusal {
  const sum = sumOf(numbers);
  if (sum === 0) return null;
  const isWhole = Math.abs(sum - 100) <= TOLERANCE || Math.abs(sum - 1) <= TOLERANCE / 100;
  if (isShare && !isWhole) return { code: "SHARES_NOT_HUNDRED", column };
  const exact = numbers.map((number) => (number / sum) * WHOLE);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.place - other.place);
  for (const { place } of byRemainder.slice(0, WHOLE - sumOf(shares)))
    shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

export const countsOf = (borders: number[], numbers: readonly number[]): Classes => ({
  borders,
  counts: numbers.map(Math.round),
  shares: null,
});
