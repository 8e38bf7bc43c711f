import { intOrNull, isObject, type Json, textOrNull } from "../decode.js";
import type { Words } from "../words.js";
import type { Codec } from "./codec.js";

const FIELD = "config";

/** True if GraphQL's Int can hold it. No field of a configuration comes near the limits. */
const isInt32 = (value: number) => value === (value | 0);

export const whole: Codec<number> = {
  shape: "Int",
  read: (wire) => {
    const value = intOrNull(typeof wire === "boolean" ? Number(wire) : wire, FIELD);
    return value !== null && isInt32(value) ? value : null;
  },
  write: (value) => value,
};

/** A boolean: written as 1 or 0, unless the document has true or false. */
export const flag: Codec<boolean> = {
  shape: "Boolean",
  read: (wire) => {
    if (typeof wire === "boolean") return wire;
    const text = String(wire).trim().toLowerCase();
    if (text === "1" || text === "true") return true;
    return text === "0" || text === "false" ? false : null;
  },
  write: (value, before) => (typeof before === "boolean" ? value : Number(value)),
};

export const text: Codec<string> = {
  shape: "String",
  read: (wire) => textOrNull(wire, FIELD),
  write: (value) => value,
};

const WHOLE_NUMBER = /^-?(0|[1-9]\d{0,14})$/;

/** A name or number with a meaning known only to the device's firmware. A number stays one. */
export const token: Codec<string> = {
  shape: "String",
  read: (wire) => (typeof wire === "number" ? String(wire) : textOrNull(wire, FIELD)),
  write: (value, before) =>
    typeof before !== "string" && WHOLE_NUMBER.test(value) && value !== "-0" ? Number(value) : value,
};

export const anyObject: Codec<Json> = {
  shape: "JSONObject",
  read: (wire) => (isObject(wire) ? wire : {}),
  write: (value) => value,
};

/** One of some words that the document has by number, their index. */
export function numbered<Name extends string>(words: Words<Name>): Codec<Name> {
  const names = Object.values<Name>(words.names);
  return {
    shape: words.shape,
    read: (wire) => names[numberOf(wire)] ?? words.read(wire, FIELD),
    write: (value) => names.indexOf(value),
  };
}

/**
 * One of some words that the document has by name or by number. The old notation is kept.
 * @param usually the notation if there was no value
 */
export function namedOrNumbered<Name extends string>(
  words: Words<Name>,
  usually: "name" | "number",
): Codec<Name> {
  const byNumber = numbered(words);
  return {
    ...byNumber,
    write: (value, before) => {
      const asNumber = typeof before === "string" ? WHOLE_NUMBER.test(before) : usually === "number";
      return asNumber || typeof before === "number" ? byNumber.write(value, before) : words.wireOf(value);
    },
  };
}

const numberOf = (wire: unknown): number =>
  typeof wire === "number" || (typeof wire === "string" && WHOLE_NUMBER.test(wire)) ? Number(wire) : -1;
