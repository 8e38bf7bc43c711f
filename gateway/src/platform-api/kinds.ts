import { TZDate } from "@date-fns/tz";
import {
  intOrNull,
  isObject,
  type Json,
  numberOrNull,
  objectOrNull,
  parsed,
  textOrNull,
  tolerate,
} from "./decode.js";
import type { Kind, LeafShape } from "./kind.js";

const leaf = <T>(shape: LeafShape, read: Kind<T>["read"]): Kind<T> => ({ shape, read });
const isMissing = (wire: unknown): wire is null | undefined => wire === null || wire === undefined;

/** What names a thing: opaque text, also where the platform counts its things. */
export const id = leaf<string>("ID", (wire, field) => {
  if (typeof wire === "number" || (typeof wire === "string" && wire !== "")) return String(wire);
  return isMissing(wire) ? null : tolerate(field, null);
});

export const text = leaf<string>("String", textOrNull);

/** Whether GraphQL's Int can carry it. */
const isInt32 = (value: number) => value === (value | 0);

/** A whole number, as far as GraphQL's Int reaches. */
export const whole = leaf<number>("Int", (wire, field) => {
  const value = intOrNull(wire, field);
  return value === null || isInt32(value) ? value : tolerate(field, null);
});

/** A number with decimals. */
export const number = leaf<number>("Float", numberOrNull);

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
]);

/** Yes or no, also as 1 or 0, or as the text of one of these. */
export const flag = leaf<boolean>("Boolean", (wire, field) => {
  const known = FLAGS.get(wire);
  if (known !== undefined || isMissing(wire)) return known ?? null;
  const read = typeof wire === "string" ? FLAGS.get(parsed(wire.trim().toLowerCase())) : undefined;
  return tolerate(field, read ?? null);
});

/** Later than any second that a platform may mean (the year 5138), earlier than its milliseconds (1973). */
const MILLISECONDS_FROM = 1e11;
/** The last second that a date can be made of. */
const LAST_SECOND = 8.64e12;
const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
/** Of a record that names none, as of devices. */
export const DEFAULT_TIME_ZONE = "Europe/Ljubljana";

/**
 * An instant in Unix seconds, also where it comes in milliseconds or as ISO 8601 text: a local day or time, of the zone that its
 * record names, where it has no offset.
 */
export const instant = leaf<number>("UnixTime", (wire, field, root) => {
  const iso = typeof wire === "string" ? ISO.exec(wire.trim()) : null;
  const seconds = iso ? tolerate(field, secondsOf(iso, root?.timeZone)) : numberOrNull(wire, field);
  if (seconds === null || (Number.isInteger(seconds) && Math.abs(seconds) <= MILLISECONDS_FROM))
    return seconds;
  const rounded = Math.floor(Math.abs(seconds) > MILLISECONDS_FROM ? seconds / 1000 : seconds);
  return tolerate(field, Math.abs(rounded) <= LAST_SECOND ? rounded : null);
});

/** Days as 31 February, which `Date` takes for one of March, are none. */
function isDayOfMonth(text: string): boolean {
  const day = text.slice(0, "2026-01-01".length);
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

function secondsOf([text, offset]: RegExpExecArray, timeZone: unknown): number | null {
  if (!isDayOfMonth(text)) return null;
  const isLocal = offset === undefined;
  const isDay = text.length === "2026-01-01".length;
  const instant = new Date(isLocal && !isDay ? `${text}Z` : text);
  const milliseconds = isLocal ? localTime(instant, timeZone) : instant.getTime();
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
}

/** When a zone's clocks show what UTC's show at an instant. */
function localTime(utc: Date, timeZone: unknown): number {
  const day = [utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()] as const;
  const clock = [utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds()] as const;
  return new TZDate(...day, ...clock, typeof timeZone === "string" ? timeZone : DEFAULT_TIME_ZONE).getTime();
}

/** Whether the platform tells a value at all: true for one, false where it says that there is none, null for no word. */
export const told = leaf<boolean>("Boolean", (wire) => (wire === undefined ? null : wire !== null));

/** Any JSON, as it is. */
export const json = leaf<unknown>("JSON", (wire) => wire ?? null);

/** An object whose keys nobody here knows. */
export const jsonObject = leaf<Json>("JSONObject", objectOrNull);

/** An object or a list, whatever is in it. */
export const document = leaf<Json | unknown[]>("JSON", (wire, field) => {
  if (isMissing(wire) || isObject(wire) || Array.isArray(wire)) return wire ?? null;
  const read = parsed(wire);
  return tolerate(field, isObject(read) || Array.isArray(read) ? read : null);
});

/** A list, item by item; without those that are not understood. */
export function listOf<T>({ read, shape }: Kind<T>): Kind<T[]> {
  return {
    shape: { listOf: shape },
    read: (wire, field, root) => {
      if (isMissing(wire)) return null;
      const items = Array.isArray(wire) ? wire : tolerate(field, parsed(wire));
      if (!Array.isArray(items)) return null;
      // Not by flatMap, which takes twenty times as long: thousands of records have lists of one.
      const told: T[] = [];
      for (const item of items) {
        const value = read(item, field, root);
        if (value !== null) told.push(value);
      }
      return told;
    },
  };
}
