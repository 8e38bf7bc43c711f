import { malformed } from "../errors.js";

/** Names joined by dots lead into an object: "metaData.locationName". */
const FIELDS_TEXT = /^\w+(\.\w+)*(,\w+(\.\w+)*)*$/;

/**
 * Reads the list of fields that a caller wants of each client.
 * @returns the path to each of them; undefined for all
 * @throws PlatformError
 */
export function readFields(text: string | undefined): string[][] | undefined {
  if (text === undefined) return undefined;
  if (!FIELDS_TEXT.test(text)) throw malformed("fields", "NOT_NAMES");
  return text.split(",").map((field) => field.split("."));
}

/** A copy of an object with only these fields. Missing ones are left out. */
export function onlyFields(whole: object, fields: readonly string[][]): object {
  const copy: Record<string, unknown> = {};
  for (const path of fields) copyField(whole as Record<string, unknown>, copy, path);
  return copy;
}

function copyField(
  from: Readonly<Record<string, unknown>>,
  to: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
): void {
  if (!Object.hasOwn(from, name)) return;
  const value = from[name];
  if (rest.length === 0) {
    to[name] = value;
    return;
  }
  if (!isObject(value)) return;
  const inner = Object.hasOwn(to, name) ? to[name] : {};
  if (inner === value || !isObject(inner)) return;
  to[name] = inner;
  copyField(value, inner, rest);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
