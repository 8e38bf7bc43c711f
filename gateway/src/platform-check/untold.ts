import { isObject, parsed } from "../platform-api/decode.js";

/**
 * Which fields no thing tells; none where there are no things. One that is told to be null is told.
 * @param fields names, with dots into objects
 */
export function untoldOf(things: readonly unknown[], fields: readonly string[]): string[] {
  if (things.length === 0) return [];
  const missing = fields.filter((field) => !things.some((thing) => tells(thing, field.split("."))));
  // Of an object that is missing as a whole its fields need not be named.
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
