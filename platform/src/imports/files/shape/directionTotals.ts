import type { Role } from "../options.js";
import { directionWord } from "./directionWords.js";
import { type Seen, withRole } from "./findings.js";
import { namesTotal } from "./roleNames.js";
import { SAMPLE } from "./sample.js";
import { plainNumber, sumIn } from "./totalSums.js";
import { plainWords } from "./words.js";

/** What tells intervals, kinds and classes of rows apart. */
const KEYS: Role[] = ["time", "date", "clock", "to", "interval", "kind", "classLabel"];
const CLASSES: Role[] = ["speedClass", "lengthClass", "speedClasses", "lengthClasses"];

const BOTH = /\b(obe|oba|obeh|beide)\b/;

/** True for a word of a direction column that plainly means the total of both. */
export const namesBoth = (word: string): boolean => namesTotal(plainWords(word)) || BOTH.test(word);

/** Sums of the rows of one interval, for each column that counts; null: one of them does not tell it. */
interface Sums {
  parts: (number | null)[] | null;
  whole: (number | null)[] | null;
}

/**
 * Whether a word's counts are the sum of those of the directions, in every interval that has both, and somebody was
 * counted. In an interval without the directions they are not. Of a file longer than the sample nobody knows.
 * @param index the column of directions
 * @param isPart true for a word that is a direction, as directionWord writes it
 */
export function isSumOfDirections(
  { columns, sample }: Pick<Seen, "columns" | "sample">,
  index: number,
  total: string,
  isPart: (word: string) => boolean,
): boolean {
  if (sample.length >= SAMPLE) return false;
  const counts = withRole(columns, "count");
  const counting = counts.length > 0 ? counts : withRole(columns, ...CLASSES);
  const keys = withRole(columns, ...KEYS).map((column) => column.index);
  const areClasses = counts.length === 0;
  const byKey = new Map<string, Sums>();
  for (const cells of sample) {
    const key = JSON.stringify(keys.map((one) => cells[one] ?? ""));
    const sums = byKey.get(key) ?? { parts: null, whole: null };
    byKey.set(key, sums);
    const word = directionWord(cells[index] ?? "");
    const numbers = counting.map((column) => {
      const cell = cells[column.index] ?? "";
      return sumIn([column.grouped ? plainNumber(cell) : cell], [0], areClasses);
    });
    if (word === total) sums.whole = added(sums.whole, numbers);
    else if (isPart(word)) sums.parts = added(sums.parts, numbers);
  }
  let users = 0;
  for (const { parts, whole } of byKey.values()) {
    if (!whole) continue;
    for (const [at, number] of whole.entries()) {
      const sum = parts ? parts[at] : 0;
      if (number === null || sum === null || sum === undefined) continue;
      if (Math.abs(number - sum) > ROUNDING) return false;
      users += number;
    }
  }
  return users > 0;
}

/** Sums of fractions are not exact. */
const ROUNDING = 1e-6;

const added = (sums: (number | null)[] | null, more: readonly (number | null)[]): (number | null)[] =>
  more.map((number, at) => {
    const sum = sums ? (sums[at] ?? null) : 0;
    return sum === null || number === null ? null : sum + number;
  });
