/** Examined length of a name or word: patterns take long on longer ones, and nobody writes them. */
export const LONGEST_WORDS = 150;

/**
 * A text in comparable form: lower case, no diacritics, spaces between words. "speedKmh" and "speed_kmh" are
 * equal.
 */
export function plainWords(text: string): string {
  return text
    .slice(0, LONGEST_WORDS)
    .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, "$1 $2")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[\s_.,;:/\\|#*'"!?&()[\]{}-]+/g, " ")
    .trim();
}

/** A number with decimal point or comma; null for an empty cell, NaN for any other text. */
export function numberOf(text: string): number | null {
  if (text === "") return null;
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return NUMBER.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}

/** True if a number may have thousands separators. "1.234" may also be a decimal: its column decides. */
export const isGrouped = (text: string): boolean => text.length > 4 && GROUPED.test(text);

/** The value of such a number. */
export const ungrouped = (text: string): number => Number(text.replace(/[.,'’\s]/g, ""));

const GROUPED = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/;

const NUMBER = /^[+-]?(?:\d{1,15}(?:[.,]\d{0,17})?|\.\d{1,17})(?:e[+-]?\d{1,2})?$/i;
