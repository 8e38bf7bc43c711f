export type Wire = Record<string, unknown>;

export const isObject = (value: unknown): value is Wire =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is no object has nothing in it. */
export const objectOf = (value: unknown): Wire => (isObject(value) ? value : {});

/** A list, also where the document has its only entry as such. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? [value] : [];
}

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** A whole number, also as text; null where it is none. */
export function wholeOf(value: unknown): number | null {
  const number = typeof value === "string" && NUMBER.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : null;
}

/** A whole number brought between two others. */
export function within(value: unknown, least: number, most: number): number | null {
  const number = wholeOf(value);
  return number === null ? null : Math.min(most, Math.max(least, number));
}

/** One of some values that a document has by number, in this order, or by its name. */
export function namedOf<T>(value: unknown, choices: readonly { name: string; is: T }[]): T | null {
  const text = typeof value === "string" ? value.trim().toLowerCase() : null;
  const chosen = choices[wholeOf(value) ?? -1] ?? choices.find(({ name }) => name === text);
  return chosen?.is ?? null;
}
