import { isObject, parsed } from "../platform-api/decode.js";

/**
 * The fields that no thing has; empty if there are no things. A field with the value null counts as present.
 * @param fields names, with dots into objects
 */
export function untoldOf(things: readonly unknown[], fields: readonly string[]): string[] {
  if (things.length === 0) return [];
  const missing = fields.filter((field) => !things.some((thing) => tells(thing, field.split("."))));
  // If a whole object is missing, its fields need not be named.
  return missing.filter((field) => !missing.some((other) => field.startsWith(`${other}.`)));
}

function tells(thing: unknown, [name = "", ...rest]: readonly string[]): boolean {
  const within = parsed(thing);
  if (!isObject(within)) return false;
  // Platforms spell it in two ways, as the specification does.
  const value = within[name] ?? (name === "metaData" ? within.metadata : undefined);
  if (rest.length > 0) return tells(value, rest);
  return value !== undefined || name in within;
}
