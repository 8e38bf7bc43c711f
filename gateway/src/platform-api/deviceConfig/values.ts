import { intOrNull, isObject, type Json, textOrNull } from "../decode.js";
import type { Codec } from "./codec.js";

const FIELD = "config";

/** Whether GraphQL's Int can carry it; no field of a configuration comes near its ends. */
const isInt32 = (value: number) => value === (value | 0);

/** A whole number. */
export const whole: Codec<number> = {
  read: (wire) => {
    const value = intOrNull(typeof wire === "boolean" ? Number(wire) : wire, FIELD);
    return value !== null && isInt32(value) ? value : null;
  },
  write: (value) => value,
};

/** Yes or no: 1 or 0, where the document does not have it as true or false. */
export const flag: Codec<boolean> = {
  read: (wire) => {
    if (typeof wire === "boolean") return wire;
    const text = String(wire).trim().toLowerCase();
    if (text === "1" || text === "true") return true;
    return text === "0" || text === "false" ? false : null;
  },
  write: (value, before) => (typeof before === "boolean" ? value : Number(value)),
};

export const text: Codec<string> = {
  read: (wire) => textOrNull(wire, FIELD),
  write: (value) => value,
};

const WHOLE_NUMBER = /^-?(0|[1-9]\d{0,14})$/;

/** A name or number that only the device's firmware knows the meaning of; a number stays one. */
export const token: Codec<string> = {
  read: (wire) => (typeof wire === "number" ? String(wire) : textOrNull(wire, FIELD)),
  write: (value, before) =>
    typeof before !== "string" && WHOLE_NUMBER.test(value) && value !== "-0" ? Number(value) : value,
};

/** Whatever it is, as long as it is an object. */
export const anyObject: Codec<Json> = {
  read: (wire) => (isObject(wire) ? wire : {}),
  write: (value) => value,
};

/** One of some values that the document has by number. */
export function numbered<Name extends string>(names: readonly Name[]): Codec<Name> {
  return {
    read: (wire) => byNumber(names, wire) ?? byText(names, names, wire),
    write: (value) => names.indexOf(value),
  };
}

/**
 * One of some values that the document has by name or by number; written as it was there before.
 * @param texts the document's names, in the order of the numbers
 * @param usually how to write it where there was nothing
 */
export function namedOrNumbered<Name extends string>(
  names: readonly Name[],
  texts: readonly string[],
  usually: "name" | "number",
): Codec<Name> {
  return {
    read: (wire) => byNumber(names, wire) ?? byText(names, texts, wire),
    write: (value, before) => {
      const index = names.indexOf(value);
      const asNumber = typeof before === "string" ? WHOLE_NUMBER.test(before) : usually === "number";
      return asNumber || typeof before === "number" ? index : texts[index];
    },
  };
}

function byNumber<Name>(names: readonly Name[], wire: unknown): Name | null {
  const number = typeof wire === "string" && WHOLE_NUMBER.test(wire) ? Number(wire) : wire;
  return typeof number === "number" ? (names[number] ?? null) : null;
}

function byText<Name>(names: readonly Name[], texts: readonly string[], wire: unknown): Name | null {
  const index = texts.findIndex(
    (known) => typeof wire === "string" && known.toLowerCase() === wire.toLowerCase(),
  );
  return names[index] ?? null;
}
