import type { Column } from "../understanding.js";
import { directionIn } from "./directionWords.js";
import { namesTotal } from "./roleNames.js";
import { isSumOf } from "./sample.js";
import { plainWords } from "./words.js";

const indexesOf = (columns: readonly Column[]): number[] => columns.map(({ index }) => index);
const hasTotalName = ({ name }: Column): boolean => namesTotal(plainWords(name));

/**
 * Removes columns that count road users again: a total next to its kinds, both directions next to each one.
 * The rest count everybody once.
 * @param said counts of which a person says something: they stay, and are looked at with the others
 */
export function withoutTotals(
  counts: readonly Column[],
  sample: readonly string[][],
  said: readonly Column[] = [],
): Column[] {
  const isSaid = (column: Column): boolean => said.includes(column);
  const doubled = [bothDirections, allKinds, amongEqual];
  const left = doubled.reduce<Column[]>(
    (some, find) => {
      const dropped = find(some, sample, isSaid).filter((column) => !isSaid(column));
      for (const column of dropped) column.role = null;
      return some.filter((column) => !dropped.includes(column));
    },
    [...said, ...counts],
  );
  return left.filter((column) => !isSaid(column));
}

/**
 * A column for both directions has the same name without the direction: "car" next to "car_lft", "Total" next
 * to "NB" and "SB".
 */
function bothDirections(counts: readonly Column[], sample: readonly string[][]): Column[] {
  return counts.filter((column) => {
    if (column.direction !== null) return false;
    const parts = counts.filter(({ kind, direction }) => kind === column.kind && direction !== null);
    if (parts.length === 0) return false;
    // "trucks" next to "cars in" and "cars out" is something else.
    const isOfAll =
      column.kind === null || hasTotalName(column) || isSumOf(sample, column.index, indexesOf(parts));
    return isOfAll || parts.some((part) => stemOf(part) === plainWords(column.name));
  });
}

function stemOf({ name }: Column): string {
  const word = directionIn(name)?.word ?? "";
  return plainWords(name)
    .split(" ")
    .filter((one) => !word.split(/[ >]/).includes(one))
    .join(" ");
}

/**
 * A count of all kinds next to each kind. If all of those are vehicles, it is their total, and they are its
 * parts: without it where a person says something of them.
 */
function allKinds(
  counts: readonly Column[],
  sample: readonly string[][],
  isSaid: (column: Column) => boolean,
): Column[] {
  const others = counts.filter(({ kind }) => kind !== null);
  return counts.flatMap((total) => {
    if (total.kind !== null || others.length === 0) return [];
    const same = others.filter(({ direction }) => direction === total.direction);
    if (same.length === 0) return total.direction === null ? [total] : [];
    if (same.every(({ kind }) => kind === "vehicle")) {
      if (same.some(isSaid)) return [total];
      total.kind = "vehicle";
      return same;
    }
    return hasTotalName(total) || isSumOf(sample, total.index, indexesOf(same)) ? [total] : [];
  });
}

/** A total next to its parts of the same kind: "cars", "trucks", "vehicles". */
function amongEqual(counts: readonly Column[], sample: readonly string[][]): Column[] {
  const kinds = new Set(counts.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const same = counts.filter((column) => column.kind === kind && column.direction === null);
    if (same.length < 2) return [];
    const total = same.find((one) => {
      const parts = same.filter((other) => other !== one);
      return hasTotalName(one) || isSumOf(sample, one.index, indexesOf(parts));
    });
    return total ? [total] : [];
  });
}
