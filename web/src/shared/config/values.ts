import { type Field, LEVELS } from "./fields";

/** How values stand in a document: read tolerantly, written in the form that they had. */

const WHOLE = /^-?(0|[1-9]\d{0,14})$/;

/** A whole number, also where the document has it as text; null where it is none. */
export function wholeOf(value: unknown): number | null {
  if (typeof value === "string" && WHOLE.test(value)) return Number(value);
  return typeof value === "number" && Number.isInteger(value) ? value : null;
}

export function flagOf(value: unknown): boolean | null {
  if (value === true || value === 1) return true;
  return value === false || value === 0 ? false : null;
}

/** @param before what the document has now */
export const writtenFlag = (value: boolean, before: unknown): boolean | number =>
  typeof before === "boolean" ? value : Number(value);

/** The place of a chosen name, whichever way the document says it; null where it says something else, or nothing. */
export function choiceOf(names: readonly string[], value: unknown): number | null {
  const number = wholeOf(value);
  const index =
    number ??
    names.findIndex((name) => typeof value === "string" && name.toLowerCase() === value.toLowerCase());
  return index >= 0 && index < names.length ? index : null;
}

/** A choice as the document has it: by name or number, as it was before. */
export function writtenChoice(
  { names, usually }: Extract<Field, { kind: "choice" }>,
  index: number,
  before: unknown,
): string | number {
  const isNumber = before === undefined ? usually === "number" : wholeOf(before) !== null;
  return isNumber ? index : (names[index] ?? index);
}

/** A word of the firmware's: a number stays one. */
export function writtenToken(text: string, before: unknown): string | number {
  return typeof before !== "string" && WHOLE.test(text) && text !== "-0" ? Number(text) : text;
}

/** A text; one that the document has as a number stays one where it can. */
export const writtenText = (text: string, before: unknown): string | number =>
  typeof before === "number" ? writtenToken(text, before) : text;

/** What stands in an input of text. */
export function shownText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Eight levels of brightness; null where the document has something else there. */
export function levelsOf(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length !== LEVELS) return null;
  const levels = value.map(wholeOf);
  return levels.every((level) => level !== null) ? levels : null;
}
