import { intOrNull, isObject, type Json, textOrNull } from "../decode.js";
import type { Words } from "../words.js";
import type { Codec } from "./codec.js";

const FIELD = "config";

/** Whether GraphQL's Int can carry it; no field of a configuration comes near its ends. */
const isInt32 = (value: number) => value === (value | 0);

/** A whole number. */
export const whole: Codec<number> = {
  shape: "Int",
  read: (wire) => {
    const value = intOrNull(typeof wire === "boolean" ? Number(wire) : wire, FIELD);
    return value !== null && isInt32(value) ? value : null;
  },
  write: (value) => value,
};

/** Yes or no: 1 or 0, where the document does not have it as true or false. */
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

/** A name or number that only the device's firmware knows the meaning of; a number stays one. */
export const token: Codec<string> = {
  shape: "String",
  read: (wire) => (typeof wire === "number" ? String(wire) : textOrNull(wire, FIELD)),
  write: (value, before) =>
    typeof before !== "string" && WHOLE_NUMBER.test(value) && value !== "-0" ? Number(value) : value,
};

/** Whatever it is, as long as it is an object. */
export const anyObject: Codec<Json> = {
  shape: "JSONObject",
  read: (wire) => (isObject(wire) ? wire : {}),
  write: (value) => value,
};

/** One of some words that the document has by number, which is their place. */
export function numbered<Name extends string>(words: Words<Name>): Codec<Name> {
  const names = Object.values<Name>(words.names);
  return {
    shape: words.shape,
    read: (wire) => names[numberOf(wire)] ?? words.read(wire, FIELD),
    write: (value) => names.indexOf(value),
  };
}

/**
 * One of some words that the document has by name or by number; written as it was there before.
 * @param usually how to write it where there was nothing
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
