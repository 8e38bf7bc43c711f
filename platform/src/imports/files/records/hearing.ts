import { converted } from "../shape/units.js";
import { numberOf } from "../shape/words.js";
import type { Column } from "../understanding.js";
import type { Refusal } from "./chunk.js";

/**
 * The part of an interval with somebody listening, 0 to 1; null for an empty cell.
 * @param seconds the interval's length
 */
export function heardPart(
  cells: readonly string[],
  column: Column,
  seconds: number,
): number | null | Refusal {
  const number = numberOf(cells[column.index] ?? "");
  if (number === null) return null;
  if (Number.isNaN(number) || number < 0) return { code: "NOT_A_NUMBER", column: column.index };
  const { unit } = column;
  if (unit && unit !== "%") return Math.min(1, converted(number, unit) / seconds);
  return Math.min(1, unit === "%" ? number / 100 : number);
}
