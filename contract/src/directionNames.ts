/** What people call the two directions at a place; null: they have no name. */
export type DirectionNames = { incoming: string | null; outgoing: string | null };
export type Direction = keyof DirectionNames;

/** UTF-16 units of a sheet's name in Excel. */
const LONGEST_SHEET_NAME = 31;
/** Signs that Excel allows in no sheet's name. */
const NOT_IN_SHEETS = /[[\]:*?/\\]+/g;

/** Most characters that are shown of the name of a direction, which stands in heads and legends. */
const LONGEST_SHOWN = 40;

/** A direction by its name and by what it is, so that nobody takes one for the other: "proti Kranju (prihajajoča)". */
export const namedDirection = (name: string, word: string): string =>
  `${cutName(name, LONGEST_SHOWN)} (${word})`;

/** The same as Excel takes it for a sheet's name; null: nothing of the name is left. */
export function directionSheet(name: string, word: string): string | null {
  const allowed = name
    .replace(NOT_IN_SHEETS, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s']+/, "")
    .trim();
  const end = ` (${word})`;
  return allowed === "" ? null : `${cutName(allowed, LONGEST_SHEET_NAME - end.length)}${end}`;
}

/**
 * The beginning of a name, with "…" if it is longer.
 * @param most UTF-16 units, 2 or more; no character is cut in two
 */
export function cutName(name: string, most: number): string {
  const whole = name.trim();
  if (whole.length <= most) return whole;
  let kept = "";
  for (const character of whole) {
    if (kept.length + character.length >= most) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
