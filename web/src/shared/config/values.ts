import type { Field } from "@obcestje/contract/deviceConfig/field.js";
import { LEVELS } from "@obcestje/contract/deviceConfig/ranges.js";

/** Values in a document: read tolerantly, written in the form that they had. */

const WHOLE = /^-?(0|[1-9]\d{0,14})$/;

/** A whole number, even if the document has it as text; null if it is none. */
export function wholeOf(value: unknown): number | null {
  if (typeof value === "string" && WHOLE.test(value)) return Number(value);
  return typeof value === "number" && Number.isInteger(value) ? value : null;
}

export function flagOf(value: unknown): boolean | null {
  if (value === true || value === 1) return true;
  return value === false || value === 0 ? false : null;
}

/** @param before the document's present value */
export const writtenFlag = (value: boolean, before: unknown): boolean | number =>
  typeof before === "boolean" ? value : Number(value);

/** Index of the chosen name, whether the document has it by name or number; null for any other value. */
export function choiceOf(names: readonly string[], value: unknown): number | null {
  const number = wholeOf(value);
  const index =
    number ??
    names.findIndex((name) => typeof value === "string" && name.toLowerCase() === value.toLowerCase());
  return index >= 0 && index < names.length ? index : null;
}

/** A choice in the document's form: name or number, as before. */
export function writtenChoice(
  { names, usually }: Extract<Field, { kind: "choice" }>,
  index: number,
  before: unknown,
): string | number {
  const isNumber = before === undefined ? usually === "number" : wholeOf(before) !== null;
  return isNumber ? index : (names[index] ?? index);
}

/** A word of the firmware; a number stays a number. */
export function writtenToken(text: string, before: unknown): string | number {
  return typeof before !== "string" && WHOLE.test(text) && text !== "-0" ? Number(text) : text;
}

/** A text; a number in the document stays a number if possible. */
export const writtenText = (text: string, before: unknown): string | number =>
  typeof before === "number" ? writtenToken(text, before) : text;

export function shownText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Eight brightness levels; null if the document has anything else. */
export function levelsOf(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length !== LEVELS) return null;
  const levels = value.map(wholeOf);
  return levels.every((level) => level !== null) ? levels : null;
}
