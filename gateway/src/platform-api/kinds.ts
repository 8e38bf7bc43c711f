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

/** An id: opaque text, even if the platform numbers its things. */
export const id = leaf<string>("ID", (wire, field) => {
  if (typeof wire === "number" || (typeof wire === "string" && wire !== "")) return String(wire);
  return isMissing(wire) ? null : tolerate(field, null);
});

export const text = leaf<string>("String", textOrNull);

/** True if GraphQL's Int can hold it. */
const isInt32 = (value: number) => value === (value | 0);

/** A whole number within the range of GraphQL's Int. */
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

/** A boolean, also as 1 or 0, or as the text of one of these. */
export const flag = leaf<boolean>("Boolean", (wire, field) => {
  const known = FLAGS.get(wire);
  if (known !== undefined || isMissing(wire)) return known ?? null;
  const read = typeof wire === "string" ? FLAGS.get(parsed(wire.trim().toLowerCase())) : undefined;
  return tolerate(field, read ?? null);
});

/** Greater than any second that a platform may mean (the year 5138), less than its milliseconds (1973). */
const MILLISECONDS_FROM = 1e11;
/** The last second that a Date can hold. */
const LAST_SECOND = 8.64e12;
const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
/** For records without a zone, and for devices. */
export const DEFAULT_TIME_ZONE = "Europe/Ljubljana";

/**
 * An instant in Unix seconds, also if it comes in milliseconds or as ISO 8601 text. A local day or time
 * without an offset is read in the zone that its record names.
 */
export const instant = leaf<number>("UnixTime", (wire, field, root) => {
  const iso = typeof wire === "string" ? ISO.exec(wire.trim()) : null;
  const seconds = iso ? tolerate(field, secondsOf(iso, root?.timeZone)) : numberOrNull(wire, field);
  if (seconds === null || (Number.isInteger(seconds) && Math.abs(seconds) <= MILLISECONDS_FROM))
    return seconds;
  const rounded = Math.floor(Math.abs(seconds) > MILLISECONDS_FROM ? seconds / 1000 : seconds);
  return tolerate(field, Math.abs(rounded) <= LAST_SECOND ? rounded : null);
});

/** Days like 31 February are invalid, though `Date` takes them for days of March. */
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

/** The instant at which a zone's clocks show the time that UTC's show at a given instant. */
function localTime(utc: Date, timeZone: unknown): number {
  const day = [utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()] as const;
  const clock = [utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds()] as const;
  return new TZDate(...day, ...clock, typeof timeZone === "string" ? timeZone : DEFAULT_TIME_ZONE).getTime();
}

/** True for a value, false if the platform says that there is none, null if it says nothing. */
export const told = leaf<boolean>("Boolean", (wire) => (wire === undefined ? null : wire !== null));

/** Any JSON, unchanged. */
export const json = leaf<unknown>("JSON", (wire) => wire ?? null);

/** An object with unknown keys. */
export const jsonObject = leaf<Json>("JSONObject", objectOrNull);

/** An object or a list with any content. */
export const document = leaf<Json | unknown[]>("JSON", (wire, field) => {
  if (isMissing(wire) || isObject(wire) || Array.isArray(wire)) return wire ?? null;
  const read = parsed(wire);
  return tolerate(field, isObject(read) || Array.isArray(read) ? read : null);
});

/** A list, item by item, without those that are not understood. */
export function listOf<T>({ read, shape }: Kind<T>): Kind<T[]> {
  return {
    shape: { listOf: shape },
    read: (wire, field, root) => {
      if (isMissing(wire)) return null;
      const items = Array.isArray(wire) ? wire : tolerate(field, parsed(wire));
      if (!Array.isArray(items)) return null;
      // flatMap takes twenty times as long, and thousands of records have lists of one.
      const told: T[] = [];
      for (const item of items) {
        const value = read(item, field, root);
        if (value !== null) told.push(value);
      }
      return told;
    },
  };
}
